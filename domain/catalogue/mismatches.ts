import type { TradeRules } from '#domain/records/trade-rules.ts'
import { readFits, type Party } from './fits.ts'

/** A plug that a hand can put into a port and must not. */
export type Mismatch = {
  /** The interfaces that the one goes into and the other has. */
  plug: string
  port: string
  /** What comes of it, in a sentence. */
  why: string
}

/** What a product plugs in, and what can be plugged into it: interfaces by their names. */
export type Ends = { plugs: ReadonlySet<string>; ports: ReadonlySet<string> }

/** Of each interface those that must not be mated with it, and why. */
export type Mismatches = ReadonlyMap<string, ReadonlyMap<string, string>>

/**
 * Interfaces of one joint that differ in an attribute of `mismatches` and in no other: who has to
 * choose between two classes of fiber, say, does not take one for the other.
 */
export function readMismatches({ joints = [], mismatches = {} }: TradeRules): Mismatches {
  const all = new Map<string, ReadonlyMap<string, string>>()
  for (const { interfaces } of joints) {
    for (const { name, traits = {} } of interfaces) {
      const others = interfaces.flatMap((other): [string, string][] => {
        const differing = Object.keys(traits).filter((key) =>
          differ(traits[key], other.traits?.[key]),
        )
        const why = differing.length === 1 ? mismatches[differing[0]!] : undefined
        return why ? [[other.name, why]] : []
      })
      if (others.length) all.set(name, new Map(others))
    }
  }
  return all
}

export function endsOf(product: Party): Ends {
  const { provides, accepts } = readFits(product)
  const names = (places: typeof provides) => new Set(places.map((place) => place.interface))
  return { plugs: names(accepts), ports: names(provides) }
}

/** What keeps plugs of the first from ports of the second; none where both have an equal end. */
export function mismatchesBetween(
  { plugs }: Ends,
  { ports }: Ends,
  mismatches: Mismatches,
): Mismatch[] {
  return [...plugs.difference(ports)].flatMap((plug) =>
    [...(mismatches.get(plug) ?? [])].flatMap(([port, why]) =>
      ports.has(port) && !plugs.has(port) ? [{ plug, port, why }] : [],
    ),
  )
}

function differ(some: readonly string[] = [], others: readonly string[] = []): boolean {
  return some.length > 0 && others.length > 0 && new Set(some).isDisjointFrom(new Set(others))
}
