import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { namedParts } from '#app/features/model/named-parts.ts'
import { readGlb, type GlbNode } from '#app/features/model/read-glb.ts'
import { readCatalogueFolder } from '#test/read-catalogue-folder.ts'

const kilobyte = 1000

const models = readCatalogueFolder('examples/verrane/catalogue').flatMap(({ product }) => {
  const { url } = product.files.find(({ kind }) => kind === 'model') ?? {}
  if (!url) return []
  const file = readFileSync(`examples/verrane/storage/${url}`)
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.length)
  return [{ ...product, bytes: file.length, roots: readGlb(bytes) }]
})

test('at least 120 products can be seen from all sides, none by more than 400 KB', () => {
  expect(models.length).toBeGreaterThanOrEqual(120)
  const heavy = models.filter(({ bytes }) => bytes > 400 * kilobyte)
  expect(heavy.map(({ slug }) => slug)).toEqual([])
  const total = models.reduce((sum, { bytes }) => sum + bytes, 0)
  // A repository keeps each version of each for good, in some four tenths of that.
  expect(total).toBeLessThanOrEqual(18_500 * kilobyte)
})

test('what can be bought has one, but for services and what is too heavy', () => {
  const without = readCatalogueFolder('examples/verrane/catalogue').filter(
    ({ product }) =>
      product.included &&
      product.family !== 'Services' &&
      !models.some(({ slug }) => slug === product.slug),
  )
  const told = readFileSync('docs/decisions/024-models.md', 'utf8')
  const untold = without.filter(({ product }) => !told.includes(`\`${product.slug}\``))
  expect(untold.map(({ product }) => product.slug)).toEqual([])
})

test('each model is its product’s own, and each of its parts has a name', () => {
  const wrong = models.filter(({ name, roots }) => {
    const parts = namedParts(roots)
    const all = parts.flatMap(({ pieces, ...part }) => [
      part.name,
      ...pieces.map((one) => one.name),
    ])
    return roots[0]?.name !== name || !parts.length || all.some((one) => !one.trim())
  })
  expect(wrong.map(({ slug }) => slug)).toEqual([])
})

test('each is as large as a thing can be, in metres', () => {
  const odd = models.filter(({ roots }) => {
    const extent = extentOf(roots[0]!)
    return extent < 0.001 || extent > 4
  })
  expect(odd.map(({ slug }) => slug)).toEqual([])
})

test('the ports of a panel can be told apart', () => {
  const panel = models.find(({ slug }) => slug === 'vhd1-144-lc')!
  const ports = namedParts(panel.roots).find(({ name }) => name === 'LC duplex port')!
  expect(ports.pieces).toHaveLength(72)
  expect(ports.pieces[16]!.name).toBe('LC duplex port 17')
})

/** Of a root with one scale, the farthest that a shape or a part stands from the middle. */
function extentOf(root: GlbNode): number {
  const scale = 'scale' in root.matrix ? root.matrix.scale[0]! : 1
  const reach = (node: GlbNode): number => {
    const place = 'translation' in node.matrix ? Math.hypot(...node.matrix.translation) : 0
    const own = (node.mesh ?? []).flatMap(({ position }) => [...position.array].map(Math.abs))
    const shapes = own.reduce((most, one) => Math.max(most, one), 0)
    return place + Math.max(shapes, ...node.children.map(reach))
  }
  return scale * reach(root)
}
