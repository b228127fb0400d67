import { leftElements } from './left-elements.ts'
import { onStep } from './stepped.ts'

/** How long pictures may take to be there, of which the browser has what was seen. */
const longestMilliseconds = 500

/** Without giving up how it is laid out, which takes longer than not to paint it. */
const hidden = { contentVisibility: 'hidden', height: '0', overflow: 'hidden' }
/** Above what lies over a page's own parts, below the header. */
const over = { position: 'absolute', insetInline: '0', zIndex: '4', background: 'var(--paper)' }
const pressable = 'button, input, label, summary'

let isForwarded = false
/** Takes away what stands in, where anything does. */
let end: (() => void) | undefined

/**
 * Shows who steps back or forward the elements of the page that was left there, in a `main` of their own
 * ahead of the page's, until React has rendered that page. The router hears of the step once they are
 * painted. Links in them work, and what else is pressed is pressed again.
 */
onStep((step) => {
  if (isForwarded) return
  end?.()
  const left = leftElements.get(keyOfPlace())
  const shown = window.__reactRouterDataRouter?.state.location.pathname
  if (!left || document.hidden || location.pathname === shown || !canStandIn(left.elements)) return
  step.stopImmediatePropagation()
  standIn(left.elements, left.top)
  // The timer comes after the frame that the callback belongs to.
  requestAnimationFrame(() => setTimeout(forward))
})

/** What the router tells places in history apart by. */
const keyOfPlace = () => (history.state as { key?: string } | null)?.key ?? ''

/** Not where React has made another page of them, nor what a browser closes or loads anew. */
function canStandIn(elements: Element[]): boolean {
  return (
    !elements[0]?.isConnected &&
    !elements.some((element) => element.querySelector('dialog[open], iframe'))
  )
}

function standIn(elements: Element[], top: number): void {
  const main = document.getElementById('main')!
  const stand = main.cloneNode() as HTMLElement
  stand.removeAttribute('id')
  for (const element of elements) {
    // What both pages have stays in the other; its style sheets are in force there.
    if (element.localName !== 'link') {
      stand.append(element.isConnected ? element.cloneNode(true) : element)
    }
  }
  main.before(stand)
  Object.assign(main.style, hidden)
  end = () => {
    stand.remove()
    main.removeAttribute('style')
  }
  scrollTo(0, top)
  handOver(main, stand)
}

/**
 * Once React has rendered the page, of which `ScrollPlace` tells, what stood in for it lies over it until
 * its pictures are there. The page is scrolled to where that was, and what was pressed is pressed now: the
 * router knew of no step until then.
 */
function handOver(main: HTMLElement, stand: HTMLElement): void {
  const key = keyOfPlace()
  let pressed: MouseEvent | undefined
  const hold = (press: MouseEvent) => {
    if (press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return
    pressed = press
    press.preventDefault()
    press.stopPropagation()
  }
  stand.addEventListener('click', hold)
  const take = () => {
    // Who has pressed a link beside it is elsewhere.
    if (keyOfPlace() !== key) return end?.()
    stand.removeEventListener('click', hold)
    const top = scrollY
    main.removeAttribute('style')
    Object.assign(stand.style, over)
    stand.inert = true
    // Those of the page are meant from here on.
    for (const element of stand.querySelectorAll('[id]')) element.removeAttribute('id')
    void picturesInSight().then(() => stand.remove())
    // The router scrolls first.
    queueMicrotask(() => {
      scrollTo(0, top)
      if (pressed) pressAgain(pressed)
    })
  }
  stand.addEventListener('rendered', take, { once: true })
}

/** A link leads where it led; anything else is another element now, in the same place. */
function pressAgain({ target, clientX, clientY }: MouseEvent): void {
  const link = (target as Element).closest<HTMLElement>('a[href]')
  const there = document.elementFromPoint(clientX, clientY)
  ;(link ?? there?.closest<HTMLElement>(pressable))?.click()
}

/** Resolves when the page's pictures in sight can be painted, or have taken too long. */
function picturesInSight(): Promise<unknown> {
  const decoded = new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      const seen = entries.filter(({ isIntersecting }) => isIntersecting)
      resolve(Promise.allSettled(seen.map(({ target }) => (target as HTMLImageElement).decode())))
    })
    const images = document.querySelectorAll('#main img')
    if (images.length === 0) resolve(undefined)
    for (const image of images) observer.observe(image)
  })
  return Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, longestMilliseconds))])
}

/** Tells the router, unless it is under way to another page by then, which a link beside led to. */
function forward(): void {
  if (window.__reactRouterDataRouter?.state.navigation.state !== 'idle') return
  isForwarded = true
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  isForwarded = false
}
