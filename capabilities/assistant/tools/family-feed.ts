import { attributes as definitions } from '#content/attributes.ts'
import { attributeLookup, formatValues } from '#domain/catalogue/attribute.ts'
import { readOrdering } from '#domain/catalogue/ordering.ts'
import { isPlaceField } from '#domain/catalogue/place-fields.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { columnOf, type Column } from '#domain/deciding/column.ts'
import { lookup } from '#domain/lookup.ts'
import { csvRecord } from '#domain/texts/csv-record.ts'
import { definitions as labelled } from '#app/features/list/list-sources.ts'
import { paths } from '#app/lib/paths.ts'
import * as texts from '#texts/answers.ts'
import { toldProduct } from './product-told.ts'
import type { ToolSite } from './tool-site.ts'

type FeedSite = Pick<ToolSite, 'url' | 'catalogue' | 'addresses' | 'companions' | 'version'> & {
  /** When a product's record was last changed, ISO 8601. */
  updatedOf: (slug: string) => string | undefined
}
export type FeedForm = 'csv' | 'jsonl'

const define = attributeLookup(definitions)

/**
 * A family's products for programs, in pieces of which none takes long to make; empty ones are for turns
 * in between. Undefined for a family that there is not.
 */
export function familyFeed(
  site: FeedSite,
  slug: string,
  form: FeedForm,
): Iterable<string> | undefined {
  const family = site.catalogue.families.find((one) => one.slug === slug)
  if (!family) return undefined
  const products = family.products.flatMap((one) => site.catalogue.bySlug.get(one.slug) ?? [])
  return form === 'csv' ? csvOf(site, products) : linesOf(site, products)
}

/** A whole product in each line (jsonlines.org), with its date and the state of the records. */
function* linesOf(site: FeedSite, products: readonly Product[]): Generator<string> {
  for (const product of products) {
    const updated = site.updatedOf(product.slug)
    const state = { catalogueVersion: site.version, ...(updated && { updated }) }
    const told = { ...state, ...toldProduct(site, { product }) }
    yield `${JSON.stringify(told).replaceAll('\u00a0', ' ')}\n`
  }
}

/** A row for each part number that can be ordered as it stands; units stand in the heads. */
function* csvOf(site: FeedSite, products: readonly Product[]): Generator<string> {
  const columns: Column[] = []
  const used = new Set<string>()
  for (const product of products) {
    for (const column of columnsOf(product)) {
      columns.push(column)
      for (const key of Object.keys(column.attributes)) used.add(key)
    }
    yield ''
  }
  const keys = definitions.map(({ key }) => key).filter((key) => used.has(key))
  keys.push(...[...used].filter((key) => !keys.includes(key) && !isPlaceField(key)))
  const head = keys.filter((key) => !isPlaceField(key)).map((key) => ({ ...define(key), key }))
  const heads = texts.feedHeads
  yield csvRecord([
    heads.partNumber,
    heads.product,
    heads.slug,
    heads.family,
    heads.type,
    heads.stock,
    heads.leadDays,
    heads.page,
    ...head.map(({ label, unit }) => (unit ? `${label} (${unit})` : label)),
    heads.updated,
    heads.version,
  ])
  for (const column of columns) yield csvRecord(rowOf(site, column, head))
}

function rowOf(
  { url, version, updatedOf }: FeedSite,
  { product, partNumber, attributes, variants, isNumber }: Column,
  head: readonly { key: string }[],
): (string | number | undefined)[] {
  return [
    partNumber,
    product.name,
    product.slug,
    product.family,
    product.subFamily,
    isNumber ? variants[0]?.stock : undefined,
    isNumber ? variants[0]?.leadDays : undefined,
    url + paths.product(product.slug),
    ...head.map(({ key }) => cellOf(lookup(attributes, key) ?? [])),
    updatedOf(product.slug),
    version,
  ]
}

/** Its variants, else the product itself: by its own number, or as a series without one. */
function columnsOf(product: Product): Column[] {
  const { variants } = readOrdering(product)
  const numbers = variants.map(({ partNumber }) => partNumber)
  const all = numbers.length ? numbers : [undefined]
  return all.map((number) => columnOf(product, number, labelled))
}

function cellOf(values: Product['attributes'][string]): string | number | undefined {
  const [only] = values
  if (values.length === 1 && typeof only === 'number') return only
  return values.length ? formatValues(values).replaceAll('\u00a0', ' ') : undefined
}
