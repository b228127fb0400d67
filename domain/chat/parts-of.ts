import { isNeeded, readParts } from '#domain/catalogue/accessories.ts'
import { nameKey } from '#domain/catalogue/catalogue.ts'
import { variantNumbers } from '#domain/catalogue/variant-numbers.ts'
import type { Fit } from '#domain/catalogue/fits.ts'
import type { Subject } from './outcome.ts'

export type PartFit = Fit<Subject> & { isNeeded: boolean }

/** What a product may be bought for, by the others' records. */
export function createOwnersOf(
  products: readonly Subject[],
  partsOf: (product: Subject) => PartFit[],
): (product: Subject) => Fit<Subject>[] {
  let owners: Map<Subject, Fit<Subject>[]> | undefined
  return (product) => {
    if (!owners) {
      owners = new Map()
      for (const owner of products) {
        for (const { product: part } of partsOf(owner)) {
          const fit = { product: owner, interface: '', kind: 'place' as const, count: 1 }
          owners.set(part, [...(owners.get(part) ?? []), fit])
        }
      }
    }
    return owners.get(product) ?? []
  }
}

/** What may be bought with a product, by its record, as a place of its own; what is needed first. */
export function createPartsOf(products: readonly Subject[]): (product: Subject) => PartFit[] {
  let byNumber: ReadonlyMap<string, Subject> | undefined
  return (product) => {
    const { accessories } = readParts(product)
    if (accessories.length === 0) return []
    byNumber ??= new Map(
      products.flatMap((one) =>
        [...variantNumbers(one.variants), one.partNumber].map((number) => [nameKey(number), one]),
      ),
    )
    return accessories
      .toSorted((a, b) => Number(isNeeded(b)) - Number(isNeeded(a)))
      .flatMap((one): PartFit[] => {
        const { partNumber, maximum: count = 1 } = one
        const product = byNumber!.get(nameKey(partNumber))
        const isNecessary = isNeeded(one)
        return product
          ? [{ product, interface: '', kind: 'place', count, isNeeded: isNecessary }]
          : []
      })
  }
}
