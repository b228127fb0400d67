import { readPostings, type Field } from './postings.ts'

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

/** Usual constants of BM25: how fast repetition stops to count, and how much length does. */
const saturation = 1.2
const lengthPenalty = 0.5
/** What a longer word that begins with the asked one is worth, and one with a slip. */
const prefixWorth = 0.5
const slipWorth = 0.4
/** Shorter words begin too many others. */
const minPrefixLength = 4
const maxExpansions = 50

export type Options = {
  tokenize: (text: string) => string[]
  /** The known words that an unknown one may be. */
  similar: (word: string, known: (initial: string) => readonly string[]) => readonly string[]
  /** Lets other work go on between two documents. */
  pause: () => Promise<unknown>
}

/** `textsOf` is asked for each document, so that not all texts have to lie in memory. */
export async function createTextIndex(
  size: number,
  textsOf: (id: number) => readonly Field[],
  { tokenize, similar, pause }: Options,
): Promise<TextIndex> {
  const read = await readPostings(size, textsOf, tokenize, pause)
  const { terms, lengths, starts, ids, weights } = read
  const mean = lengths.reduce((sum, one) => sum + one, 0) / (size || 1) || 1
  for (let term = 0; term < terms.size; term++) {
    const [from, to] = [starts[term]!, starts[term + 1]!]
    const rarity = Math.log(1 + (size - (to - from) + 0.5) / (to - from + 0.5))
    for (let at = from; at < to; at++) {
      const length = 1 - lengthPenalty + (lengthPenalty * lengths[ids[at]!]!) / mean
      const weight = weights[at]!
      weights[at] = (rarity * weight * (saturation + 1)) / (weight + saturation * length)
    }
    if (term % 1000 === 999) await pause()
  }
  const sorted = [...terms.keys()].toSorted()
  const byInitial = Map.groupBy(sorted, (term) => term[0]!)

  return { has: (term) => terms.has(term), search }

  function search(words: readonly string[]) {
    const score = new Float32Array(size)
    const coverage = new Float32Array(size)
    for (const word of words) {
      const best = new Float32Array(size)
      for (const [term, worth] of expansions(word)) {
        const number = terms.get(term)!
        for (let at = starts[number]!; at < starts[number + 1]!; at++) {
          const id = ids[at]!
          best[id] = Math.max(best[id]!, weights[at]! * worth)
        }
      }
      for (let id = 0; id < size; id++) {
        if (best[id] === 0) continue
        score[id]! += best[id]!
        coverage[id]! += 1 / words.length
      }
    }
    return { score, coverage }
  }

  /** The terms that a word may mean, each with what it is worth. */
  function expansions(word: string): [string, number][] {
    const found: [string, number][] = terms.has(word) ? [[word, 1]] : []
    if (word.length >= minPrefixLength) {
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
