import { expect } from 'vitest'
import { says } from '#test/list-page.ts'
import { inSweeps } from '#test/sweep.ts'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()

inSweeps('two lists of more than one list holds say what is left out', async () => {
  const own = Array.from({ length: 199 }, (_, i) => `X-${i}:1`).join(',')
  const page = await visit('/list?items=X-3:2,QB-15:4,QG-63:5,QK-15:6', {
    prepare: (fresh) =>
      fresh.addInitScript((items) => sessionStorage.setItem('pref-list', items), own),
  })
  await page.getByRole('button', { name: 'Add to my list' }).click()
  await says(page, '200 lines')
  const left = page.getByRole('group', { name: /not added/ }).getByRole('listitem')
  await expect
    .poll(() => left.allInnerTexts())
    .toEqual([
      expect.stringMatching(/^QG-63\s5: a list holds 200 lines/),
      expect.stringMatching(/^QK-15\s6: a list holds 200 lines/),
    ])
  await expect
    .poll(() => page.getByLabel('Add lines').inputValue())
    .toBe('Part number\tQuantity\nQG-63\t5\nQK-15\t6')
  await page.getByRole('link', { name: 'Your list (200)' }).waitFor()
})

inSweeps.each([true, false])(
  'more lines than an address takes are read, and the rest is counted, with JavaScript: %s',
  async (javaScriptEnabled) => {
    const page = await visit('/list', { javaScriptEnabled })
    const column = Array.from({ length: 5000 }, (_, i) => `X-${i}-OF-A-LONG-NUMBER\t${i + 1}`)
    // Typing so much takes the test longer than pasting does a visitor.
    await page
      .getByLabel('Add lines')
      .evaluate((area: HTMLTextAreaElement, text) => (area.value = text), column.join('\n'))
    await page.getByRole('button', { name: 'Add lines' }).click()
    await says(page, '200 lines')
    const left = page.getByRole('group', { name: /not added/ })
    const named = await left.getByRole('listitem').count()
    await left
      .getByText(`${(4800 - named).toLocaleString('en')} more lines were left out.`)
      .waitFor()
    expect(page.url().length).toBeLessThan(16_000)
  },
)
