import axeCore from 'axe-core'
import type { Page } from 'playwright-core'

const options: axeCore.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Off by default, for they are strict.
  rules: {
    'label-content-name-mismatch': { enabled: true },
    'target-size': { enabled: true },
  },
  // What passes is not looked at, and takes most of the time to describe.
  resultTypes: ['violations'],
}

/**
 * What axe finds on a page as it is now, or in one part of it: each rule with the elements that
 * break it.
 */
export async function axe(page: Page, part = ':root'): Promise<string[]> {
  // Its code is read once for a page, whatever its width becomes.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  const { violations } = await page.evaluate(
    ([context, how]) => (window as unknown as { axe: typeof axeCore }).axe.run(context, how),
    [part, options] as const,
  )
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => String(target))
        .join(' | ')
        .slice(0, 300)}`,
  )
}
