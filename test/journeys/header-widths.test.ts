import { expect, test } from 'vitest'
import { dividedWords } from '#test/divided-words.ts'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()

/** Phones, tablets on end and lying down, and what is right beside a change of layout. */
const widths = [320, 390, 768, 769, 810, 820, 844, 928, 1008, 1009, 1024, 1440]

test('the head of a page has room for the name and all of its controls on every width', async () => {
  const page = await visit('/privacy-policy')
  const header = page.getByRole('banner')
  const name = header.getByRole('link', { name: /home/i }).locator('span')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const cut = await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(cut, `name cut at ${width} px`).toBeLessThanOrEqual(0)
    expect(await dividedWords(header), `divided at ${width} px`).toEqual([])
    const edges = await header.locator('a, button, input').evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility())
        .map((control) => control.getBoundingClientRect())
        .filter((box) => box.width > 1 && (box.left < 0 || box.right > innerWidth)),
    )
    expect(edges, `out of sight at ${width} px`).toEqual([])
  }
})
