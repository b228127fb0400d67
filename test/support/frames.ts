import type { Page } from 'playwright-core'

/** The texts of all elements of a selector, each time that a frame shows others. */
export async function watchFrames(
  page: Page,
  selector: string,
): Promise<() => Promise<string[][]>> {
  await page.evaluate((watched) => {
    const frames: string[][] = []
    const look = () => {
      const texts = [...document.querySelectorAll(watched)].map((one) => one.textContent)
      if (texts.join() !== frames.at(-1)?.join()) frames.push(texts)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { frames })
  }, selector)
  return () => page.evaluate('frames')
}
