import { keepFocus } from './keep-focus.ts'

/**
 * Changes the lines in `part`: what the visitor has before them stays where it is, and so does the
 * focus. Browsers look after the first where what they hold on to is not replaced itself.
 */
export function keepPlace(part: HTMLElement, change: () => void): void {
  const held = [document.activeElement, ...part.querySelectorAll('tr'), behind(part)]
  const inSight = held.flatMap((element) => {
    if (!element || element === document.body) return []
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight ? { element, top } : []
  })
  keepFocus(part, change)
  const anchor = inSight.find(({ element }) => element.isConnected)
  if (!anchor) return
  const moved = anchor.element.getBoundingClientRect().top - anchor.top
  if (moved) scrollBy({ top: moved, behavior: 'instant' })
}

/** What follows the lines in their form. */
const behind = (part: HTMLElement) => part.closest('form > div')?.nextElementSibling ?? null
