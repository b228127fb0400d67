import { expect } from 'vitest'
import type { FetchedPage } from './fetched-pages.ts'

export type StructuredNode = Record<string, unknown>
export type StructuredData = { path: string; text: string; graph: StructuredNode[] }

/** What a page tells search engines, each script of it as it stands there and as it is read. */
export function structuredDataOf({ path, elements }: FetchedPage): StructuredData[] {
  return elements
    .filter(({ attributes }) => attributes.type === 'application/ld+json')
    .map(({ text }) => {
      const document = JSON.parse(text) as { '@context': string; '@graph': StructuredNode[] }
      expect(document['@context'], path).toBe('https://schema.org')
      return { path, text, graph: document['@graph'] }
    })
}
