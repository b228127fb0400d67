import { expect, test } from 'vitest'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { parseProduct } from '#domain/catalogue/product.ts'
import { productDetails } from './product-details-view.ts'

function product(slug: string, fields: Record<string, unknown>) {
  const parsed = parseProduct(slug, { slug, product: 'A valve', ...fields })
  if (!parsed.ok) throw new Error(parsed.reasons.join())
  return parsed.product
}

test('a film of the company is shown by its own name and picture, others as the document says', async () => {
  const shown = product('a', {
    introVideo: 'videos/seat-change.mp4',
    installationVideo: 'videos/other.mp4',
  })
  const { videos } = await productDetails(createCatalogue([shown], []), shown)
  expect(videos).toEqual([
    { title: 'Changing a seat', url: 'videos/seat-change.mp4', poster: 'videos/seat-change.webp' },
    { title: 'Installation', url: 'videos/other.mp4' },
  ])
  const titled = product('b', {
    specialVideo1: 'videos/seat-change.mp4',
    specialVideo1Title: 'The seat of this valve',
  })
  const details = await productDetails(createCatalogue([titled], []), titled)
  expect(details.videos[0]!.title).toBe('The seat of this valve')
})

test('a product named as every object’s own members has no hotspots of theirs', async () => {
  const parsed = parseProduct('constructor', { slug: 'constructor', product: 'A lens' })
  if (!parsed.ok) throw new Error(parsed.reasons.join())
  const details = await productDetails(createCatalogue([parsed.product], []), parsed.product)
  expect(details.hotspots).toEqual([])
})
