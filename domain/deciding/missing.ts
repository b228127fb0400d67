import { isNeeded, readParts, type WithParts } from '#domain/catalogue/accessories.ts'
import type { Companion, Companions } from '#domain/catalogue/companions.ts'
import { howMany, readFits, type Party } from '#domain/catalogue/fits.ts'
import { fillPlaces, type Amount } from './places.ts'

/** A part to add, and how many of it. */
export type Addition<P> = { product: P; partNumber: string; quantity: number }

/** What keeps the parts of a list from working together, and what to add. */
export type Missing<P> = Amount<P> & { add: Addition<P>[] } & (
    | {
        /** Parts without which `product` does not work: each, or one of them. */
        kind: 'required' | 'either'
      }
    | {
        /** Places of `product` that nothing fills, or parts beyond the `places` for them. */
        kind: 'empty' | 'unplaced'
        interface: string
        /** How many are empty. */
        free: number
        places: number
      }
  )

type Numbered = Party & WithParts

type Sources<P> = {
  companions: Companions<P>
  /** The product that has a number. */
  productOf: (partNumber: string) => P | undefined
  /** Of an interface whether parts go into it for good, rather than mate. */
  isPlace: (name: string) => boolean
}

const offered = 3

/**
 * `amounts` are the products of a list, each once. What is in their boxes counts as listed; of those that are
 * `open` nobody knows what they hold, so that nothing is said of their places.
 */
export function missing<P extends Numbered>(
  amounts: readonly (Amount<P> & { open?: number })[],
  { companions, productOf, isPlace }: Sources<P>,
): Missing<P>[] {
  const all = withBoxes(amounts, productOf)
  const needs = amounts.flatMap((amount) => needsOf(amount, all, companions))
  const known = amounts.flatMap(({ product, quantity, open = 0 }) =>
    quantity > open ? { product, quantity: quantity - open } : [],
  )
  const opened = amounts.flatMap(({ product, open = 0 }) =>
    open ? { product, quantity: open } : [],
  )
  const parts = summed([...withBoxes(known, productOf), ...opened])
  const { empty, unplaced } = fillPlaces(known, parts, isPlace)
  const openPlaces = new Set(
    opened.flatMap(({ product }) => readFits(product).provides.map((place) => place.interface)),
  )
  /** How many of `most` go into a host beside what is in its box. */
  const roomIn = (host: P, part: P, most: number) => {
    const alone = [{ product: host, quantity: 1 }]
    const both = summed([...withBoxes(alone, productOf), { product: part, quantity: most }])
    const left = fillPlaces(alone, both, isPlace).unplaced.find(({ product }) => product === part)
    return most - (left?.quantity ?? 0)
  }
  const fitsOpen = (product: P) =>
    readFits(product).accepts.some((need) => openPlaces.has(need.interface))
  return [
    ...needs,
    ...unplaced
      .filter(({ product }) => !fitsOpen(product))
      .map(({ product, quantity, interface: name, places }) => ({
        kind: 'unplaced' as const,
        product,
        quantity,
        interface: name,
        free: 0,
        places,
        // As many hosts as hold them all.
        add: offers(product, 'fits', name, companions, (each, host) => {
          const room = roomIn(host, product, each)
          return room > 0 ? Math.ceil(quantity / room) : 0
        }),
      })),
    ...empty.map(({ product, quantity, interface: name, free, places }) => ({
      kind: 'empty' as const,
      product,
      quantity,
      interface: name,
      free,
      places,
      add: offers(product, 'takes', name, companions, (each) =>
        Math.floor((free * each * quantity) / places),
      ),
    })),
  ]
}

function withBoxes<P extends Numbered>(
  amounts: readonly Amount<P>[],
  productOf: (partNumber: string) => P | undefined,
): Amount<P>[] {
  return summed(
    amounts.flatMap((amount) => [
      amount,
      ...readParts(amount.product).includes.flatMap((part) => {
        const product = productOf(part.partNumber)
        return product ? { product, quantity: amount.quantity * (part.quantity ?? 1) } : []
      }),
    ]),
  )
}

/** Each product once. */
function summed<P>(amounts: readonly Amount<P>[]): Amount<P>[] {
  const all = new Map<P, number>()
  for (const { product, quantity } of amounts) all.set(product, (all.get(product) ?? 0) + quantity)
  return [...all].map(([product, quantity]) => ({ product, quantity }))
}

/** A number is needed as often as the record says, else once on the list: nobody says how often. */
function needsOf<P extends Numbered>(
  { product, quantity }: Amount<P>,
  all: readonly Amount<P>[],
  companions: Companions<P>,
): Missing<P>[] {
  const listed = (part: Companion<P>) =>
    all.find((one) => one.product.slug === part.product?.slug)?.quantity ?? 0
  const needed = companions(product)
    .filter(({ kind }) => kind === 'needs')
    .flatMap(({ companions: parts }) => parts.filter(isNeeded))
  const wanted = (part: Companion<P>) => (part.quantity ? part.quantity * quantity : 1)
  const addition = (part: Companion<P>, count: number) =>
    part.product ? [{ product: part.product, partNumber: part.partNumber, quantity: count }] : []
  const required = needed.flatMap((part): Missing<P>[] => {
    const count = wanted(part) - listed(part)
    const add = part.relation === 'required' && count > 0 ? addition(part, count) : []
    return add.length ? [{ kind: 'required', product, quantity, add }] : []
  })
  const either = needed.filter(({ relation }) => relation === 'either')
  const share = either.reduce((sum, part) => sum + listed(part) / wanted(part), 0)
  if (!either.length || share >= 1) return required
  const add = either.flatMap((part) => addition(part, Math.ceil(wanted(part) * (1 - share))))
  return add.length ? [...required, { kind: 'either', product, quantity, add }] : required
}

/** What a product takes or fits into at one interface, and how many of each are wanted; none of which 0 are. */
function offers<P extends Numbered>(
  product: P,
  kind: 'takes' | 'fits',
  name: string,
  companions: Companions<P>,
  wanted: (each: number, other: P) => number,
): Addition<P>[] {
  const rows = companions(product)
  const inBox = kind === 'takes' ? rows.filter((row) => row.kind === 'includes') : []
  const fitting = [
    // What comes with a host stands in no other row of it, and more of it may fit.
    ...inBox.flatMap((row) =>
      row.companions.map((part) => ({ ...part, maximum: mostOf(part.product, product, name) })),
    ),
    ...rows
      .filter((row) => row.kind === kind && row.interface === name)
      .flatMap((row) => row.companions.map((part) => ({ ...part, maximum: part.maximum ?? 1 }))),
  ]
  return fitting
    .values()
    .flatMap(({ product: other, partNumber, maximum }) => {
      const quantity = maximum && other && wanted(maximum, other)
      return other && partNumber && quantity ? [{ product: other, partNumber, quantity }] : []
    })
    .take(offered)
    .toArray()
}

/** How many of a part go into a host that is otherwise empty. */
function mostOf<P extends Party>(part: P | undefined, host: P, name: string): number {
  const place = readFits(host).provides.find((one) => one.interface === name)
  const need = part && readFits(part).accepts.find((one) => one.interface === name)
  return place && need ? howMany(place, need) : 0
}
