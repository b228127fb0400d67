import type * as z from 'zod/mini'
import { partSchema } from '#domain/records/product-members.ts'
import { readMembers, type FieldFault } from './read-member.ts'
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

type Field = 'includes' | 'accessories'

/** `products` are those that may be named: the ones that are shown. */
export function createPartIndex<P extends WithParts>(products: readonly P[]): PartIndex<P> {
  const making = createParts<P>()
  for (const product of products) making.number(product)
  for (const product of products) making.own(product)
  return making.index
}

/** The same of many products, in pieces: `pause` lets other work go on. */
export async function makePartIndex<P extends WithParts>(
  products: readonly P[],
  pause: () => Promise<unknown>,
): Promise<PartIndex<P>> {
  const making = createParts<P>()
  for (const product of products) {
    making.number(product)
    await pause()
  }
  for (const product of products) {
    making.own(product)
    await pause()
  }
  return making.index
}

/** An index to be told of the numbers of all products first, then of what each has. */
function createParts<P extends WithParts>() {
  const byOwn = new Map<string, P>()
  const byVariant = new Map<string, P>()
  const owners = {
    includes: new Map<string, Owner<P>[]>(),
    accessories: new Map<string, Owner<P>[]>(),
  }
  // A product's own number outdoes another's variant.
  const numbered = (key: string) => (key ? (byOwn.get(key) ?? byVariant.get(key)) : undefined)
  const link = (stored: unknown): LinkedPart<P>[] =>
    readPartList(stored).items.map((part) => ({
      ...part,
      product: numbered(nameKey(part.partNumber)),
    }))
  const index: PartIndex<P> = {
    includes: (product) => link(product.includes),
    accessories: (product) => link(product.accessories),
    partOf: ({ slug }) => owners.includes.get(slug) ?? [],
    accessoryOf: ({ slug }) => owners.accessories.get(slug) ?? [],
  }

  return {
    index,
    number(product: P): void {
      byOwn.set(nameKey(product.partNumber), product)
      for (const number of variantNumbers(product.variants)) byVariant.set(nameKey(number), product)
    },
    own(owner: P): void {
      for (const field of ['includes', 'accessories'] as const) {
        for (const { product, ...part } of link(owner[field])) {
          if (!product || product.slug === owner.slug) continue
          const known = owners[field].get(product.slug)
          if (known) known.push({ ...part, product: owner })
          else owners[field].set(product.slug, [{ ...part, product: owner }])
        }
      }
    },
  }
}

/** The fields `includes` and `accessories` as stored; a malformed entry is set aside. */
export function readParts(stored: { includes?: unknown; accessories?: unknown }): {
  includes: Part[]
  accessories: Part[]
  faults: FieldFault<Field>[]
} {
  const includes = readPartList(stored.includes)
  const accessories = readPartList(stored.accessories)
  return {
    includes: includes.items,
    accessories: accessories.items,
    faults: [
      ...includes.messages.map((message) => ({ field: 'includes' as const, message })),
      ...accessories.messages.map((message) => ({ field: 'accessories' as const, message })),
    ],
  }
}

function readPartList(stored: unknown) {
  return readMembers(partSchema, stored, { example: '{"partNumber": "number"}' })
}
