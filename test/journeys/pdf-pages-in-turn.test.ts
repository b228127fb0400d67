import { expect, test } from 'vitest'
import { center } from '#test/knowledge-page.ts'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()

test('the page in sight is drawn first, and the next one then', async () => {
  const page = await visit(center)
  // How many pages are being drawn whenever one more has come to its end.
  await page.evaluate(() => {
    const begun: number[] = []
    const drawn = () =>
      document.querySelectorAll('[aria-label^="Page "][aria-busy=false]:has(canvas)')
    new MutationObserver(() => {
      if (drawn().length > begun.length)
        begun.push(document.querySelectorAll('[aria-label^="Page "] canvas').length)
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
    Object.assign(window, { begun })
  })
  await page.getByRole('button', { name: 'View Valve Catalog' }).click()
  await expect.poll(() => page.evaluate('begun')).toEqual([1, 2])
})
