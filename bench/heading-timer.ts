import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** Kept in the session's storage, because another document may answer the press. */
type Timer = {
  heading: string
  /** Milliseconds since 1970. */
  start?: number
  end?: number
}

const key = 'heading-timer'
const timeoutMilliseconds = 30_000
/** Rarely: on a slow processor each question to the page would add to the figure. */
const pollMilliseconds = 500

/** Prepares a page for `timeToHeading`, in each document that it opens. */
export async function trackHeadings(page: Page): Promise<void> {
  await page.addInitScript(trackInPage, key)
}

/** Milliseconds from the press, or from the step back, to the end of the frame that shows the heading. */
export async function timeToHeading(
  page: Page,
  heading: string,
  act: () => Promise<unknown>,
): Promise<number> {
  const timer: Timer = { heading }
  await page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [
    key,
    JSON.stringify(timer),
  ] as const)
  await act()
  const deadline = performance.now() + timeoutMilliseconds
  while (performance.now() < deadline) {
    await pause(pollMilliseconds)
    // One document may just give way to another.
    const text = await page.evaluate((name) => sessionStorage.getItem(name), key).catch(() => null)
    const { start, end } = JSON.parse(text ?? '{}') as Timer
    if (start !== undefined && end !== undefined) return end - start
  }
  throw new Error(`No heading "${heading}" in ${timeoutMilliseconds / 1000} s.`)
}

/** Runs in each document, before its own scripts. */
function trackInPage(key: string): void {
  const read = () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Timer | null
  const write = (timer: Timer) => sessionStorage.setItem(key, JSON.stringify(timer))
  const noteStart = ({ timeStamp }: Event) => {
    const timer = read()
    if (timer && timer.start === undefined)
      write({ ...timer, start: performance.timeOrigin + timeStamp })
  }
  addEventListener('pointerdown', noteStart, { capture: true })
  document.addEventListener('step-back', noteStart)

  const check = () => {
    const timer = read()
    const isRunning = timer?.start !== undefined && timer.end === undefined
    if (isRunning && document.querySelector('h1')?.textContent === timer.heading) {
      // The next task comes after the frame of this callback is painted.
      setTimeout(() => write({ ...timer, end: performance.timeOrigin + performance.now() }))
    }
    requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
}
