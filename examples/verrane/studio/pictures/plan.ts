import { createHash } from 'node:crypto'
import { fieldsOf, type ProductDocument } from '../../../../domain/records/product-document.ts'
import { asDrawn } from './as-drawn.ts'
import { kindOf } from './kind-of.ts'
import { kindVersions, studioVersion } from './versions.ts'

/** One picture to be made: `file` is relative to the storage. */
export type PicturePlan = {
  file: string
  slug: string
  kind: string
  view: string
  attributes: Record<string, unknown>
}

/** Content that no picture depends on; models never see it, so editing prose makes nothing stale. */
const unseen =
  /^(image\d?|model|text|rank|faq|features|section|dataSheet|datasheet|brochure|productSheet|.*Guide|.*Video.*|relatedProducts|variants|ordering|lds|beadBaba|lifecycle|aka)/

/** The pictures that a product's own fields name, hero first. */
export function picturesOf(product: ProductDocument): PicturePlan[] {
  const found = kindOf(product)
  if (!found) return []
  const attributes = seenOf(product)
  const { kind, views } = found
  return fieldsOf('picture').flatMap((field, index) => {
    const file = product[field]
    if (typeof file !== 'string' || !file.startsWith('productImages/')) return []
    const view = views[index] ?? views[1 + ((index - 1) % (views.length - 1))] ?? 'hero'
    const [other, ofOther] = view.split('.')
    const shown = ofOther ? { kind: other!, view: ofOther } : { kind, view }
    return [{ file, slug: product.slug, ...shown, attributes }]
  })
}

/** What models may read of a product. */
export function seenOf(product: ProductDocument): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(asDrawn(product)).filter(([key, value]) => !unseen.test(key) && value !== null),
  )
}

/** Hash of everything a picture is made from, given the attributes that its model reads. */
export function pictureHash(plan: PicturePlan, uses: string[]): string {
  const values = [...uses].sort().map((name) => [name, plan.attributes[name] ?? null])
  const made = {
    studio: studioVersion,
    model: kindVersions[plan.kind] ?? 1,
    kind: plan.kind,
    view: plan.view,
    values,
  }
  return createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 24)
}
