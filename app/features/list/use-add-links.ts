import { useCallback, useState } from 'react'
import { useLinkPress } from '#app/framework/use-link-press.ts'
import type { KeptNews } from './keep.ts'
import { addLinks } from './to-add.ts'

/**
 * Adds to the list that the browser keeps what links of `AddToList` name, and says the last one. Without
 * the code for it, and where the browser keeps its storage closed, they lead on.
 * `at` is where in the window it was pressed.
 */
export function useAddLinks() {
  const [news, setNews] = useState<KeptNews & { at: DOMRect }>()
  const add = useCallback(async (link: HTMLAnchorElement) => {
    const at = link.getBoundingClientRect()
    const { addToKept } = await import('./keep.ts')
    setNews({ ...addToKept(link.search), at })
  }, [])
  useLinkPress(addLinks, add)
  return news
}
