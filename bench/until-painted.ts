import type { Page } from 'playwright-core'

type Watch = {
  /** The input event from which the time runs: its own time stamp, before any script saw it. */
  from: 'pointerdown' | 'keydown'
  /** Where the result shows. */
  selector: string
  /** What it must say; without it, anything other than before. */
  text?: string
}

/** Both in milliseconds on the page's clock. */
export type Painted = { start: number; end: number }

declare global {
  interface Window {
    painted?: Promise<Painted>
  }
}

const timeoutMilliseconds = 15_000

/** Acts, and measures from the input to the end of the frame that shows its result. */
export async function untilPainted(
  page: Page,
  watch: Watch,
  act: () => Promise<unknown>,
): Promise<Painted> {
  await page.evaluate(watchInPage, { ...watch, timeout: timeoutMilliseconds })
  await act()
  const painted = await page.evaluate(() => window.painted)
  return painted!
}

/** Runs in the page. */
function watchInPage({ from, selector, text, timeout }: Watch & { timeout: number }): void {
  const read = () =>
    [...document.querySelectorAll(selector)].map((element) => element.textContent).join('\n')
  const before = read()
  // What waits for a server says so.
  const isBusy = () => document.querySelector(`:is(${selector}) [aria-busy=true]`) !== null
  const isShown = () => (text === undefined ? read() !== before && !isBusy() : read() === text)
  const painted = new Promise<Painted>((resolve, reject) => {
    let start: number | undefined
    const begin = (event: Event) => (start ??= event.timeStamp)
    addEventListener(from, begin, { capture: true, once: true })
    const observer = new MutationObserver(() => {
      if (start === undefined || !isShown()) return
      observer.disconnect()
      // The task after the frame that the callback belongs to, ahead of what the page has waiting for then.
      requestAnimationFrame(() => {
        const done = () => resolve({ start: start!, end: performance.now() })
        void scheduler.postTask(done, { priority: 'user-blocking' })
      })
    })
    observer.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['aria-busy'],
    })
    setTimeout(() => reject(new Error(`No result in ${selector}, said ${read()}`)), timeout)
  })
  // Nobody may be listening yet when it fails.
  painted.catch(() => undefined)
  window.painted = painted
}
