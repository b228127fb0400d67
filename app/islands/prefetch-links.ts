import { mayLoadAhead } from '#app/lib/load-ahead.ts'

/** Signs that a link is about to be followed. */
const signs = ['pointerover', 'focusin', 'touchstart'] as const

/** Prefetches the page of a link that is about to be followed, in browsers without speculation rules. */
export function prefetchLinks(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return
  const prefetched = new Set([location.pathname])
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || prefetched.has(link.pathname) || !mayLoadAhead(link)) return
    prefetched.add(link.pathname)
    const ahead = document.createElement('link')
    ahead.rel = 'prefetch'
    ahead.href = link.pathname
    document.head.append(ahead)
  }
  for (const sign of signs) addEventListener(sign, prefetch, { passive: true })
}
