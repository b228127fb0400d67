export type Field = { text: string; boost: number }

/** Sentences whose words are kept: the same one stands in many products of a series. */
const maxKept = 50_000
const maxShort = 0xffff

/**
 * Which terms stand in which documents, how weighty: each term's documents in their order. Reads all
 * texts twice, first to count: lists of unknown length take 54 MB for 20,000 documents, these 18.
 */
export async function readPostings(
  size: number,
  textsOf: (id: number) => readonly Field[],
  tokenize: (text: string) => string[],
  pause: () => Promise<unknown>,
) {
  const terms = new Map<string, number>()
  const known = new Map<string, number[]>()

  function termsOf(text: string): number[] {
    const before = known.get(text)
    if (before) return before
    const found = tokenize(text).map((term) => {
      const number = terms.get(term) ?? terms.size
      terms.set(term, number)
      return number
    })
    if (known.size > maxKept) known.clear()
    known.set(text, found)
    return found
  }

  async function eachWord(call: (term: number, id: number, boost: number) => void) {
    for (let id = 0; id < size; id++) {
      if (id % 50 === 49) await pause()
      for (const { text, boost } of textsOf(id))
        for (const term of termsOf(text)) call(term, id, boost)
    }
  }

  const lengths = new Float32Array(size)
  const counts: number[] = []
  const last: number[] = []
  await eachWord((term, id) => {
    lengths[id]!++
    if (last[term] === id) return
    last[term] = id
    counts[term] = (counts[term] ?? 0) + 1
  })
  const starts = new Uint32Array(terms.size + 1)
  for (const [term, count] of counts.entries()) starts[term + 1] = starts[term]! + count
  const next = starts.slice()
  const total = starts.at(-1)!
  const ids = size > maxShort ? new Uint32Array(total) : new Uint16Array(total)
  const weights = new Float32Array(total)
  await eachWord((term, id, boost) => {
    const isFirst = next[term] === starts[term] || ids[next[term]! - 1] !== id
    if (isFirst) ids[next[term]!++] = id
    weights[next[term]! - 1]! += boost
  })
  return { terms, lengths, starts, ids, weights }
}
