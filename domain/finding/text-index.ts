/**
 * Full text over short documents with weighted fields. Fields weigh the same for every question, so
 * what a term is worth in a document is reckoned once (BM25 over the weighted frequency); a
 * question adds up numbers, which takes a millisecond at 20,000 documents.
 */
export type TextIndex = {
  has: (term: string) => boolean
  /** Scores by document, 0 where no word stands; `coverage` is the share of the words that do. */
  search: (words: readonly string[]) => { score: Float32Array; coverage: Float32Array }
}

export type Field = { text: string; boost: number }

/** Usual constants of BM25: how fast repetition stops to count, and how much length does. */
const saturation = 1.2
const lengthPenalty = 0.5
/** What a longer word that begins with the asked one is worth, and one with a slip. */
const prefixWorth = 0.5
const slipWorth = 0.4
/** Shorter words begin too many others. */
const shortestPrefix = 4
const maxExpansions = 50

type Posting = { ids: number[]; weights: number[] }

export type Options = {
  tokenize: (text: string) => string[]
  /** The known words that an unknown one may be. */
  similar: (word: string, known: (initial: string) => readonly string[]) => readonly string[]
  /** Lets other work go on between two chunks of documents. */
  pause: () => Promise<unknown>
}

export async function createTextIndex(
  documents: readonly Field[][],
  { tokenize, similar, pause }: Options,
): Promise<TextIndex> {
  const postings = new Map<string, Posting>()
  const lengths = new Float32Array(documents.length)
  // The same sentence stands in many products of a series.
  const tokens = new Map<string, string[]>()
  for (const [id, fields] of documents.entries()) {
    if (id % 200 === 199) await pause()
    const frequency = new Map<string, number>()
    for (const { text, boost } of fields) {
      let found = tokens.get(text)
      if (!found) tokens.set(text, (found = tokenize(text)))
      lengths[id]! += found.length
      for (const term of found) frequency.set(term, (frequency.get(term) ?? 0) + boost)
    }
    for (const [term, weight] of frequency) {
      const known = postings.get(term)
      if (known) {
        known.ids.push(id)
        known.weights.push(weight)
      } else postings.set(term, { ids: [id], weights: [weight] })
    }
    if (tokens.size > 50_000) tokens.clear()
  }
  const mean = lengths.reduce((sum, one) => sum + one, 0) / (documents.length || 1)
  const weighed = new Map<string, { ids: Uint32Array; weights: Float32Array }>()
  for (const [term, { ids, weights }] of postings) {
    const rarity = Math.log(1 + (documents.length - ids.length + 0.5) / (ids.length + 0.5))
    const worth = weights.map((weight, i) => {
      const length = 1 - lengthPenalty + (lengthPenalty * lengths[ids[i]!]!) / (mean || 1)
      return (rarity * weight * (saturation + 1)) / (weight + saturation * length)
    })
    weighed.set(term, { ids: Uint32Array.from(ids), weights: Float32Array.from(worth) })
  }
  const sorted = [...weighed.keys()].toSorted()
  const byInitial = Map.groupBy(sorted, (term) => term[0]!)

  return { has: (term) => weighed.has(term), search }

  function search(words: readonly string[]) {
    const score = new Float32Array(documents.length)
    const coverage = new Float32Array(documents.length)
    const best = new Float32Array(documents.length)
    for (const word of words) {
      const touched: number[] = []
      for (const [term, worth] of expansions(word)) {
        const { ids, weights } = weighed.get(term)!
        for (let i = 0; i < ids.length; i++) {
          const id = ids[i]!
          if (best[id] === 0) touched.push(id)
          best[id] = Math.max(best[id]!, weights[i]! * worth)
        }
      }
      for (const id of touched) {
        score[id]! += best[id]!
        coverage[id]! += 1 / words.length
        best[id] = 0
      }
    }
    return { score, coverage }
  }

  /** The terms that a word may mean, each with what it is worth. */
  function expansions(word: string): [string, number][] {
    const found: [string, number][] = weighed.has(word) ? [[word, 1]] : []
    if (word.length >= shortestPrefix) {
      const [from, to] = [firstFrom(word), firstFrom(`${word}\uffff`)]
      for (const term of sorted.slice(from, Math.min(to, from + maxExpansions))) {
        if (term !== word) found.push([term, (prefixWorth * word.length) / term.length])
      }
    }
    if (found.length === 0) {
      const known = (initial: string) => byInitial.get(initial) ?? []
      for (const term of similar(word, known)) found.push([term, slipWorth])
    }
    return found
  }

  function firstFrom(word: string): number {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (sorted[middle]! < word) low = middle + 1
      else high = middle
    }
    return low
  }
}
