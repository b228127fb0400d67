import { handOver } from './hand-over.ts'
import { leftElements } from './left-elements.ts'
import { exchangeStyles, isOfWindow, type Sight } from './out-of-sight.ts'
import { placeKey } from './place-key.ts'
import { onStep } from './stepped.ts'

/** Without giving up how it is laid out, which takes longer than not to paint it. */
const hidden = { contentVisibility: 'hidden', height: '0', overflow: 'hidden' }

/** By then a page that is there has come to rest. */
const shortMilliseconds = 500

/** The router is being told, and has been told, of the step. */
let isForwarded = false
let isTold = false

/**
 * Shows who steps back or forward the elements of the page that was left there, in a `main` of their own
 * ahead of the page's, until React has rendered that page. The router hears of the step once they are
 * painted.
 */
onStep((step) => {
  if (isForwarded) return
  const main = document.getElementById('main')!
  const former = main.previousElementSibling
  if (former?.localName === 'main') {
    // It sees that it is elsewhere.
    former.dispatchEvent(new Event('rendered'))
    former.remove()
  }
  const left = leftElements.get(placeKey())
  const shown = window.__reactRouterDataRouter?.state.location
  // Back before the router heard of it: the page is there, and the window elsewhere.
  if (former && left && shown?.key === placeKey()) scrollTo(0, left.top)
  if (!left || document.hidden || location.pathname === shown?.pathname) return
  left.isWhole ??= isWhole(left.elements)
  if (!left.isWhole || left.elements[0]?.isConnected) return
  const { sight } = left
  if (sight?.isInForce && !isOfWindow(sight)) exchangeStyles(sight)
  step.stopImmediatePropagation()
  isTold = false
  const top = scrollY
  const stand = standIn(main, left.elements)
  scrollTo(0, left.top)
  const key = placeKey()
  handOver(main, stand, {
    isTold: () => isTold,
    isThere: () =>
      placeKey() === key &&
      (window.__reactRouterDataRouter!.state.location.key === key || undefined),
    top: () => scrollY,
  })
  // The timer comes after the frame that the callback belongs to.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (sight?.isInForce) drawOnceMoved(stand, sight)
      forward(top)
    }),
  )
})

/**
 * Once there is time, has the pages that may be stepped to wait as they were seen. Their elements are in no
 * document by then, but for what this page has of them too.
 */
export function makeReady(): void {
  const make = () => {
    for (const left of leftElements.values()) {
      // React has made another page of them.
      if (left.elements[0]?.isConnected) continue
      left.isWhole ??= isWhole(left.elements)
      const { sight } = left
      if (!sight || sight.isInForce) continue
      sight.styles = sight.styles.filter(({ element }) => !element.isConnected)
      exchangeStyles(sight)
    }
  }
  // Safari has no such callback.
  if ('requestIdleCallback' in window) requestIdleCallback(make)
  else setTimeout(make, shortMilliseconds)
}

/** Draws the whole of it for who scrolls, or goes on by keys, before the page is there. */
function drawOnceMoved(stand: HTMLElement, sight: Sight): void {
  const draw = () => {
    if (stand.isConnected && sight.isInForce) exchangeStyles(sight)
  }
  for (const move of ['scroll', 'keydown'])
    addEventListener(move, draw, { capture: true, once: true })
}

/** Not where there is what a browser closes or loads anew, or a form that begins anew. */
function isWhole(elements: Element[]): boolean {
  return !elements.some(
    (element) => element.querySelector('dialog[open], iframe') || isFilledIn(element),
  )
}

function isFilledIn(element: Element): boolean {
  const fields = element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}

function standIn(main: HTMLElement, elements: Element[]): HTMLElement {
  const stand = main.cloneNode() as HTMLElement
  stand.removeAttribute('id')
  for (const element of elements) {
    // What both pages have stays in the other; its style sheets are in force there.
    if (element.localName !== 'link') {
      stand.append(element.isConnected ? element.cloneNode(true) : element)
    }
  }
  main.before(stand)
  // Out of the document they have lost it.
  for (const row of stand.querySelectorAll<HTMLElement>('[data-left]'))
    row.scrollTo({ left: Number(row.dataset.left), behavior: 'instant' })
  Object.assign(main.style, hidden)
  return stand
}

/** Tells the router. Links wait for that, so it is under way to no other page. */
function forward(before: number): void {
  isTold = true
  isForwarded = true
  // It writes down how far the page that is left is scrolled, and the window is elsewhere by now.
  const whole = Object.getOwnPropertyDescriptor(window, 'scrollY')!
  const shown = window.__reactRouterDataRouter?.state.location.key ?? ''
  const top = leftElements.get(shown)?.top ?? before
  Object.defineProperty(window, 'scrollY', { ...whole, get: () => top })
  dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  Object.defineProperty(window, 'scrollY', whole)
  isForwarded = false
}
