import { expect, test } from 'vitest'
import { fetchPages } from '#test/fetched-pages.ts'
import { schemaFaults } from '#test/schema-types.ts'
import { sharedSite } from '#test/shared-site.ts'
import { sitePaths } from '#test/site-map.ts'
import { structuredDataOf, type StructuredNode } from '#test/structured-data.ts'

const site = sharedSite()

test(
  'structured data are of schema.org’s vocabulary in every type, property and value',
  { timeout: 240_000 },
  async () => {
    const pages = await fetchPages((path) => site.url + path, sitePaths)
    const documents = pages.flatMap(structuredDataOf)
    expect(documents).toHaveLength(sitePaths.length)
    expect(schemaFaults(documents.map(({ text }) => JSON.parse(text) as unknown))).toEqual([])
    // A check that lets everything pass would be none.
    const wrong = (node: StructuredNode) => [{ '@context': 'https://schema.org', '@graph': [node] }]
    expect(schemaFaults(wrong({ '@type': 'Produkt', name: 'x' }))).toHaveLength(1)
    expect(schemaFaults(wrong({ '@type': 'Product', nickname: 'x' }))).toHaveLength(1)
    expect(schemaFaults(wrong({ '@type': 'FAQPage', mainEntity: [{ name: 'x' }] }))).toHaveLength(1)
  },
)
