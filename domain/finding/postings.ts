export type Field = { text: string; boost: number }

/** Which terms stand in which documents, how weighty: three lists side by side, in chunks. */
type Chunk = { terms: Uint32Array; ids: Uint32Array; weights: Float32Array; length: number }

const chunkLength = 1 << 17

/** Sentences whose words are kept: the same one stands in many products of a series. */
const maxKept = 50_000

/** Numbers the terms in the order in which they come, and weighs them by document. */
export async function readDocuments(
  size: number,
  textsOf: (id: number) => readonly Field[],
  tokenize: (text: string) => string[],
  pause: () => Promise<unknown>,
) {
  const terms = new Map<string, number>()
  const lengths = new Float32Array(size)
  const known = new Map<string, Uint32Array>()
  let frequency = new Float32Array(1024)
  const chunks: Chunk[] = [emptyChunk()]

  const read = (text: string): Uint32Array =>
    Uint32Array.from(tokenize(text), (term) => {
      const before = terms.get(term)
      if (before !== undefined) return before
      terms.set(term, terms.size)
      return terms.size - 1
    })

  for (let id = 0; id < size; id++) {
    if (id % 50 === 49) await pause()
    const touched: number[] = []
    for (const { text, boost } of textsOf(id)) {
      if (!text) continue
      let found = known.get(text)
      if (!found) known.set(text, (found = read(text)))
      lengths[id]! += found.length
      if (terms.size > frequency.length) frequency = enlarged(frequency, terms.size)
      for (const term of found) {
        if (frequency[term] === 0) touched.push(term)
        frequency[term]! += boost
      }
    }
    let chunk = chunks.at(-1)!
    for (const term of touched) {
      if (chunk.length === chunkLength) chunks.push((chunk = emptyChunk()))
      chunk.terms[chunk.length] = term
      chunk.ids[chunk.length] = id
      chunk.weights[chunk.length++] = frequency[term]!
      frequency[term] = 0
    }
    if (known.size > maxKept) known.clear()
  }
  return { terms, chunks, lengths }
}

/** The same by term, each term's documents in their order; the chunks are used up. */
export async function byTerm(
  chunks: Chunk[],
  { termCount, size }: { termCount: number; size: number },
  pause: () => Promise<unknown>,
) {
  const starts = new Uint32Array(termCount + 1)
  for (const { terms, length } of chunks) {
    for (let i = 0; i < length; i++) starts[terms[i]! + 1]!++
  }
  for (let term = 0; term < termCount; term++) starts[term + 1]! += starts[term]!
  const next = starts.slice()
  const total = starts[termCount]!
  const ids = size > maxShort ? new Uint32Array(total) : new Uint16Array(total)
  const weights = new Float32Array(total)
  for (;;) {
    const chunk = chunks.shift()
    if (!chunk) return { starts, ids, weights }
    for (let i = 0; i < chunk.length; i++) {
      const at = next[chunk.terms[i]!]!++
      ids[at] = chunk.ids[i]!
      weights[at] = chunk.weights[i]!
    }
    release(chunk)
    await pause()
  }
}

const maxShort = 0xffff

const emptyChunk = (): Chunk => ({
  terms: new Uint32Array(chunkLength),
  ids: new Uint32Array(chunkLength),
  weights: new Float32Array(chunkLength),
  length: 0,
})

/** At once, where that can be: until it is collected it would be as much memory again as what was made of it. */
function release({ terms, ids, weights }: Chunk): void {
  for (const { buffer } of [terms, ids, weights]) (buffer as ArrayBuffer).transfer?.(0)
}

function enlarged(before: Float32Array<ArrayBuffer>, size: number): Float32Array<ArrayBuffer> {
  const made = new Float32Array(size * 2)
  made.set(before)
  return made
}
