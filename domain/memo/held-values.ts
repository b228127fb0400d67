import { creatorOf } from './packed-values.ts'

type Plain = string | number | boolean | null

/** Where a value is held: from 0 on among the plain ones, below it among what holds others. */
export type HeldPlace = number

const listShape = 0
const firstCells = 1024
/** Of the table by which equal ones are found: half of its places stay free. */
const fullShare = 0.5

/**
 * Values that JSON can say, held in three flat arrays, each once however often it stands among them: of
 * a catalogue's documents a tenth of the memory that their objects take. What is given back by `at` and
 * `field` is made anew each time, and its receiver's own.
 */
export function createHeldValues() {
  const plain: Plain[] = []
  const shapes: (readonly string[])[] = []
  const create: ((held: readonly unknown[]) => object)[] = []
  /** Of each that holds others: the number of its shape from 1, or 0 of a list, how many, and their places. */
  let cells = new Int32Array(firstCells)
  let used = 0
  let known: Known | undefined = createKnown()
  /** The places of what those hold that are not whole yet. */
  const waiting: HeldPlace[] = []

  function placeOf(value: unknown): HeldPlace {
    if (typeof value !== 'object' || value === null) return placeOfPlain(value as Plain)
    const from = waiting.length
    if (Array.isArray(value)) {
      for (const held of value as unknown[]) waiting.push(placeOf(held))
      return placeOfHolder(listShape, from)
    }
    let way = open().ways
    for (const key of Object.keys(value)) {
      const held = (value as Record<string, unknown>)[key]
      if (held === undefined) continue
      way = wayOn(way, key)
      waiting.push(placeOf(held))
    }
    return placeOfHolder((way.shape ??= shapeOf(way)), from)
  }

  function placeOfPlain(value: Plain): HeldPlace {
    const { places } = open()
    const before = places.get(value)
    if (before !== undefined) return before
    const place = plain.push(value) - 1
    places.set(value, place)
    return place
  }

  function shapeOf(way: Way): number {
    const keys: string[] = []
    for (let at = way; at.before; at = at.before) keys.unshift(at.key)
    create.push(creatorOf(keys))
    return shapes.push(keys)
  }

  /** What it holds are the places that wait from there on. */
  function placeOfHolder(shape: number, from: number): HeldPlace {
    const at = used
    append(shape, from)
    const { offsets } = open()
    const slot = slotOf(offsets, at)
    const before = offsets[slot]!
    if (before) {
      // What was appended to be compared is not kept.
      used = at
      return -before
    }
    offsets[slot] = at + 1
    count()
    return -(at + 1)
  }

  function append(shape: number, from: number): void {
    const length = waiting.length - from
    const end = used + 2 + length
    while (end > cells.length) cells = enlarged(cells)
    cells[used] = shape
    cells[used + 1] = length
    for (let i = 0; i < length; i++) cells[used + 2 + i] = waiting[from + i]!
    waiting.length = from
    used = end
  }

  /** The place in the table of one that is equal, else the free one for it. */
  function slotOf(offsets: Int32Array, at: number): number {
    const length = cells[at + 1]! + 2
    let slot = hashOf(cells, at, length) & (offsets.length - 1)
    while (offsets[slot] && !isEqual(cells, offsets[slot]! - 1, at, length)) {
      slot = (slot + 1) & (offsets.length - 1)
    }
    return slot
  }

  function count(): void {
    const now = open()
    if (++now.count < now.offsets.length * fullShare) return
    const before = now.offsets
    now.offsets = new Int32Array(before.length * 2)
    for (const offset of before) {
      if (offset) now.offsets[slotOf(now.offsets, offset - 1)] = offset
    }
  }

  function open(): Known {
    if (!known) throw new Error('nothing more can be held after the end')
    return known
  }

  function valueAt(place: HeldPlace): unknown {
    if (place >= 0) return plain[place]
    return madeAt(-place - 1, valueAt)
  }

  function madeAt(at: number, valueOf: (place: HeldPlace) => unknown): unknown {
    const held: unknown[] = []
    for (let i = 0; i < cells[at + 1]!; i++) held.push(valueOf(cells[at + 2 + i]!))
    const shape = cells[at]!
    return shape === listShape ? held : create[shape - 1]!(held)
  }

  /** What others hold stands before them. */
  function together(places: readonly HeldPlace[]): unknown[] {
    const made: unknown[] = []
    /** Which of those made it is, by where its cells begin. */
    const numbers = new Int32Array(used)
    const valueOf = (place: HeldPlace) => (place < 0 ? made[numbers[-place - 1]!] : plain[place])
    for (let at = 0; at < used; at += cells[at + 1]! + 2) {
      numbers[at] = made.push(madeAt(at, valueOf)) - 1
    }
    return places.map(valueOf)
  }

  return {
    add: placeOf,
    at: valueAt,
    /** Many at once, in which what is equal is one and the same: nobody may change any of it. */
    together,
    /** Of an object: its field of that name alone; undefined where it has none. */
    field: (place: HeldPlace, name: string): unknown => {
      const at = -place - 1
      const field = place < 0 ? (shapes[cells[at]! - 1]?.indexOf(name) ?? -1) : -1
      return field < 0 ? undefined : valueAt(cells[at + 2 + field]!)
    },
    /** Forgets by what equal ones are found: nothing is added from now on. */
    end: (): void => {
      known = undefined
      cells = cells.slice(0, used)
    },
  }
}

export type HeldValues = ReturnType<typeof createHeldValues>

/** By what equal ones are found. */
type Known = {
  places: Map<Plain, HeldPlace>
  /** Of objects, by one field after the other: `JSON.stringify` of their names takes several times as long. */
  ways: Way
  /** One more than the offsets of those that hold others, at what their cells come to; 0 where free. */
  offsets: Int32Array<ArrayBuffer>
  count: number
}

function createKnown(): Known {
  return { places: new Map(), ways: wayFrom(), offsets: new Int32Array(firstCells), count: 0 }
}

/** To the shape of an object: its last field, and those before. */
type Way = { key: string; before?: Way; shape?: number; on: Map<string, Way> }

const wayFrom = (key = '', before?: Way): Way => ({ key, before, shape: undefined, on: new Map() })

function wayOn(way: Way, key: string): Way {
  const known = way.on.get(key)
  if (known) return known
  const next = wayFrom(key, way)
  way.on.set(key, next)
  return next
}

function enlarged(cells: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(cells.length * 2)
  larger.set(cells)
  return larger
}

/** FNV-1a over whole numbers, its upper bits brought down to where a table looks. */
function hashOf(cells: Int32Array, from: number, length: number): number {
  let hash = 0x811c9dc5
  for (let i = from; i < from + length; i++) hash = Math.imul(hash ^ cells[i]!, 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

function isEqual(cells: Int32Array, a: number, b: number, length: number): boolean {
  for (let i = 0; i < length; i++) if (cells[a + i] !== cells[b + i]) return false
  return true
}
