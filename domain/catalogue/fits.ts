import type * as z from 'zod/mini'
import type { Pieces } from '#domain/memo/in-pieces.ts'
import type { InterfaceDefinition, InterfaceKind } from '#domain/records/interface.ts'
import { placeSchema } from '#domain/records/product-members.ts'
import { readMembers } from './read-member.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import { quote } from './check-fault.ts'

/** Some places of one kind: those that a product has, or those that it takes up. */
export type Place = z.infer<typeof placeSchema>

/** What fits: the other product, by which interface, and how many. */
export type Fit<P> = {
  product: P
  interface: string
  kind: InterfaceKind
  /** How many of the part go into, or onto, one host that is otherwise empty. */
  count: number
}

export type Party = { slug: string; provides?: unknown; accepts?: unknown }

/** What fits where in one catalogue. Made once for a catalogue; each question asks an index. */
export type FitIndex<P extends Party> = {
  /** The hosts that a product goes into or mates with, in the catalogue's order. */
  fitsIn: (part: Party) => Fit<P>[]
  /** The parts that a product holds or mates with, in the catalogue's order. */
  takes: (host: Party) => Fit<P>[]
  /**
   * Both, of many products at once: without a word on where and how many. What goes with several of
   * them may be told more than once, and so may what goes with itself.
   */
  eachPartner: (parties: readonly Party[], call: (product: P) => void) => void
}

const fields = ['accepts', 'provides'] as const
type Field = (typeof fields)[number]

/** `products` are those that may be named: the ones that are shown. */
export function* buildFitIndex<P extends Party>(
  products: readonly P[],
  interfaces: readonly InterfaceDefinition[],
): Pieces<FitIndex<P>> {
  type Side = Map<string, { product: P; place: Place }[]>
  const sides: Record<Field, Side> = { provides: new Map(), accepts: new Map() }
  for (const product of products) {
    for (const field of fields) {
      for (const place of readPlaces(field, product[field]).places) {
        const known = sides[field].get(place.interface) ?? []
        sides[field].set(place.interface, known)
        known.push({ product, place })
      }
    }
    yield
  }
  const kinds = new Map(interfaces.map(({ name, kind }) => [name, kind]))
  const eachAt = (field: Field, own: Place, call: (product: P, count: number) => void): void => {
    const others = field === 'accepts' ? sides.provides : sides.accepts
    for (const { product, place: other } of others.get(own.interface) ?? []) {
      const count = field === 'accepts' ? howMany(other, own) : howMany(own, other)
      // A host too narrow for a part holds none of it.
      if (count > 0) call(product, count)
    }
  }
  const ask = (party: Party, field: Field): Fit<P>[] => {
    const found: Fit<P>[] = []
    for (const own of readPlaces(field, party[field]).places) {
      const { interface: name } = own
      eachAt(field, own, (product, count) => {
        // Nothing goes into itself.
        if (product.slug === party.slug) return
        found.push({ product, interface: name, kind: kinds.get(name) ?? 'place', count })
      })
    }
    return found
  }
  return {
    fitsIn: (part) => ask(part, 'accepts'),
    takes: (host) => ask(host, 'provides'),
    eachPartner(parties, call) {
      // A series of a thousand has a few places between them, each with thousands that go there.
      const seen = new Set<string>()
      for (const party of parties) {
        for (const field of fields) {
          const stored = party[field]
          const key = `${field} ${JSON.stringify(stored)}`
          if (seen.has(key)) continue
          seen.add(key)
          for (const own of readPlaces(field, stored).places) eachAt(field, own, call)
        }
      }
    },
  }
}

/** How many parts that each need `need` go into the places of a host. */
export function howMany(host: Place, need: Place): number {
  const covered = need.width ?? 1
  const row = Math.max(1, Math.min(host.width ?? host.count, host.count))
  // A part lies within one row: three of four places are left over for one that is five wide.
  const inRows = Math.floor(host.count / row) * Math.floor(row / covered)
  const inRest = Math.floor((host.count % row) / covered)
  return Math.floor((inRows + inRest) / need.count)
}

/** The fields `provides` and `accepts` of a product as stored; a malformed entry is set aside. */
export function readFits(stored: { provides?: unknown; accepts?: unknown }) {
  const provides = readPlaces('provides', stored.provides)
  const accepts = readPlaces('accepts', stored.accepts)
  return {
    provides: provides.places,
    accepts: accepts.places,
    faults: [...provides.faults, ...accepts.faults],
  }
}

const example = '{"interface": "name", "count": 1}'

function readPlaces(field: Field, stored: unknown) {
  const { items, faults } = readMembers(placeSchema, stored, { field, example })
  const places = items.filter((place, at) => {
    const isFirst = items.findIndex((other) => other.interface === place.interface) === at
    if (!isFirst) {
      const message = fillIn(texts.twiceOneEntry, { name: quote(place.interface) })
      faults.push({ field, message })
    }
    return isFirst
  })
  return { places, faults }
}
