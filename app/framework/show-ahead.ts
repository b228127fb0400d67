import { handOver } from './hand-over.ts'
import { placeKey } from './place-key.ts'
import { renderedAhead } from './rendered-ahead.ts'

/** Over the page that is left, which stays where and as it is until the next is there; below the header. */
const over = {
  position: 'fixed',
  inset: '0',
  paddingTop: 'var(--head)',
  overflow: 'hidden',
  zIndex: '4',
  background: 'var(--paper)',
}

/** Any frame is painted by then. */
const longestMilliseconds = 300

/**
 * Shows what a page begins with, in a `main` of its own ahead of the page's, until React has rendered that
 * page. The router hears of the press once it is painted.
 */
export function showAhead(to: URL): Promise<void> | undefined {
  const address = to.pathname + to.search
  const first = renderedAhead.get(address)?.firstElementChild
  const main = document.getElementById('main')!
  if (!first || to.hash || hasStandIn(main) || document.hidden || to.pathname === location.pathname)
    return undefined
  const stand = standIn(main, first)
  main.before(stand)
  const key = placeKey()
  let isTold = false
  handOver(main, stand, {
    isTold: () => isTold,
    isThere: () => {
      const { location: shown, navigation } = window.__reactRouterDataRouter!.state
      if (shown.pathname + shown.search === address) return true
      // A press that came to nothing leaves the page as it is.
      const isOver = placeKey() !== key || (isTold && navigation.state === 'idle')
      return isOver ? false : undefined
    },
    top: () => 0,
  })
  return new Promise((resolve) => {
    const tell = () => {
      isTold = true
      resolve()
    }
    // The timer comes after the frame that the callback belongs to; a window that nobody sees has no frames.
    requestAnimationFrame(() => setTimeout(tell))
    setTimeout(tell, longestMilliseconds)
  })
}

const hasStandIn = (main: Element) => main.previousElementSibling?.localName === 'main'

function standIn(main: HTMLElement, first: Element): HTMLElement {
  const stand = main.cloneNode() as HTMLElement
  stand.removeAttribute('id')
  Object.assign(stand.style, over)
  const copy = document.importNode(first, true) as HTMLElement
  // React has it not shown.
  copy.style.display = ''
  stand.append(copy)
  return stand
}

const rehearsed = new WeakSet<Element>()

/**
 * Has one of the pages rendered ahead laid out and taken away before any frame: a press finds its rules, its
 * letters and this code as a second one would. False where there is none that has not been.
 */
export function rehearse(): boolean {
  const main = document.getElementById('main')!
  // A page that is on its way goes before.
  if (hasStandIn(main)) return false
  for (const [address, { firstElementChild: first }] of renderedAhead) {
    if (!first || rehearsed.has(first)) continue
    rehearsed.add(first)
    // The browser's mark of a finger would be a frame of its own ahead of the one that answers.
    for (const link of main.querySelectorAll<HTMLElement>(`[href="${address}"]`))
      link.style.setProperty('-webkit-tap-highlight-color', 'transparent')
    const stand = standIn(main, first)
    // A picture is asked for as this task ends, if it still says which.
    for (const image of stand.querySelectorAll('img'))
      for (const name of ['srcset', 'src']) image.removeAttribute(name)
    main.before(stand)
    stand.getBoundingClientRect()
    stand.remove()
    return true
  }
  return false
}
