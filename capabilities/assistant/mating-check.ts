import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { endsOf, mismatchesBetween, readMismatches } from '#domain/catalogue/mismatches.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { numberedProduct } from '#domain/deciding/numbered-product.ts'
import type { InterfaceDefinition } from '#domain/records/interface.ts'
import type { TradeRules } from '#domain/records/trade-rules.ts'
import { createNamedBuild } from './named-build.ts'

/** A product as the part number that names it, one of its variants' or its own. */
export type Build<P> = { product: P; partNumber: string }

/** What speaks against two builds that go together as products. */
export type MatingCheck<P> = {
  /** Why they must not be mated though a hand could; undefined where no rule forbids it. */
  forbids: (first: Build<P>, second: Build<P>) => string | undefined
  /** The number of the part that the host's record names in the place of this build, if any. */
  namedInstead: (part: Build<P>, host: P) => string | undefined
}

type Options = {
  definitions: readonly AttributeDefinition[]
  interfaces: readonly InterfaceDefinition[]
  tradeRules: TradeRules
  /** What a product goes into. */
  hostsOf: (product: Product) => readonly Product[]
}

/** Holds two builds against a company's trade rules and against what their records name. */
export function createMatingCheck({
  definitions,
  interfaces,
  tradeRules,
  hostsOf,
}: Options): MatingCheck<Product> {
  const mismatches = readMismatches(tradeRules)
  const byKey = new Map(definitions.map((definition) => [definition.key, definition]))
  const kinds = new Map(interfaces.map(({ name, kind }) => [name, kind]))
  const asNumbered = (product: Product, partNumber: string) =>
    numberedProduct(product, partNumber, byKey, kinds)?.product ?? product
  const placesOf = ({ product, partNumber }: Build<Product>) =>
    endsOf(asNumbered(product, partNumber))
  const namedBuild = createNamedBuild({ hostsOf, asNumbered })

  return {
    forbids: (first, second) => {
      const [one, other] = [placesOf(first), placesOf(second)]
      const found = [
        ...mismatchesBetween(one, other, mismatches),
        ...mismatchesBetween(other, one, mismatches),
      ]
      return found[0]?.why
    },
    namedInstead: ({ product, partNumber }, host) => namedBuild(product, partNumber, host),
  }
}
