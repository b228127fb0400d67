import MiniSearch from 'minisearch'

/** A document by its fields; `id` is its place. */
export type FullTextDocument = { id: number; fields: Readonly<Record<string, string>> }

export type FullTextHit = {
  id: number
  score: number
  /** The words of the query that the document holds, as stems. */
  words: string[]
}

export type FullText = {
  /** Words count as much as `weight` says, 1 where it is left out; best first. */
  search: (words: readonly string[], weight?: (word: string) => number) => FullTextHit[]
  /** Whether any document holds the word. */
  has: (word: string) => boolean
  /** How rare a word is: the logarithm of all documents over those that hold it. */
  rarity: (word: string) => number
}

type Options = {
  /** How much a word counts by the field it stands in. */
  boosts: Readonly<Record<string, number>>
  /** A text as stems; the same for documents and queries. */
  wordsOf: (text: string) => string[]
  /** Right as it stands: no slip of another. */
  isSound: (word: string) => boolean
  /** Lets other work go on while the index is made. */
  pause?: () => Promise<unknown>
}

const minPrefixLength = 4
const minLengthForSlips = 5
const slipsPerLetter = 0.2
/** Texts whose words are kept while the index is made. */
const maxKept = 100_000
/** In a catalogue of more documents, words that many of them hold only tell what others found. */
const largeCatalogue = 2000
const commonShare = 0.1
/** Documents indexed between two looks at what else waits. */
const chunkSize = 50

/** Full text of documents with weighted fields. */
export async function createFullText(
  documents: readonly FullTextDocument[],
  { boosts, wordsOf, isSound, pause = () => Promise.resolve() }: Options,
): Promise<FullText> {
  const known = new Map<string, string[]>()
  /** Products of a series share most of their sentences. */
  const wordsKept = (text: string): string[] => {
    const kept = known.get(text)
    if (kept) return kept
    const made = wordsOf(text)
    if (known.size < maxKept) known.set(text, made)
    return made
  }
  const index = new MiniSearch<FullTextDocument>({
    fields: Object.keys(boosts),
    extractField: (document, field) =>
      field === 'id' ? document.id : (document.fields[field] ?? ''),
    tokenize: wordsKept,
    processTerm: (term) => term,
    searchOptions: { boost: boosts },
  })
  await index.addAllAsync(documents, { chunkSize })
  const holding = new Map<string, Set<number>>()
  for (const { id, fields } of documents) {
    await pause()
    for (const field of Object.keys(boosts)) {
      for (const word of wordsKept(fields[field] ?? '')) {
        const ids = holding.get(word)
        if (ids) ids.add(id)
        else holding.set(word, new Set([id]))
      }
    }
  }
  known.clear()
  const has = (word: string) => holding.has(word)
  const sizeOf = (word: string) => holding.get(word)?.size ?? 0
  /** The words that documents are looked up by. */
  const telling = (words: readonly string[]): string[] => {
    const all = [...new Set(words)]
    if (documents.length <= largeCatalogue) return all
    const rare = all.filter((word) => sizeOf(word) <= documents.length * commonShare)
    return rare.length > 0 ? rare : all.toSorted((a, b) => sizeOf(a) - sizeOf(b)).slice(0, 1)
  }
  const mayHoldSlips = (word: string) =>
    word.length >= minLengthForSlips && !/\d/.test(word) && !has(word) && !isSound(word)

  return {
    has,
    rarity: (word) => Math.log(1 + documents.length / ((holding.get(word)?.size ?? 0) + 1)),
    search: (words, weight = () => 1) =>
      index
        .search(
          {
            queries: telling(words).map((word) => ({
              queries: [word],
              boostTerm: () => weight(word),
            })),
            combineWith: 'OR',
          },
          {
            tokenize: (text) => [text],
            prefix: (word) => word.length >= minPrefixLength && !/\d/.test(word),
            fuzzy: (word) => (mayHoldSlips(word) ? slipsPerLetter : false),
          },
        )
        .map(({ id, score, queryTerms }) => ({
          id: id as number,
          score,
          words: [
            ...queryTerms,
            ...words.filter(
              (word) => !queryTerms.includes(word) && holding.get(word)?.has(id as number),
            ),
          ],
        })),
  }
}
