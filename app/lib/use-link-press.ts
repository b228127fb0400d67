import { useEffect } from 'react'
import { plainPress } from './plain-press.ts'

/**
 * Has `press` take links wherever they stand, in what comes as HTML alone too, in place of the page
 * that they lead to; where it fails they lead on. What stands nearer to a link may take its press first.
 */
export function useLinkPress(
  selector: string,
  press: (link: HTMLAnchorElement) => Promise<unknown>,
): void {
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      const link = plainPress(event)
      if (!link?.matches(selector)) return
      event.preventDefault()
      // The second press of a double one would do it again.
      if (event.detail > 1) return
      press(link).catch(() => location.assign(link.href))
    }
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [selector, press])
}
