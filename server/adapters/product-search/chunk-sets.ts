/** Products of one row of bits: half a kilobyte, which PostgreSQL keeps beside its row's other fields. */
export const chunkSize = 4096

/** The products of a chunk that have each term, by the term's number. */
export type ChunkSets = {
  /** `place` is from 0 to `chunkSize`. */
  add: (term: number, place: number) => void
  /** The numbers of terms and, in the same order, their bits as PostgreSQL reads a `bit(4096)`. */
  take: () => { terms: number[]; bits: string[] }
}

export function createChunkSets(): ChunkSets {
  let sets = new Map<number, Buffer>()
  return {
    add(term, place) {
      const set = sets.get(term) ?? Buffer.alloc(chunkSize / 8)
      sets.set(term, set)
      const at = place >>> 3
      // The first bit is the leftmost one.
      set[at] = (set[at] ?? 0) | (0x80 >>> (place & 7))
    },
    take() {
      const taken = { terms: [...sets.keys()], bits: [...sets.values()].map(asBits) }
      sets = new Map()
      return taken
    },
  }
}

const asBits = (set: Buffer) => `x${set.toString('hex')}`
