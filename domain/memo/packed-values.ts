/**
 * Values that JSON can say, each said once however often it stands among them. `nodes` are texts, numbers,
 * true, false and null as they are; a list is 0 and then its members, an object the number of its shape and
 * then what its fields hold, by their places among the nodes before it. Shapes are counted from 1.
 */
export type PackedValues = {
  shapes: string[][]
  nodes: (string | number | boolean | number[] | null)[]
  /** The places of the values that were packed, in their order. */
  values: number[]
}

const listShape = 0

/** Packs values one after the other. Fields that are undefined are left out, as JSON does. */
export function createPacker() {
  const packed: PackedValues = { shapes: [], nodes: [], values: [] }
  const shapes = new Map<string, number>()
  /** Texts, numbers, true, false and null by themselves; what holds others by the places of these. */
  const plain = new Map<unknown, number>()
  const holding = new Map<string, number>()
  /** What is held once is looked through once. */
  const known = new Map<object, number>()

  function placeOf(value: unknown): number {
    if (typeof value !== 'object' || value === null) return placeOfPlain(value ?? null)
    const before = known.get(value)
    if (before !== undefined) return before
    const node = Array.isArray(value) ? [listShape, ...value.map(placeOf)] : nodeOf(value)
    const key = node.join()
    const place = holding.get(key) ?? packed.nodes.push(node) - 1
    holding.set(key, place)
    known.set(value, place)
    return place
  }

  function placeOfPlain(value: unknown): number {
    const place = plain.get(value) ?? packed.nodes.push(value as string) - 1
    plain.set(value, place)
    return place
  }

  function nodeOf(value: object): number[] {
    const fields = Object.entries(value).filter(([, held]) => held !== undefined)
    const keys = fields.map(([key]) => key)
    const name = JSON.stringify(keys)
    const shape = shapes.get(name) ?? packed.shapes.push(keys)
    shapes.set(name, shape)
    return [shape, ...fields.map(([, held]) => placeOf(held))]
  }

  return {
    add: (value: unknown): void => void packed.values.push(placeOf(value)),
    /** To be written as JSON. */
    packed: packed as Readonly<PackedValues>,
  }
}

/**
 * The values that were packed, from what `JSON.parse` gave back. What is equal is one and the same, so
 * nobody may change any of it. What it is given is used up.
 */
export function unpackValues<T>({ shapes, nodes, values }: PackedValues): T[] {
  const made: unknown[] = nodes
  const create = shapes.map(creatorOf)
  for (const [place, node] of nodes.entries()) {
    if (!Array.isArray(node)) continue
    const [shape = listShape, ...places] = node
    const held = places.map((at) => made[at])
    made[place] = shape === listShape ? held : create[shape - 1]!(held)
  }
  return values.map((place) => made[place] as T)
}

/** An object that is filled field by field takes several times the memory of one that is copied and then filled. */
export function creatorOf(keys: readonly string[]): (held: readonly unknown[]) => object {
  const empty = JSON.parse(
    JSON.stringify(Object.fromEntries(keys.map((key) => [key, null]))),
  ) as Record<string, unknown>
  // An assignment of this one sets what an object inherits from.
  if (keys.includes('__proto__'))
    return (held) => Object.fromEntries(keys.map((key, i) => [key, held[i]]))
  return (held) => {
    const object = { ...empty }
    for (const [i, key] of keys.entries()) object[key] = held[i]
    return object
  }
}
