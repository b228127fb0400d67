import SearchableMap from 'minisearch/SearchableMap'

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
  /** The documents that hold a word in one of some fields. */
  holders: (word: string, fields: readonly string[]) => ReadonlySet<number>
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
const maxSlips = 6
/** A longer word that begins with one counts less, one with a slip too. */
const prefixWeight = 0.375
const prefixLoss = 0.3
const slipWeight = 0.45
/** BM25+ with the parameters of MiniSearch. */
const bm25 = { k: 1.2, b: 0.7, d: 0.5 }
/** In a catalogue of more documents, words that many of them hold only tell what others found. */
const largeCatalogue = 2000
const commonShare = 0.1

/** A text of one field, once for all documents that have it: products of a series share most texts. */
type FieldText = { field: number; length: number; documents: number[] }
/** A word with how many documents hold it, and by field the texts that do. */
type Word = { size: number; postings: number[] }
/** A posting is one number, place of the text × `countLimit` + how often it holds the word: a fifth of an object. */
const countLimit = 256

/** Full text of documents with weighted fields. */
export async function createFullText(
  documents: Iterable<FullTextDocument>,
  { boosts, wordsOf, isSound, pause = () => Promise.resolve() }: Options,
): Promise<FullText> {
  const fields = Object.keys(boosts)
  const { index, size, averageLengths, textOf } = await readTexts(documents, fields, wordsOf, pause)
  const has = (word: string) => index.has(word)
  const sizeOf = (word: string) => index.get(word)?.size ?? 0
  /** The words that documents are looked up by. */
  const telling = (words: readonly string[]): string[] => {
    if (size <= largeCatalogue) return [...words]
    const rare = words.filter((word) => sizeOf(word) <= size * commonShare)
    return rare.length > 0 ? rare : words.toSorted((a, b) => sizeOf(a) - sizeOf(b)).slice(0, 1)
  }
  const mayHoldSlips = (word: string) =>
    word.length >= minLengthForSlips && !/\d/.test(word) && !has(word) && !isSound(word)

  /** Known words that a word may stand for, each with how much it counts. */
  function* formsOf(word: string): Generator<[form: Word, weight: number]> {
    const exact = index.get(word)
    if (exact) yield [exact, 1]
    const isWritten = word.length >= minPrefixLength && !/\d/.test(word)
    for (const [longer, form] of isWritten ? index.atPrefix(word) : []) {
      const more = longer.length - word.length
      if (more > 0)
        yield [form, (prefixWeight * longer.length) / (longer.length + prefixLoss * more)]
    }
    const slips = mayHoldSlips(word)
      ? Math.min(maxSlips, Math.round(word.length * slipsPerLetter))
      : 0
    for (const [other, [form, distance]] of slips ? index.fuzzyGet(word, slips) : []) {
      const isLonger = isWritten && other.startsWith(word)
      if (!isLonger) yield [form, (slipWeight * other.length) / (other.length + distance)]
    }
  }

  /** Calls with what a word is worth in each text that holds it. */
  function eachText(
    { postings }: Word,
    weight: number,
    call: (text: FieldText, worth: number) => void,
  ): void {
    const sizes = fields.map(() => 0)
    for (const posting of postings) {
      const { field, documents } = textOf(posting)
      sizes[field]! += documents.length
    }
    for (const posting of postings) {
      const text = textOf(posting)
      const { field, length } = text
      const count = posting % countLimit
      const holding = sizes[field]!
      const rarity = Math.log(1 + (size - holding + 0.5) / (holding + 0.5))
      const share = 1 - bm25.b + (bm25.b * length) / averageLengths[field]!
      const frequency = (count * (bm25.k + 1)) / (count + bm25.k * share)
      call(text, weight * boosts[fields[field]!]! * rarity * (bm25.d + frequency))
    }
  }

  function search(
    written: readonly string[],
    weight: (word: string) => number = () => 1,
  ): FullTextHit[] {
    const words = [...new Set(written)]
    const lookedUp = telling(words)
    const hits = new Map<number, FullTextHit>()
    for (const word of lookedUp)
      for (const [form, share] of formsOf(word))
        eachText(form, share * weight(word), (text, worth) => {
          for (const id of text.documents) {
            const hit = hits.get(id)
            if (!hit) hits.set(id, { id, score: worth, words: [word] })
            else {
              hit.score += worth
              if (hit.words.at(-1) !== word) hit.words.push(word)
            }
          }
        })
    for (const hit of hits.values()) hit.score *= hit.words.length
    for (const word of words) {
      if (lookedUp.includes(word)) continue
      for (const posting of index.get(word)?.postings ?? [])
        for (const id of textOf(posting).documents) {
          const hit = hits.get(id)
          if (hit && hit.words.at(-1) !== word) hit.words.push(word)
        }
    }
    return [...hits.values()].toSorted((a, b) => b.score - a.score)
  }

  return {
    has,
    holders(word, among) {
      const meant = new Set(among.map((field) => fields.indexOf(field)))
      const postings = index.get(word)?.postings ?? []
      const texts = postings.map(textOf).filter(({ field }) => meant.has(field))
      return new Set(texts.flatMap((text) => text.documents))
    },
    rarity: (word) => Math.log(1 + size / (sizeOf(word) + 1)),
    search,
  }
}

/** Reads each text once, and says which words it holds. */
async function readTexts(
  documents: Iterable<FullTextDocument>,
  fields: readonly string[],
  wordsOf: Options['wordsOf'],
  pause: () => Promise<unknown>,
) {
  const index = new SearchableMap<Word>()
  const byText = fields.map(() => new Map<string, FieldText>())
  const averageLengths = fields.map(() => 0)
  const all: FieldText[] = []
  const textOf = (posting: number) => all[Math.floor(posting / countLimit)]!
  let size = 0
  for (const { id, fields: texts } of documents) {
    for (const [field, name] of fields.entries()) {
      const written = texts[name] ?? ''
      const text = byText[field]!.get(written) ?? read(written, field)
      text.documents.push(id)
      averageLengths[field] = (averageLengths[field]! * size + text.length) / (size + 1)
    }
    size++
    await pause()
  }
  // A list that grew has room for as many again.
  for (const text of all) text.documents = text.documents.slice()
  const seenFor = new Int32Array(size)
  let wordNumber = 0
  for (const word of index.values()) {
    wordNumber++
    word.postings = word.postings.toSorted((a, b) => textOf(a).field - textOf(b).field)
    for (const posting of word.postings)
      for (const id of textOf(posting).documents) {
        if (seenFor[id] !== wordNumber) word.size++
        seenFor[id] = wordNumber
      }
    await pause()
  }
  return { index, size, averageLengths, textOf }

  function read(written: string, field: number): FieldText {
    const counts = new Map<string, number>()
    for (const word of wordsOf(written)) counts.set(word, (counts.get(word) ?? 0) + 1)
    const text = { field, length: counts.size, documents: [] }
    byText[field]!.set(written, text)
    const place = all.push(text) - 1
    for (const [word, count] of counts) {
      const posting = place * countLimit + Math.min(count, countLimit - 1)
      const known = index.get(word)
      if (known) known.postings.push(posting)
      else index.set(word, { size: 0, postings: [posting] })
    }
    return text
  }
}
