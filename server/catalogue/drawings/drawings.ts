import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { outlineOf } from '#domain/catalogue/outline.ts'
import type { Product } from '#domain/catalogue/product.ts'
import * as texts from '#texts/answers.ts'
import { outlineSvg, type DrawnUnits } from './outline-svg.ts'

const headers = {
  'content-type': 'image/svg+xml',
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  // Opened by itself it is a document; it runs and loads nothing.
  'content-security-policy': "default-src 'none'",
}

/**
 * `GET /{slug}.svg`: the outline of a product with its dimensions, in inches with `?units=us`, from
 * the front, above and the side in both systems with `?units=both`.
 */
export function drawings(catalogue: () => Pick<Catalogue<Product>, 'bySlug'>) {
  return new Hono().get('/:file{[^/]+\\.svg}', etag(), (c) => {
    const file = c.req.param('file')
    const product = catalogue().bySlug.get(file.slice(0, -'.svg'.length))
    const units = c.req.query('units')
    const drawn: DrawnUnits = units === 'us' || units === 'both' ? units : 'metric'
    const size = product && outlineOf(product.size)
    if (!size) return c.text(texts.noDrawing, 404)
    return c.body(outlineSvg(product.name, size, drawn), 200, headers)
  })
}
