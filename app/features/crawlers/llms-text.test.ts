import { describe, expect, test } from 'vitest'
import { llmsSections } from '#content/llms.ts'
import { fixedPages } from '#content/pages.ts'
import { siteDescription } from '#content/site-description.ts'
import { site } from '#content/site.ts'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import { llmsText, maxProducts } from './llms-text.ts'

const origin = 'https://quernel.example'
const few = createCatalogue(
  [
    sampleProduct({ name: 'Ball valve', partNumber: 'V-1', attributes: { bore: [15] } }),
    sampleProduct({ name: 'Odd [name](x)|y', slug: 'odd', family: 'Tools' }),
  ],
  ['Ball Valves'],
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
    expect(summary).toBe(`> ${siteDescription}`)
    const lists = [...sections(text).values()].map((part) => part.trim().split('\n').slice(2))
    expect(lists.length).toBeGreaterThan(5)
    for (const line of lists.flat()) expect(line).toMatch(/^- \[.+\]\(https:\/\/\S+\)(: .+)?$/)
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
    expect(sections(text).get('Ball Valves')).toContain(
      `- [Ball valve](${origin}/ball-valve.md): V-1, Bore 15 mm\n`,
    )
    expect(sections(text).get('Tools')).toContain(`(${origin}/odd.md)`)
    expect(text).toContain('[Odd \\[name\\](x)\\|y]')
  })

  test('does not let one family fill it', () => {
    const many = Array.from({ length: maxProducts + 7 }, (_, i) =>
      sampleProduct({ name: `Valve ${i}`, rank: i }),
    )
    const valves = sections(llmsText(createCatalogue(many, ['Ball Valves']), origin)).get(
      'Ball Valves',
    )!
    expect(valves.match(/\.md\)/g)).toHaveLength(maxProducts)
    expect(valves).toContain('[7 more')
  })
})
