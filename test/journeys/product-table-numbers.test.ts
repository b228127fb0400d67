import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()

/** Writes the first row's number anew: how many lines it takes, and whether all of it is in its cell. */
async function firstNumber(page: Page, number: string) {
  const header = page.getByRole('table').getByRole('rowheader').first()
  return header.evaluate((cell, text) => {
    const link = cell.querySelector('a')!
    link.textContent = text
    const range = document.createRange()
    range.selectNodeContents(link)
    const lines = [...range.getClientRects()]
    const box = cell.getBoundingClientRect()
    return {
      lines: new Set(lines.map(({ top }) => Math.round(top))).size,
      isWhole: lines.every(({ left, right }) => left >= box.left && right <= box.right),
      overhang: document.documentElement.scrollWidth - window.innerWidth,
    }
  }, number)
}

test.each(['/products?view=table', '/products?q=valve&view=table'])(
  'the end of a long part number is read on a phone, at %s',
  async (path) => {
    const page = await visit(path, { width: 390 })
    expect(await firstNumber(page, 'QV-12M12-OS2-144-P-150M')).toMatchObject({
      isWhole: true,
      overhang: 0,
    })
    expect(await firstNumber(page, 'QV12M12OS2144P150MWITHOUTHYPHENS')).toMatchObject({
      isWhole: true,
      overhang: 0,
    })
    // Where there is room it stands in one line.
    expect(await firstNumber(page, 'QV-LCD-LCD-OS2-U')).toMatchObject({ lines: 1, isWhole: true })
  },
)
