import type { BrowserCatalogue } from './browser-catalogue.ts'
import { linksInSight } from './links-in-sight.ts'
import { onPage, pagesWanted, wantAhead } from './pages-wanted.ts'

/** For what else begins when a page has come or has been scrolled. */
const restMilliseconds = 100

/**
 * Has what products' pages begin with rendered ahead of a press, from the catalogue that the browser has read: of
 * the link below a mouse, and of those that a screen without one shows when it is at rest.
 */
export function watchLinks(store: Pick<BrowserCatalogue, 'ready'>): void {
  const catalogue = store.ready()
  // Of one that is far away the server has the pages.
  if (!catalogue) return
  const productOf = (link: Element) => catalogue.product(link.getAttribute('href')!.slice(1))
  const want = (link: Element) => {
    const path = link.getAttribute('href')!
    // A mouse that moves within a card tells of its link again and again.
    if (pagesWanted().some(({ page }) => page === path)) return
    const view = productOf(link)
    if (view) wantAhead({ page: path, view, details: undefined })
  }
  if (matchMedia('(hover: hover)').matches) {
    document.addEventListener('pointerover', ({ target }) => {
      const link = target instanceof Element && target.closest('main a[href]')
      if (link) want(link)
    })
    return
  }
  let timer: number | undefined
  const look = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]:not([data-query])')
      linksInSight(links, (link) => productOf(link) !== undefined).forEach(want)
    }, restMilliseconds)
  }
  addEventListener('scrollend', look)
  onPage(look)
  look()
}
