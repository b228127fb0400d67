import MiniSearch from 'minisearch'
import { atOnce, type Pieces } from '#domain/memo/in-pieces.ts'
import { fold } from './search.ts'

type Named = { name: string; slug: string; number?: string }
/** The items most like what was asked for, best first, at most `limit`. Nothing alike gives nothing. */
export type Nearest<T> = (asked: string, limit: number) => T[]

const maxAskedLength = 200
const maxWords = 12
/** The share of what was asked, by letters, that an item must hold to be worth suggesting. */
const minLikeness = 0.5

/** As `createNearest`, for a list that is asked once. */
export function nearest<T extends Named>(items: readonly T[], asked: string, limit: number): T[] {
  return createNearest(items)(asked, limit)
}

/**
 * Prepares a list to be asked for what its visitors misspell: first what a slip or two away is
 * called so, then what shares most of the words that were asked for, each with its own slips.
 */
export function createNearest<T extends Named>(named: readonly T[]): Nearest<T> {
  return atOnce(buildNearest(named))
}

export function* buildNearest<T extends Named>(named: readonly T[]): Pieces<Nearest<T>> {
  const index = new MiniSearch<{ id: number; words: string; whole: string }>({
    fields: ['words', 'whole'],
    tokenize: (text) => text.split(' ').filter(Boolean),
  })
  for (const [id, { slug, name, number = '' }] of named.entries()) {
    const texts = [slug, name, number].map(wordsOf)
    // Letters and digits alone: a forgotten hyphen is no slip at all.
    const whole = texts.map((words) => words.join(''))
    index.add({ id, words: texts.flat().join(' '), whole: whole.join(' ') })
    yield
  }

  return (asked, limit) => {
    const wanted = [...new Set(wordsOf(asked.slice(0, maxAskedLength)))].slice(0, maxWords)
    const whole = wordsOf(asked.slice(0, maxAskedLength)).join('')
    const letters = wanted.join('').length
    const slips = index.search(whole, { fields: ['whole'], fuzzy: slipsOfName })
    const alike = index
      .search(wanted.join(' '), {
        fields: ['words'],
        prefix: (word) => word.length >= 3,
        fuzzy: slipsOfWord,
      })
      .filter(({ queryTerms }) => queryTerms.join('').length >= letters * minLikeness)
    const ids = new Set([...slips, ...alike].map(({ id }) => id as number))
    return [...ids].slice(0, limit).map((id) => named[id]!)
  }
}

/** A short word is soon another word. */
const slipsOfWord = ({ length }: string) => (length < 5 ? 0 : length < 7 ? 1 : 2)
/** Two letters that are swapped count twice. */
const slipsOfName = ({ length }: string) => (length < 4 ? 0 : length < 5 ? 1 : 2)

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
}
