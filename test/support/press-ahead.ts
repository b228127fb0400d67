import type { Page } from 'playwright-core'

/** What a frame shows: of each `main` its heading, and where that is. */
type Frame = { headings: string[]; tops: number[]; path: string; scrolled: number }

declare global {
  interface Window {
    /** Each frame that shows something else than the one before. */
    shownFrames?: Frame[]
    /** How often something stood in for a page. */
    standIns?: number
  }
}

/** Runs in the page: writes down what its frames show from now on. */
export function watchFrames(): void {
  const frames: Frame[] = []
  window.shownFrames = frames
  const look = () => {
    const headings = [...document.querySelectorAll<HTMLElement>('main h1')]
    const frame = {
      headings: headings.map(({ innerText }) => innerText),
      tops: headings.map((heading) => Math.round(heading.getBoundingClientRect().top)),
      path: location.pathname,
      scrolled: scrollY,
    }
    if (JSON.stringify(frame) !== JSON.stringify(frames.at(-1))) frames.push(frame)
    requestAnimationFrame(look)
  }
  look()
}

export const framesOf = async (page: Page) => (await page.evaluate(() => window.shownFrames))!

/** Runs in the page, ahead of a press: presses the first link that leads there in what stands in for the next page. */
export function pressInStandIn(href: string): void {
  const look = () => {
    const link = document.querySelector<HTMLElement>(`main:not([id]) a[href="${href}"]`)
    if (link) link.click()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs in the page, or ahead of it: counts from now on what stands in for a page, if for no frame. */
export function countStandIns(): void {
  window.standIns = 0
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.nodeName === 'MAIN') window.standIns!++
  }).observe(document, { childList: true, subtree: true })
}
