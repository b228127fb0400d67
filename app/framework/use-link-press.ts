import { useEffect } from 'react'
import { plainPress } from './plain-press.ts'

/**
 * Has `press` take links wherever they stand, in what comes as HTML alone too, in place of the page
 * that they lead to; where it fails they lead on. It comes ahead of all who listen to a link, or
 * where it `isLast` after those who stand nearer and may have taken the press.
 */
export function useLinkPress(
  selector: string,
  press: (link: HTMLAnchorElement) => Promise<unknown>,
  { isLast = false } = {},
): void {
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      const link = plainPress(event)
      if (!link?.matches(selector)) return
      event.preventDefault()
      // The second press of a double one would take back the first, or do it again.
      if (event.detail > 1) return
      press(link).catch(() => location.assign(link.href))
    }
    document.addEventListener('click', listen, !isLast)
    return () => document.removeEventListener('click', listen, !isLast)
  }, [selector, press, isLast])
}
