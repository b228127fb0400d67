import { describe, expect, test } from 'vitest'
import { llmsSections } from '#content/llms.ts'
import { fixedPages } from '#content/pages.ts'
import { site } from '#content/site.ts'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { sampleProduct } from '#domain/catalogue/sample-products.ts'
import { llmsText, mostProducts } from './llms-text.ts'

const origin = 'https://verrane.example'
const few = createCatalogue(
  [
    sampleProduct({ name: 'Ball lens', partNumber: 'V-1', attributes: { diameter: [2] } }),
    sampleProduct({ name: 'Odd [name](x)|y', slug: 'odd', family: 'Mirrors' }),
  ],
  ['Lenses'],
)
const sections = (text: string) =>
  new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((part) => [part.split('\n')[0], part] as const),
  )

describe('/llms.txt', () => {
  const text = llmsText(few, origin)

  test('begins as llmstxt.org asks: name, summary, then lists of links under headings', () => {
    const [title, summary] = text.split('\n\n')
    expect(title).toBe(`# ${site.legalName}`)
    expect(summary).toBe(`> ${site.description}`)
    const lists = [...sections(text).values()].map((part) => part.trim().split('\n').slice(2))
    expect(lists.length).toBeGreaterThan(5)
    for (const line of lists.flat()) expect(line).toMatch(/^- \[.+\]\(https:\/\/\S+\)(: .+)?$/)
  })

  test('names every page of the site once, the unsorted ones as optional', () => {
    for (const { path } of fixedPages) {
      expect(text.split(`(${origin}${path})`).length - 1, path).toBe(1)
    }
    expect(sections(text).get('Optional')).toContain('/privacy-policy)')
  })

  test('sorts by addresses that exist', () => {
    const unknown = llmsSections
      .flatMap(({ pages }) => pages)
      .filter((pattern) => {
        const start = pattern.replace(/\*$/, '')
        return !fixedPages.some(({ path }) => path === pattern || path.startsWith(start))
      })
    expect(unknown).toEqual([])
  })

  test('lists products by family with the address of their Markdown and what tells them apart', () => {
    expect(sections(text).get('Lenses')).toContain(
      `- [Ball lens](${origin}/ball-lens.md): V-1, 2 mm\n`,
    )
    expect(sections(text).get('Mirrors')).toContain(`(${origin}/odd.md)`)
    expect(text).toContain('[Odd \\[name\\](x)\\|y]')
  })

  test('does not let one family fill it', () => {
    const many = Array.from({ length: mostProducts + 7 }, (_, i) =>
      sampleProduct({ name: `Lens ${i}`, rank: i }),
    )
    const lenses = sections(llmsText(createCatalogue(many, ['Lenses']), origin)).get('Lenses')!
    expect(lenses.match(/\.md\)/g)).toHaveLength(mostProducts)
    expect(lenses).toContain('[7 more')
  })
})
