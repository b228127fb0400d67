import { expect, test } from 'vitest'
import { connected, programSite, records, snapshotOf } from './programs.fixture.ts'

test('get_product names a few of what goes with it in one way where that is very much, and counts the others', async () => {
  const kit = records.find(({ product }) => product.slug === 'seat-kit-dn15')!
  const many = Array.from({ length: 80 }, (_, i) => ({
    ...kit,
    document: { ...kit.document, partNumber: `KIT-${i}`, slug: `kit-${i}`, product: `Kit ${i}` },
    product: { ...kit.product, slug: `kit-${i}` },
  }))
  const all = snapshotOf('2026-11-02T00:00:00Z', [...records, ...many])
  const client = await connected(programSite({}, true, all))
  const answer = await client.callTool({ name: 'get_product', arguments: { product: 'QB-15' } })
  await client.close()
  const { product } = answer.structuredContent as {
    product: { goesWith: { relation: string; companions: object[]; more?: object[] }[] }
  }
  const rows = product.goesWith.map(({ relation, companions, more }) => [
    relation,
    companions.length,
    more,
  ])
  const url = 'https://valves.example/family/seals-%26-spares?type=Seat+kits'
  // Its own kit is one of them.
  expect(rows).toContainEqual(['takes', 8, [{ count: 73, place: 'Seat kits', url }]])
  expect(rows.filter(([, , more]) => more)).toHaveLength(1)
})
