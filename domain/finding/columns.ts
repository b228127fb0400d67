import type { AttributeValue } from '#domain/catalogue/attribute.ts'
import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import { statedOf } from './product-text.ts'
import type { Facts } from './verify.ts'

type Values = readonly AttributeValue[]

/** What each product states of an attribute. */
export type Column = {
  /** Each list of values once; the first is empty, of products that state nothing. */
  lists: Values[]
  /** By product, the place of its list. */
  at: Uint16Array | Uint32Array
}

/** By attribute: what all products are asked lies side by side, and what many state is judged once. */
export type Columns = ReadonlyMap<string, Column>

const mostShort = 0xffff

export async function createColumns(
  products: readonly (ProductSummary & Partial<Product>)[],
  defined: ReadonlySet<string>,
  pause: () => Promise<unknown>,
): Promise<Columns> {
  const columns = new Map<string, Column>()
  const places = new Map<string, Map<unknown, number>>()
  for (const [id, product] of products.entries()) {
    if (id % 100 === 99) await pause()
    for (const [key, values] of Object.entries(statedOf(product, defined))) {
      let column = columns.get(key)
      let known = places.get(key)
      if (!column || !known) {
        columns.set(key, (column = { lists: [[]], at: new Uint16Array(products.length) }))
        places.set(key, (known = new Map()))
      }
      const name = nameOf(values)
      let place = known.get(name)
      if (place === undefined) {
        place = column.lists.push(values) - 1
        known.set(name, place)
        if (place === mostShort + 1) column.at = Uint32Array.from(column.at)
      }
      column.at[id] = place
    }
  }
  return columns
}

/** What one product states. */
export function recordOf(columns: Columns, id: number): Facts {
  return {
    get: (key) => {
      const column = columns.get(key)
      const place = column?.at[id]
      return place ? column!.lists[place] : undefined
    },
  }
}

/** 12 and '12' are different keys of a map, and no list of one. */
function nameOf(values: Values): unknown {
  const [only] = values
  return values.length === 1 && typeof only !== 'object' ? only : `\0${JSON.stringify(values)}`
}
