import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'

type Shown = { start: number; end: number }

declare global {
  interface Window {
    /** Since when and until when it took, in milliseconds since 1970; once it is painted. */
    heading?: Shown
  }
}

/** Where the press is kept while one document gives way to another. */
const key = 'pressed'
const timeoutMilliseconds = 30_000
/** Nothing asks the page before: on a slow processor that would be a part of what is measured. */
const pollMilliseconds = 500

/** Has every document of the page see when it was pressed, and when its heading reads as it should. */
export async function watchHeadings(page: Page): Promise<void> {
  await page.addInitScript(watchInPage, key)
}

/**
 * Acts, and measures from the press, or from the step back where nothing is pressed, to the end of the
 * frame that shows the heading, whether or not another document has come meanwhile.
 */
export async function untilHeading(
  page: Page,
  heading: string,
  act: () => Promise<unknown>,
): Promise<Shown> {
  await page.evaluate(
    ([name, text]) => {
      delete window.heading
      sessionStorage.setItem(name!, JSON.stringify({ text }))
    },
    [key, heading],
  )
  await act()
  const end = performance.now() + timeoutMilliseconds
  while (performance.now() < end) {
    await pause(pollMilliseconds)
    // A document may be giving way to another just then.
    const shown = await page.evaluate(() => window.heading).catch(() => undefined)
    if (shown) return shown
  }
  throw new Error(`No heading "${heading}" in ${timeoutMilliseconds / 1000} s.`)
}

/** Runs in each document, before anything of it. */
function watchInPage(name: string): void {
  type Watched = { text?: string; start?: number }
  const watched = () => JSON.parse(sessionStorage.getItem(name) ?? '{}') as Watched
  const clock = (time: number) => performance.timeOrigin + time
  /** In this document: nothing is written down while the press is measured, but what another has to know. */
  let pressed: Watched | undefined
  const begin = ({ timeStamp }: Event) => {
    const { text } = watched()
    if (text !== undefined && pressed === undefined) pressed = { text, start: clock(timeStamp) }
  }
  addEventListener('pointerdown', begin, { capture: true })
  // Of a step back, which tests take by `history.back()`.
  document.addEventListener('step-back', begin)
  addEventListener('pagehide', () => {
    if (pressed) sessionStorage.setItem(name, JSON.stringify(pressed))
    pressed = undefined
  })
  // Made at the first use, which is not to be a part of what is measured.
  void scheduler.postTask(() => undefined, { priority: 'user-blocking' })
  let isShown = false
  const look = () => {
    if (isShown) return
    const { text, start } = pressed ?? watched()
    if (start === undefined || document.querySelector('h1')?.textContent !== text) return
    isShown = true
    // The task after the frame that the callback belongs to, ahead of what the page has waiting for then.
    requestAnimationFrame(() => {
      void scheduler.postTask(
        () => {
          window.heading = { start, end: clock(performance.now()) }
          sessionStorage.removeItem(name)
          pressed = undefined
          isShown = false
        },
        { priority: 'user-blocking' },
      )
    })
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  })
  // A document that the browser kept comes back without any change to it.
  addEventListener('pageshow', look)
}
