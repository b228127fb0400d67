import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Box3, Vector3 } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { nameOf, namedParts } from '#app/features/model/named-parts.ts'
import { readCatalogueFolder } from '#test/read-catalogue-folder.ts'

const kilobyte = 1000

const products = readCatalogueFolder('examples/verrane/catalogue').map(({ product }) => product)
const models = await Promise.all(
  products.flatMap((product) => {
    const { url } = product.files.find(({ kind }) => kind === 'model') ?? {}
    return url ? [readModel(product, `examples/verrane/storage/${url}`)] : []
  }),
)

async function readModel(product: (typeof products)[number], path: string) {
  const file = readFileSync(path)
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.length)
  const { scene } = await new GLTFLoader().parseAsync(bytes, '')
  return { ...product, bytes: file.length, scene }
}

test('at least 120 products can be seen from all sides, none by more than 400 KB', () => {
  expect(models.length).toBeGreaterThanOrEqual(120)
  const heavy = models.filter(({ bytes }) => bytes > 400 * kilobyte)
  expect(heavy.map(({ slug }) => slug)).toEqual([])
  const total = models.reduce((sum, { bytes }) => sum + bytes, 0)
  // A repository keeps each version of each for good, in some four tenths of that.
  expect(total).toBeLessThanOrEqual(18_500 * kilobyte)
})

test('what can be bought has one, but for services and what is too heavy', () => {
  const without = products.filter(
    ({ slug, included, family }) =>
      included && family !== 'Services' && !models.some((model) => model.slug === slug),
  )
  const told = readFileSync('docs/decisions/024-models.md', 'utf8')
  const untold = without.filter(({ slug }) => !told.includes(`\`${slug}\``))
  expect(untold.map(({ slug }) => slug)).toEqual([])
})

test('each model is its product’s own, and each of its parts has a name', () => {
  const wrong = models.filter(({ name, scene }) => {
    const parts = namedParts(scene)
    const all = parts.flatMap(({ pieces, ...part }) => [
      part.name,
      ...pieces.map((one) => one.name),
    ])
    return nameOf(scene.children[0]!) !== name || !parts.length || all.some((one) => !one.trim())
  })
  expect(wrong.map(({ slug }) => slug)).toEqual([])
})

test('each is as large as a thing can be, in metres', () => {
  const odd = models.filter(({ scene }) => {
    const { x, y, z } = new Box3().setFromObject(scene).getSize(new Vector3())
    const extent = Math.max(x, y, z)
    return extent < 0.001 || extent > 4
  })
  expect(odd.map(({ slug }) => slug)).toEqual([])
})

test('the ports of a panel can be told apart', () => {
  const panel = models.find(({ slug }) => slug === 'vhd1-144-lc')!
  const ports = namedParts(panel.scene).find(({ name }) => name === 'LC duplex port')!
  expect(ports.pieces).toHaveLength(72)
  expect(ports.pieces[16]!.name).toBe('LC duplex port 17')
})
