import { expect, test } from 'vitest'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()

test.each(['', '&body=Brass&body=Stainless+steel'])(
  'the table of products keeps its head in sight on a phone, below what is asked: “%s”',
  async (asked) => {
    const page = await visit(`/products?view=table${asked}`, { width: 390 })
    const foot = async () => {
      const chips = page.getByRole('list', { name: 'Chosen filters' })
      const last = (await chips.count()) ? chips : page.getByRole('banner')
      const { y, height } = (await last.boundingBox())!
      return y + height
    }
    const name = page.getByRole('columnheader', { name: /^Part number/ })
    const rows = page.getByRole('rowheader')
    for (const row of [4, 12]) {
      await rows.nth(row).evaluate((cell) => scrollBy(0, cell.getBoundingClientRect().top - 300))
      await expect
        .poll(async () => Math.abs((await name.boundingBox())!.y - (await foot())))
        .toBeLessThan(4)
      const isSeen = () =>
        name.evaluate((cell) => {
          const { left, top, height } = cell.getBoundingClientRect()
          return cell.contains(document.elementFromPoint(left + 4, top + height / 2))
        })
      expect(await isSeen()).toBe(true)
    }
  },
)
