import { isNeeded, readParts } from '#domain/catalogue/accessories.ts'
import { nameKey } from '#domain/catalogue/catalogue.ts'
import { variantNumbers } from '#domain/catalogue/variant-numbers.ts'
import type { Fit } from '#domain/catalogue/fits.ts'
import type { Subject } from './outcome.ts'

export type PartFit = Fit<Subject> & { isNeeded: boolean }

type Pause = () => Promise<unknown>

/** What a product may be bought for, by the others' records. */
export async function createOwnersOf(
  products: readonly Subject[],
  partsOf: (product: Subject) => PartFit[],
  pause: Pause,
): Promise<(product: Subject) => readonly Fit<Subject>[]> {
  const owners = new Map<Subject, Fit<Subject>[]>()
  for (const [at, owner] of products.entries()) {
    if (at % 50 === 49) await pause()
    const fit = { product: owner, interface: '', kind: 'place' as const, count: 1 }
    for (const { product: part } of partsOf(owner)) {
      const known = owners.get(part)
      if (known) known.push(fit)
      else owners.set(part, [fit])
    }
  }
  return (product) => owners.get(product) ?? []
}

/** What may be bought with a product, by its record, as a place of its own; what is needed first. */
export async function createPartsOf(
  products: readonly Subject[],
  pause: Pause,
): Promise<(product: Subject) => PartFit[]> {
  const byNumber = await createByNumber(products, pause)
  return (product) => {
    if (!product.accessories) return []
    const { accessories } = readParts(product)
    return accessories
      .toSorted((a, b) => Number(isNeeded(b)) - Number(isNeeded(a)))
      .flatMap((one): PartFit[] => {
        const { partNumber, maximum: count = 1 } = one
        const part = byNumber.get(nameKey(partNumber))
        const isNecessary = isNeeded(one)
        return part
          ? [{ product: part, interface: '', kind: 'place', count, isNeeded: isNecessary }]
          : []
      })
  }
}

/** By its number, or a variant's, each product that another may be bought with. */
async function createByNumber(
  products: readonly Subject[],
  pause: Pause,
): Promise<ReadonlyMap<string, Subject>> {
  // Of all numbers of a catalogue, few are of what is bought for something else.
  const asked = new Set<string>()
  for (const [at, product] of products.entries()) {
    if (at % 50 === 49) await pause()
    if (!product.accessories) continue
    for (const { partNumber } of readParts(product).accessories) asked.add(nameKey(partNumber))
  }
  const byNumber = new Map<string, Subject>()
  for (const [at, product] of products.entries()) {
    if (at % 50 === 49) await pause()
    for (const number of [...variantNumbers(product.variants), product.partNumber]) {
      const key = nameKey(number)
      if (asked.has(key)) byNumber.set(key, product)
    }
  }
  return byNumber
}
