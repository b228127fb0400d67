import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attributes } from '#content/attributes.ts'
import { interfaces } from '#content/interfaces.ts'
import { vocabulary } from '#content/vocabulary.ts'
import { parseListingState } from '#domain/catalogue/listing-state.ts'
import { hostileMap, hostileQuery, hostileText, hostileValue } from '#test/hostile.ts'
import { hostileDocument } from '#test/hostile-products.ts'
import { swept } from '#test/sweep.ts'
import { sampleDatabase } from './document-database/database.fixture.ts'
import { createSnapshot } from './snapshot.fixture.ts'

const content = { familyOrder: [], attributes, interfaces, vocabulary }
const documents = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: hostileDocument },
      { weight: 1, arbitrary: hostileMap(hostileValue) },
    ),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((all) =>
    all.map((data, i) => ({
      id: `p-${i}`,
      data: { ...data, slug: `p-${i}` } as Record<string, unknown>,
      updateTime: ['', 'yesterday', '2026-01-01T00:00:00Z'][i % 3]!,
    })),
  )

describe('a catalogue of documents that mean harm', () => {
  test('is lists, searches and companions of those that are sound', async () => {
    await fc.assert(
      fc.asyncProperty(
        documents,
        hostileQuery(['q', 'page', 'sort', 'view', 'bore', 'constructor']),
        hostileText(),
        async (stored, query, text) => {
          const made = createSnapshot(stored, content)
          expect(made.catalogue.products.length + made.setAside.length).toBeLessThanOrEqual(
            stored.length,
          )
          const state = parseListingState(query)
          for (const given of [state, { ...state, query: '', selection: {} }]) {
            const { items, matched, total, facets } = made.listing(given)
            expect(total).toBeLessThanOrEqual(made.catalogue.products.length)
            expect(matched).toBeLessThanOrEqual(total)
            for (const product of items)
              expect(made.catalogue.bySlug.get(product.slug)).toBe(product)
            for (const { values } of facets)
              for (const { count } of values) expect(count).toBeGreaterThanOrEqual(0)
          }
          const { find } = await made.search()
          for (const { product } of find(text.slice(0, 200)).matches)
            expect(made.catalogue.products).toContain(product)
          for (const product of made.catalogue.products) made.companions(product)
          made.numbers(text)
          made.addresses.slugOf(text)
          for (const { reasons } of made.setAside) expect(reasons.length).toBeGreaterThan(0)
        },
      ),
      { numRuns: swept<number>(120, 10) },
    )
  })
})

describe('the document database', () => {
  test('answers whatever is asked of it, and never fails', async () => {
    const { database } = await sampleDatabase({ a: { slug: 'a', bore: 15 } })
    const path = fc.oneof(
      fc.constantFrom(':runQuery', ':batchGet', '/products/a', '/products', ''),
      hostileText().map((text) => `/${encodeURIComponent(text.toWellFormed())}`),
    )
    const filter = fc.record({ field: hostileValue, op: hostileValue, value: hostileValue })
    const body = fc.oneof(
      hostileValue,
      fc.record({
        structuredQuery: fc.oneof(
          hostileValue,
          fc.record({
            from: fc.oneof(fc.constant([{ collectionId: 'products' }]), hostileValue),
            where: fc.oneof(hostileValue, fc.record({ fieldFilter: filter })),
            orderBy: hostileValue,
            limit: hostileValue,
            startAt: hostileValue,
          }),
        ),
      }),
    )
    await fc.assert(
      fc.asyncProperty(
        path,
        body,
        hostileQuery(['pageSize', 'mask.fieldPaths']),
        async (at, given, query) => {
          const root = 'http://localhost/v1/projects/sample/databases/(default)/documents'
          const ask = (init?: RequestInit) =>
            database.handle(new Request(`${root}${at}?${query}`, init))
          for (const answer of [
            await ask(),
            await ask({ method: 'POST', body: JSON.stringify(given) ?? '' }),
          ]) {
            expect(answer.status).toBeLessThan(500)
            await answer.text()
          }
        },
      ),
      { numRuns: swept<number>(400, 25) },
    )
  })
})
