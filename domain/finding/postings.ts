export type Field = { text: string; boost: number }

/** Which terms stand in which documents, how weighty: three lists side by side. */
type Postings = { terms: Uint32Array; ids: Uint32Array; weights: Float32Array; length: number }

/** Sentences whose words are kept: the same one stands in many products of a series. */
const mostKept = 50_000

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
  let postings = grown(undefined, Math.max(1024, size * 64))

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
    if (postings.length + touched.length > postings.ids.length) postings = grown(postings)
    for (const term of touched) {
      postings.terms[postings.length] = term
      postings.ids[postings.length] = id
      postings.weights[postings.length++] = frequency[term]!
      frequency[term] = 0
    }
    if (known.size > mostKept) known.clear()
  }
  return { terms, postings, lengths }
}

/** The same by term, each term's documents in their order. */
export async function byTerm(
  postings: Postings,
  termCount: number,
  pause: () => Promise<unknown>,
): Promise<{ starts: Uint32Array; ids: Uint32Array; weights: Float32Array }> {
  const { terms, length } = postings
  const starts = new Uint32Array(termCount + 1)
  for (let i = 0; i < length; i++) starts[terms[i]! + 1]!++
  for (let term = 0; term < termCount; term++) starts[term + 1]! += starts[term]!
  const next = starts.slice()
  const ids = new Uint32Array(length)
  const weights = new Float32Array(length)
  for (let i = 0; i < length; i++) {
    const at = next[terms[i]!]!++
    ids[at] = postings.ids[i]!
    weights[at] = postings.weights[i]!
    if (i % 200_000 === 199_999) await pause()
  }
  return { starts, ids, weights }
}

function grown(before: Postings | undefined, size = before!.ids.length * 1.5): Postings {
  const most = Math.ceil(size)
  const made = {
    terms: new Uint32Array(most),
    ids: new Uint32Array(most),
    weights: new Float32Array(most),
    length: before?.length ?? 0,
  }
  if (before) {
    made.terms.set(before.terms)
    made.ids.set(before.ids)
    made.weights.set(before.weights)
  }
  return made
}

function enlarged(before: Float32Array<ArrayBuffer>, size: number): Float32Array<ArrayBuffer> {
  const made = new Float32Array(size * 2)
  made.set(before)
  return made
}
