import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { endsOf, mismatchesBetween, readMismatches } from '#domain/catalogue/mismatches.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { numberedProduct } from '#domain/deciding/numbered-product.ts'
import type { InterfaceDefinition } from '#domain/records/interface.ts'
import type { TradeRules } from '#domain/records/trade-rules.ts'

/** A product as the part number that names it, one of its variants' or its own. */
export type Build<P> = { product: P; partNumber: string }

/** Why two builds must not be mated though a hand could; undefined where no rule forbids it. */
export type CheckMating<P> = (first: Build<P>, second: Build<P>) => string | undefined

type Options = {
  definitions: readonly AttributeDefinition[]
  interfaces: readonly InterfaceDefinition[]
  tradeRules: TradeRules
}

/** Holds the places of two builds against a company's trade rules. */
export function createMatingCheck({
  definitions,
  interfaces,
  tradeRules,
}: Options): CheckMating<Product> {
  const mismatches = readMismatches(tradeRules)
  const byKey = new Map(definitions.map((definition) => [definition.key, definition]))
  const kinds = new Map(interfaces.map(({ name, kind }) => [name, kind]))
  const placesOf = ({ product, partNumber }: Build<Product>) =>
    endsOf(numberedProduct(product, partNumber, byKey, kinds)?.product ?? product)

  return (first, second) => {
    const [one, other] = [placesOf(first), placesOf(second)]
    const found = [
      ...mismatchesBetween(one, other, mismatches),
      ...mismatchesBetween(other, one, mismatches),
    ]
    return found[0]?.why
  }
}
