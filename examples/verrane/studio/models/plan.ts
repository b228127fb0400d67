import { createHash } from 'node:crypto'
import type { ProductDocument } from '../../../../domain/records/product-document.ts'
import { kindOf } from '../pictures/kind-of.ts'
import { seenOf } from '../pictures/plan.ts'
import { kindVersions } from '../pictures/versions.ts'
import { bodyOf, viewOf } from './poses.ts'

/** Raise it when all models should be made again; of one kind, its number in `pictures/versions.ts`. */
const modelVersion = 1

/** A model to be made: `file` is relative to the storage. */
export type ModelPlan = {
  file: string
  slug: string
  name: string
  kind: string
  /** What of a kind is shown: one of it, closed as it is sold. */
  view: string
  /** What the part is called that nobody named. */
  body: string
  attributes: Record<string, unknown>
}

/** The model that a product's own field names. */
export function modelOf(product: ProductDocument): ModelPlan[] {
  const found = kindOf(product)
  const file = product.model
  if (!found || typeof file !== 'string' || !/^models\/[^/]+\.glb$/.test(file)) return []
  const { kind } = found
  const { slug, product: name } = product
  const attributes = seenOf(product)
  return [{ file, slug, name, kind, view: viewOf(kind), body: bodyOf(kind), attributes }]
}

/** Hash of everything a model is made from, given the attributes that were read. */
export function modelHash({ kind, view, body, attributes }: ModelPlan, uses: string[]): string {
  const values = [...uses].sort().map((name) => [name, attributes[name] ?? null])
  const made = { models: modelVersion, drawn: kindVersions[kind] ?? 1, kind, view, body, values }
  return createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 24)
}
