/** A set of products by their position in the catalogue, one bit each: 100,000 products are 3,125 words. */
export type ProductSet = Uint32Array

export function emptySet(size: number): ProductSet {
  return new Uint32Array(Math.ceil(size / 32))
}

export function fullSet(size: number): ProductSet {
  const set = emptySet(size).fill(0xffffffff)
  if (size % 32 && set.length) set[set.length - 1] = 2 ** (size % 32) - 1
  return set
}

export function addTo(set: ProductSet, position: number): void {
  set[position >>> 5]! |= 1 << (position & 31)
}

export function removeFrom(set: ProductSet, position: number): void {
  set[position >>> 5]! &= ~(1 << (position & 31))
}

export function has(set: ProductSet, position: number): boolean {
  return (set[position >>> 5]! & (1 << (position & 31))) !== 0
}

/** A set as those of its words that hold anything: most values are stated by products that stand together. */
export type SparseSet = { at: Uint16Array | Uint32Array; words: Uint32Array }

/** Gathers a sparse set of positions that are given ascending, any of them repeatedly. */
export function gatherSparse() {
  const at: number[] = []
  const words: number[] = []
  return {
    add(position: number): void {
      const word = position >>> 5
      if (at.at(-1) !== word) {
        at.push(word)
        words.push(0)
      }
      words[words.length - 1]! |= 1 << (position & 31)
    },
    done: (): SparseSet => ({
      at: (at.at(-1) ?? 0) > 0xffff ? Uint32Array.from(at) : Uint16Array.from(at),
      words: Uint32Array.from(words),
    }),
  }
}

/** All of sparse sets in one for so many products. */
export function union(sets: readonly SparseSet[], size: number): ProductSet {
  const out = emptySet(size)
  for (const { at, words } of sets) {
    for (let i = 0; i < at.length; i++) out[at[i]!]! |= words[i]!
  }
  return out
}

export function addAll(set: ProductSet, others: ProductSet): void {
  for (let i = 0; i < set.length; i++) set[i]! |= others[i]!
}

export function intersection(a: ProductSet, b: ProductSet): ProductSet {
  const out = new Uint32Array(a.length)
  for (let i = 0; i < a.length; i++) out[i] = a[i]! & b[i]!
  return out
}

/** How many products both sets hold, without making the intersection. */
export function countShared({ at, words }: SparseSet, set: ProductSet): number {
  let total = 0
  for (let i = 0; i < at.length; i++) {
    const shared = words[i]! & set[at[i]!]!
    if (shared !== 0) total += bitsIn(shared)
  }
  return total
}

/** The positions in the set, ascending. */
export function positions(set: ProductSet): number[] {
  const out: number[] = []
  for (let i = 0; i < set.length; i++) {
    for (let word = set[i]!; word !== 0; word &= word - 1) out.push(i * 32 + lowestIn(word))
  }
  return out
}

const lowestIn = (word: number) => 31 - Math.clz32(word & -word)

function bitsIn(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
