import { Hono } from 'hono'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { outlineOf } from '#domain/catalogue/outline.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { entityTag, matchesEntityTag } from '#server/http/entity-tag.ts'
import * as texts from '#texts/answers.ts'
import { outlineSvg, type DrawnUnits } from './outline-svg.ts'

const headers = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  // Opened by itself it is a document; it runs and loads nothing.
  'content-security-policy': "default-src 'none'",
}

/**
 * `GET /{slug}.svg`: the outline of a product with its dimensions, in inches with `?units=us`.
 * Two are kept for each product that has a size, as long as the catalogue holds that product.
 */
export function drawings(catalogue: () => Pick<Catalogue<Product>, 'bySlug'>) {
  const kept = new WeakMap<Product, Map<DrawnUnits, { svg: string; etag: string }>>()

  function drawingOf(product: Product, units: DrawnUnits) {
    const own = kept.get(product) ?? new Map()
    kept.set(product, own)
    const known = own.get(units)
    const size = known ? undefined : outlineOf(product.size)
    if (!size) return known
    const svg = outlineSvg(product.name, size, units)
    const made = { svg, etag: entityTag(svg, 'strong') }
    own.set(units, made)
    return made
  }

  return new Hono().get('/:file{[^/]+\\.svg}', (c) => {
    const product = catalogue().bySlug.get(c.req.param('file').slice(0, -'.svg'.length))
    const units = c.req.query('units') === 'us' ? 'us' : 'metric'
    const drawing = product && drawingOf(product, units)
    if (!drawing) return c.text(texts.noDrawing, 404)
    const { svg, etag } = drawing
    if (matchesEntityTag(c.req.header('if-none-match'), etag)) {
      return c.body(null, 304, { ...headers, etag })
    }
    return c.body(svg, 200, { ...headers, etag })
  })
}
