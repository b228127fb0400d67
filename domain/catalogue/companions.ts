import type { InterfaceDefinition } from '#domain/records/interface.ts'
import {
  buildPartIndex,
  isNeeded,
  type Owner,
  type Part,
  type PartIndex,
  type WithParts,
} from './accessories.ts'
import { atOnce, type Pieces } from '#domain/memo/in-pieces.ts'
import { rememberFew } from '#domain/memo/remember-few.ts'
import { nameKey } from './catalogue.ts'
import { buildFitIndex, readFits, type Fit, type FitIndex, type Party } from './fits.ts'

/** How products stand to one another, in the order in which a page says it. */
export const companionKinds = [
  'needs',
  'includes',
  'takes',
  'fits',
  'accessories',
  'mates',
  'partOf',
  'accessoryOf',
] as const
export type CompanionKind = (typeof companionKinds)[number]

/** A product, or a part of which no more is known than its number, that goes with another. */
export type Companion<P> = Part & { product: P | undefined }

/** Products that stand in one way to another. */
export type CompanionRow<P> = {
  kind: CompanionKind
  /** Where they meet: the name of an interface, and how many of it the product has or takes up. */
  interface?: string
  places?: number
  companions: Companion<P>[]
}

/** What goes with each product of one catalogue. Made once for a catalogue, at the first question. */
export type Companions<P> = (product: P) => CompanionRow<P>[]

type WithCompanions = Party & WithParts

/** What fits where in one catalogue, and what is a part of what. */
export type CompanionIndex<P extends Party> = { fits: FitIndex<P>; parts: PartIndex<P> }

export function* buildCompanionIndex<P extends WithCompanions>(
  products: readonly P[],
  interfaces: readonly InterfaceDefinition[],
): Pieces<CompanionIndex<P>> {
  return {
    fits: yield* buildFitIndex(products, interfaces),
    parts: yield* buildPartIndex(products),
  }
}

/**
 * Each product stands in one row only, the first that it belongs to; those of its own series
 * come first in it. `products` are those that may be named, in the order to name them in; `known`
 * is the index of them, where there is one already.
 */
export function createCompanions<P extends WithCompanions>(
  products: readonly P[],
  interfaces: readonly InterfaceDefinition[],
  known: () => CompanionIndex<P> | undefined = () => undefined,
): Companions<P> {
  let made: CompanionIndex<P> | undefined
  const make = () => atOnce(buildCompanionIndex(products, interfaces))

  // A page asks twice or thrice what goes with a product; of a large catalogue that is thousands.
  return rememberFew(8, rowsOf)

  function rowsOf(product: P): CompanionRow<P>[] {
    const { fits, parts } = (made = known() ?? made ?? make())
    const { provides, accepts } = readFits(product)
    const places = (all: readonly { interface: string; count: number; width?: number }[]) =>
      new Map(all.map(({ interface: name, count, width }) => [name, count * (width ?? 1)]))
    const taken = byInterface(fits.takes(product), places(provides))
    const fitting = byInterface(fits.fitsIn(product), places(accepts))
    const includes = parts.includes(product)
    const accessories = parts.accessories(product)
    const inBox = new Set(includes.map(keyOf))
    const rows: CompanionRow<P>[] = [
      {
        kind: 'needs',
        companions: accessories.filter((part) => isNeeded(part) && !inBox.has(keyOf(part))),
      },
      {
        kind: 'includes',
        companions: includes.map((part) => ({ ...part, ...more(accessories, part) })),
      },
      ...taken.place.map(({ companions, ...row }) => ({
        ...row,
        kind: 'takes' as const,
        companions: companions.map((companion) => ({
          ...companion,
          ...exactly(accessories, companion),
        })),
      })),
      ...fitting.place.map((row) => ({ ...row, kind: 'fits' as const })),
      { kind: 'accessories', companions: accessories },
      ...[...taken.mating, ...fitting.mating].map((row) => ({ ...row, kind: 'mates' as const })),
      { kind: 'partOf', companions: parts.partOf(product).map(byOwnNumber) },
      { kind: 'accessoryOf', companions: parts.accessoryOf(product).map(byOwnNumber) },
    ]
    return saidOnce(product, rows)
  }
}

/** An owner comes with the number of the part that it has. */
function byOwnNumber<P extends Party & WithParts>(owner: Owner<P>): Owner<P> {
  return { ...owner, partNumber: owner.product.partNumber }
}

/** How many of a part in the box may be bought besides. */
function more<P extends Party>(accessories: readonly Companion<P>[], part: Companion<P>) {
  const maximum = accessories.find((other) => keyOf(other) === keyOf(part))?.maximum
  return maximum === undefined ? {} : { maximum }
}

/** Of a part in several builds, the number of the one that the product itself names. */
function exactly<P extends Party>(accessories: readonly Companion<P>[], part: Companion<P>) {
  const named = accessories.filter((other) => keyOf(other) === keyOf(part))
  return named.length === 1 ? { partNumber: named[0]!.partNumber } : {}
}

function byInterface<P extends WithCompanions>(
  fits: readonly Fit<P>[],
  places: ReadonlyMap<string, number>,
) {
  const rows = {
    place: new Map<string, Omit<CompanionRow<P>, 'kind'>>(),
    mating: new Map<string, Omit<CompanionRow<P>, 'kind'>>(),
  }
  for (const { product, interface: name, kind, count } of fits) {
    const companion = {
      product,
      partNumber: product.partNumber,
      // A plug's cord may have more of them, so that the count of plugs is not that of cords.
      ...(kind === 'place' && { maximum: count }),
    }
    const row = rows[kind].get(name)
    if (row) row.companions.push(companion)
    else {
      const known = places.get(name)
      const start = { interface: name, companions: [companion] }
      rows[kind].set(name, known === undefined ? start : { ...start, places: known })
    }
  }
  return { place: [...rows.place.values()], mating: [...rows.mating.values()] }
}

function saidOnce<P extends WithCompanions>(
  product: P,
  rows: readonly CompanionRow<P>[],
): CompanionRow<P>[] {
  const said = new Set<P | string>()
  const isKin = kinOf(product.partNumber)
  // A row of a large catalogue has thousands.
  const kinFirst = (all: Companion<P>[]) => {
    const { kin = [], others = [] } = Object.groupBy(all, (one) =>
      isKin(one.partNumber) ? 'kin' : 'others',
    )
    return [...kin, ...others]
  }
  return rows.flatMap(({ companions, ...row }) => {
    const fresh = companions.filter((companion) => {
      const key = companion.product ?? nameKey(companion.partNumber)
      if (said.has(key) || companion.product?.slug === product.slug) return false
      said.add(key)
      return true
    })
    if (!fresh.length) return []
    return [{ ...row, companions: kinFirst(fresh) }]
  })
}

function keyOf<P extends Party>({ product, partNumber }: Companion<P>): string {
  return product ? `/${product.slug}` : nameKey(partNumber)
}

/** Whether a part number begins with the same letters, and no more of them. */
function kinOf(partNumber: string): (other: string) => boolean {
  const series = /^[A-Z]{2,}/.exec(partNumber)?.[0]
  if (series === undefined) return () => false
  return (other) => other.startsWith(series) && !/[A-Z]/.test(other.charAt(series.length))
}
