import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Off by default, for they are strict. */
const strict = {
  'label-content-name-mismatch': { enabled: true },
  'target-size': { enabled: true },
}
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on a page as it is now, or in one part of it: each rule with the elements that
 * break it.
 */
export async function axe(page: Page, part = ':root'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // What passes is not looked at, and takes most of the time to describe.
    .options({ rules: strict, resultTypes: ['violations'] })
    .include(part)
    .withTags(tags)
    .analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => String(target))
        .join(' | ')
        .slice(0, 300)}`,
  )
}
