import { describe, expect, test } from 'vitest'
import { documentMarkdown } from '#app/features/crawlers/document-markdown.ts'
import { sourcePage } from '#app/features/document/document-page.server.ts'
import { readSections } from '#app/features/document/document-content.server.ts'
import { documentSources } from '#app/features/document/document-sources.server.ts'
import { createProductAddresses } from '#domain/catalogue/product-addresses.ts'
import type { DocumentBlock } from '#domain/documents/document-block.ts'
import { catalogue } from '#test/catalogue.ts'

const metric = /\d\s(?:mm|cm|m|kg|k?N|N·m|kPa|°C)(?![\p{L}\d·/²³])/gu
const second = /^ \([-−\d.,±× –/a-z]+\s(?:in|ft|lb|lbf|lbf·in|psi|°F)\)/

/** Each metric figure that no reader in the U.S. is told, with the words around it. */
function bareFigures(text: string): string[] {
  return [...text.matchAll(metric)].flatMap(({ 0: { length }, index }) =>
    second.test(text.slice(index + length))
      ? []
      : [text.slice(Math.max(0, index - 30), index + length + 15)],
  )
}

const writtenIn = (text: string) => [...text.matchAll(/<text[^>]*>([^<]*)</g)].map(([, is]) => is!)

/** All that a block says, the lettering of its drawing included. */
function saidIn(block: DocumentBlock): string[] {
  if ('blocks' in block) return block.blocks.flatMap(saidIn)
  if (block.kind === 'drawing') return [writtenIn(block.svg).join(' '), block.caption]
  const texts: string[] = []
  JSON.stringify(block, (_, value: unknown) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  return texts
}

describe('every figure of a document is told in both units', () => {
  const documents = [...documentSources.values()].map(({ file, head, body }) => {
    const blocks = readSections(file, body).flatMap((section) => section.blocks)
    return { file, said: [head.lede, ...blocks.flatMap(saidIn)] }
  })

  test('there are such figures', () => {
    const figures = documents.flatMap(({ said }) =>
      said.flatMap((text) => text.match(metric) ?? []),
    )
    expect(figures.length).toBeGreaterThan(500)
  })

  test.each(documents)('$file', ({ said }) => {
    expect(said.flatMap(bareFigures)).toEqual([])
  })

  test.each([...documentSources.values()])('$file, as programs read it', (source) => {
    const addresses = createProductAddresses(catalogue.products)
    const text = documentMarkdown(
      sourcePage({ catalogue, addresses }, source, []),
      'https://a.example',
    )
    // What stands beside a product is its record's.
    const own = text.replace(/^(?:-|\|) \[.*$/gm, '')
    expect(bareFigures(own)).toEqual([])
    expect(text).not.toContain('\u00a0')
  })

  test('a bare one is found', () => {
    expect(bareFigures('Strip 40 mm of it, and 1 m (3.28 ft) more.')).toHaveLength(1)
    expect(bareFigures('drill 11 mm (indoor)')).toHaveLength(1)
  })
})
