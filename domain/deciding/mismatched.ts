import type { Party } from '#domain/catalogue/fits.ts'
import {
  endsOf,
  mismatchesBetween,
  type Mismatch,
  type Mismatches,
} from '#domain/catalogue/mismatches.ts'

/** A part of a list that goes into another by hand and must not, by their numbers. */
export type MismatchedParts = Mismatch & { part: string; host: string }

type Numbered = Party & { partNumber: string }

/**
 * Each pair of parts that must not be mated. A plug with a port of its own on the list is none of
 * them: it is meant for that one. Ports have no such claim, for pigtails fill them from behind.
 */
export function mismatched(parts: readonly Numbered[], mismatches: Mismatches): MismatchedParts[] {
  const all = parts.map((part) => ({ number: part.partNumber, ends: endsOf(part) }))
  return all.flatMap((part) => {
    const others = all.filter((other) => other !== part)
    const isOpen = (plug: string) => !others.some(({ ends }) => ends.ports.has(plug))
    return others.flatMap((host) => {
      const between = mismatchesBetween(part.ends, host.ends, mismatches)
      const found = between.find(({ plug }) => isOpen(plug))
      return found ? [{ ...found, part: part.number, host: host.number }] : []
    })
  })
}
