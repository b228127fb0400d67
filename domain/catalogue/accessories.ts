import type * as z from 'zod/mini'
import { atOnce, type Pieces } from '#domain/memo/in-pieces.ts'
import { partSchema } from '#domain/records/product-members.ts'
import { readMembers } from './read-member.ts'
import { nameKey } from './catalogue.ts'
import { variantNumbers } from './variant-numbers.ts'

/** A part in the box, or one that may be bought with a product. */
export type Part = z.infer<typeof partSchema>

/**
 * Without one of these a product does not work: `required` each, `either` one of all that are
 * marked so.
 */
export const isNeeded = ({ relation }: Part): boolean =>
  relation === 'required' || relation === 'either'

export type WithParts = {
  slug: string
  partNumber: string
  variants?: unknown
  includes?: unknown
  accessories?: unknown
}

/** A part and the product that has its number; undefined where no shown product has. */
export type LinkedPart<P> = Part & { product: P | undefined }
/** A product that another is a part of; `partNumber` is the part's. */
export type Owner<P> = Part & { product: P }

/** Parts in one catalogue, both ways. Made once for a catalogue. */
export type PartIndex<P> = {
  includes: (product: WithParts) => LinkedPart<P>[]
  accessories: (product: WithParts) => LinkedPart<P>[]
  /** The products that come with it. */
  partOf: (product: WithParts) => Owner<P>[]
  /** The products that it may be bought for. */
  accessoryOf: (product: WithParts) => Owner<P>[]
}

const fields = ['includes', 'accessories'] as const

/** `products` are those that may be named: the ones that are shown. */
export function createPartIndex<P extends WithParts>(products: readonly P[]): PartIndex<P> {
  return atOnce(buildPartIndex(products))
}

export function* buildPartIndex<P extends WithParts>(products: readonly P[]): Pieces<PartIndex<P>> {
  const byOwn = new Map<string, P>()
  const byVariant = new Map<string, P>()
  for (const product of products) {
    byOwn.set(nameKey(product.partNumber), product)
    for (const number of variantNumbers(product.variants)) byVariant.set(nameKey(number), product)
    yield
  }
  // A product's own number outdoes another's variant.
  const numbered = (key: string) => (key ? (byOwn.get(key) ?? byVariant.get(key)) : undefined)
  const link = (field: (typeof fields)[number], stored: unknown): LinkedPart<P>[] =>
    readPartList(field, stored).items.map((part) => ({
      ...part,
      product: numbered(nameKey(part.partNumber)),
    }))
  const owners = {
    includes: new Map<string, Owner<P>[]>(),
    accessories: new Map<string, Owner<P>[]>(),
  }
  for (const owner of products) {
    for (const field of fields) {
      for (const { product, ...part } of link(field, owner[field])) {
        if (!product || product.slug === owner.slug) continue
        const known = owners[field].get(product.slug) ?? []
        owners[field].set(product.slug, known)
        known.push({ ...part, product: owner })
      }
    }
    yield
  }
  return {
    includes: (product) => link('includes', product.includes),
    accessories: (product) => link('accessories', product.accessories),
    partOf: ({ slug }) => owners.includes.get(slug) ?? [],
    accessoryOf: ({ slug }) => owners.accessories.get(slug) ?? [],
  }
}

/** The fields `includes` and `accessories` as stored; a malformed entry is set aside. */
export function readParts(stored: { includes?: unknown; accessories?: unknown }) {
  const includes = readPartList('includes', stored.includes)
  const accessories = readPartList('accessories', stored.accessories)
  return {
    includes: includes.items,
    accessories: accessories.items,
    faults: [...includes.faults, ...accessories.faults],
  }
}

function readPartList(field: (typeof fields)[number], stored: unknown) {
  return readMembers(partSchema, stored, { field, example: '{"partNumber": "number"}' })
}
