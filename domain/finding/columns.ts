import type { AttributeValue } from '#domain/catalogue/attribute.ts'
import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import { variationOf } from './product-text.ts'
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

/** The attributes in which variants differ, each set of them once, and by product which; the first is empty. */
export type Varying = { sets: ReadonlySet<string>[]; at: Uint32Array }

type Options = {
  products: readonly (ProductSummary & Partial<Product>)[]
  /** Variants have fields that are no attributes, such as a sentence on each. */
  defined: ReadonlySet<string>
  /** The attribute that entries of a product say something of. */
  entries?: string | undefined
  pause: () => Promise<unknown>
}

const maxShort = 0xffff

export async function createColumns({ products, defined, entries, pause }: Options) {
  const columns = new Map<string, Column>()
  const places = new Map<string, Map<unknown, number>>()
  const varying: Varying = { sets: [new Set()], at: new Uint32Array(products.length) }
  const ways = new Map<string, number>()
  for (const [id, product] of products.entries()) {
    if (id % 50 === 49) await pause()
    const { stated, varies } = variationOf(product, defined, entries)
    for (const [key, values] of stated) add(id, key, values)
    if (varies.length === 0) continue
    // A series varies in one way.
    const name = varies.join('\0')
    const way = ways.get(name) ?? varying.sets.push(new Set(varies)) - 1
    ways.set(name, way)
    varying.at[id] = way
  }
  return { columns, varying }

  function add(id: number, key: string, values: Values): void {
    let column = columns.get(key)
    let known = places.get(key)
    if (!column || !known) {
      const at = new Uint16Array(products.length)
      columns.set(key, (column = { lists: [[]], at }))
      places.set(key, (known = new Map()))
    }
    const name = nameOf(values)
    let place = known.get(name)
    if (place === undefined) {
      place = column.lists.push(values) - 1
      known.set(name, place)
      if (place === maxShort + 1) column.at = Uint32Array.from(column.at)
    }
    column.at[id] = place
  }
}

/** What one product states. */
export function recordOf(columns: Columns, id: number): Facts {
  return {
    get: (key) => {
      const column = columns.get(key)
      const place = column?.at[id]
      return place ? column?.lists[place] : undefined
    },
  }
}

/** 12 and '12' are different keys of a map, and no list of one. */
function nameOf(values: Values): unknown {
  const [only] = values
  return values.length === 1 && typeof only !== 'object' ? only : `\0${JSON.stringify(values)}`
}
