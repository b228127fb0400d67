import { useEffect } from 'react'
import type { Chosen } from './use-choice.ts'
import { namedBy } from './choose.ts'
import { compareLinks } from './use-compare-links.ts'

/** Makes of every `CompareLink` a button that says whether its product is `chosen`. */
export function useCompareButtons(chosen: readonly Chosen[]): void {
  useEffect(() => {
    const say = () => {
      for (const link of links()) {
        const { slug } = namedBy(link)
        link.role = 'button'
        link.ariaPressed = String(chosen.some((one) => one.slug === slug))
      }
    }
    say()
    // A list comes with new ones, some of them in HTML that no component holds.
    const observer = new MutationObserver(say)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  })
  useEffect(() => {
    document.addEventListener('keydown', pressBySpace)
    return () => {
      document.removeEventListener('keydown', pressBySpace)
      for (const link of links()) link.role = link.ariaPressed = null
    }
  }, [])
}

const links = () => document.querySelectorAll<HTMLAnchorElement>(compareLinks)

/** As a button is, and a link is not. */
function pressBySpace(event: KeyboardEvent): void {
  const { key, target } = event
  if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches(compareLinks)) return
  event.preventDefault()
  target.click()
}
