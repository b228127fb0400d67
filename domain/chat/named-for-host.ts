import { readParts } from '#domain/catalogue/accessories.ts'
import type { AttributeValue } from '#domain/catalogue/attribute.ts'
import { nameKey } from '#domain/catalogue/catalogue.ts'
import { variantNumbers } from '#domain/catalogue/variant-numbers.ts'
import type { Knowledge, Subject } from './outcome.ts'

/**
 * Of a part the number that a host's record names, where the part is another that does not do as well.
 * Hosts that each name another number of one product decide what these differ in, as the length of a
 * pigtail; in all else a part is free.
 */
export function createNamedForHost({
  hostsOf,
  asNumbered,
}: Pick<Knowledge, 'hostsOf' | 'asNumbered'>) {
  return (part: Subject): ((host: Subject) => string | undefined) => {
    const numbers = new Set(variantNumbers(part.variants).map(nameKey))
    const valuesOf = (number: string) => asNumbered(part, number).attributes
    let decided: string[] | undefined
    return (host) => {
      const named = namedBy(host, numbers)
      if (!named.length) return undefined
      // Of a part that many hosts take it is found once.
      decided ??= differing(
        [...new Set(hostsOf(part).flatMap(({ product }) => namedBy(product, numbers)))].map(
          valuesOf,
        ),
      )
      const does = named.some((number) =>
        decided!.every((key) => states(part.attributes[key], valuesOf(number)[key])),
      )
      return does ? undefined : named[0]
    }
  }
}

/** Which of a product's numbers a host comes with or may be bought with. */
function namedBy(host: Subject, numbers: ReadonlySet<string>): string[] {
  if (numbers.size === 0 || !(host.accessories || host.includes)) return []
  const { accessories, includes } = readParts(host)
  return [...accessories, ...includes]
    .map(({ partNumber }) => partNumber)
    .filter((number) => numbers.has(nameKey(number)))
}

/** Attributes that are not the same in all. */
function differing(all: readonly Subject['attributes'][]): string[] {
  const keys = new Set(all.flatMap((attributes) => Object.keys(attributes)))
  const valuesOf = (key: string) => all.map((attributes) => JSON.stringify(attributes[key]))
  return [...keys].filter((key) => new Set(valuesOf(key)).size > 1)
}

/** A series states all values that it is made with. */
function states(own: readonly AttributeValue[] = [], wanted: readonly AttributeValue[] = []) {
  const known = new Set(own.map((value) => JSON.stringify(value)))
  return wanted.every((value) => known.has(JSON.stringify(value)))
}
