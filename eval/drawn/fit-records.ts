import { createPartIndex } from '#domain/catalogue/accessories.ts'
import { createFitIndex } from '#domain/catalogue/fits.ts'
import type { InterfaceDefinition } from '#domain/records/interface.ts'
import type { Recorded } from './put.ts'

/** What goes with what by the records alone: by place, by joint, as a part. */
export function fitRecords(
  products: readonly Recorded[],
  interfaces: readonly InterfaceDefinition[],
) {
  const fits = createFitIndex(products, interfaces)
  const parts = createPartIndex(products)
  const going = new Map(
    products.map((one) => {
      const linked = [...parts.includes(one), ...parts.accessories(one)]
      const owners = [...parts.partOf(one), ...parts.accessoryOf(one)]
      const all = [...fits.fitsIn(one), ...fits.takes(one), ...linked, ...owners]
      return [one, new Set(all.flatMap(({ product }) => product ?? []))] as const
    }),
  )
  const hosts = products.filter((one) => going.get(one)!.size > 0)
  return { going: (product: Recorded) => going.get(product)!, hosts }
}

export type FitRecords = ReturnType<typeof fitRecords>
