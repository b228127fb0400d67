import { useLinkPress } from '#app/framework/use-link-press.ts'

export const compareLinks = '[data-compare]'

/**
 * Takes into the tray what links of `CompareLink` name, or out again. Without the code for it, which
 * comes with the first one, and where the browser keeps its storage closed, they lead on.
 */
export const useCompareLinks = (): void => useLinkPress(compareLinks, toggle)

const toggle = async (link: HTMLAnchorElement) => (await import('./choose.ts')).toggleNamed(link)
