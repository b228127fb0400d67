import { readParts } from '#domain/catalogue/accessories.ts'
import type { AttributeValue } from '#domain/catalogue/attribute.ts'
import { nameKey } from '#domain/catalogue/catalogue.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { variantNumbers } from '#domain/catalogue/variant-numbers.ts'

type Options = {
  /** What a product goes into. */
  hostsOf: (product: Product) => readonly Product[]
  /** A product with the values that one of its numbers stands for. */
  asNumbered: (product: Product, partNumber: string) => Product
}

/**
 * The number of a part that a host's record names, where the named build is another that does not
 * do as well. Hosts that each name another number of one product decide what these differ in, as the
 * length of a pigtail; in all else a part is free.
 */
export function createNamedBuild({ hostsOf, asNumbered }: Options) {
  return (product: Product, partNumber: string, host: Product): string | undefined => {
    const numbers = new Set(variantNumbers(product.variants).map(nameKey))
    const named = namedBy(host, numbers)
    if (named.length === 0) return undefined
    const valuesOf = (number: string) => asNumbered(product, number).attributes
    const everyNamed = new Set(hostsOf(product).flatMap((one) => namedBy(one, numbers)))
    const decided = differing([...everyNamed].map(valuesOf))
    const buildValues = valuesOf(partNumber)
    const isAsGood = named.some((number) =>
      decided.every((key) => states(buildValues[key], valuesOf(number)[key])),
    )
    return isAsGood ? undefined : named[0]
  }
}

/** Which of a product's numbers a host comes with or may be bought with. */
function namedBy(host: Product, numbers: ReadonlySet<string>): string[] {
  if (numbers.size === 0) return []
  const { accessories, includes } = readParts(host)
  return [...accessories, ...includes]
    .map(({ partNumber }) => partNumber)
    .filter((number) => numbers.has(nameKey(number)))
}

/** Attributes that are not the same in all. */
function differing(all: readonly Product['attributes'][]): string[] {
  const keys = new Set(all.flatMap((attributes) => Object.keys(attributes)))
  const valuesOf = (key: string) => all.map((attributes) => JSON.stringify(attributes[key]))
  return [...keys].filter((key) => new Set(valuesOf(key)).size > 1)
}

/** A series states all values that it is made with. */
function states(stated: readonly AttributeValue[] = [], wanted: readonly AttributeValue[] = []) {
  const known = new Set(stated.map((value) => JSON.stringify(value)))
  return wanted.every((value) => known.has(JSON.stringify(value)))
}
