import { withoutAtEnd } from '#domain/texts/cut-end.ts'
import * as texts from '#texts/quantities.ts'
import { bareWord } from './bare-word.ts'
import type { QuantityReader } from './written-quantity.ts'

/** How a sentence asks for parts, in one language. */
type SentenceWords = Record<'numbers' | 'joins' | 'asks' | 'unwanted', string>

/**
 * The clauses of a line of sentences that ask for parts, in their order: 'We need two QB-15 and four of the
 * long ones' has 'two QB-15' and 'four of the long ones'. Sentences that ask for nothing come whole.
 * Undefined for a line that names one part as lists do, and 'unclear' where nobody knows what it counts.
 */
export type ClauseReader = (line: string) => string[] | 'unclear' | undefined

/** Reads sentences in the words of a language. `isNumber` knows the catalogue's part numbers. */
export function createClauseReader(
  words: SentenceWords,
  { quantityIn, inFigures, isFiller, isLength }: QuantityReader,
  isNumber: (written: string) => boolean,
): ClauseReader {
  const [joins, asks] = [listOf(words.joins), listOf(words.asks)]
  const [oneInWords] = listOf(words.numbers)
  const unwanted = words.unwanted.split('|').flatMap((phrase) => phrase.trim().toLowerCase() || [])

  return (line) => {
    if (/[\t|]|:$/.test(line)) return undefined
    const sentences = inFigures(line).split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    const clauses = sentences.map(findAskingClauses)
    if (clauses.includes('unclear')) return 'unclear'
    return clauses.some(Boolean)
      ? clauses.flatMap((asking, i) => asking ?? sentences[i]!)
      : undefined
  }

  function findAskingClauses(sentence: string): string[] | 'unclear' | undefined {
    const isUnwanted = unwanted.some((phrase) =>
      sentence.toLowerCase().replaceAll('’', "'").includes(phrase),
    )
    const asking: Clause[] = []
    for (const clause of splitClauses(sentence)) {
      const isKnown = clause.words.some((word) => isNumber(bareWord(word)))
      const asksForPart = isKnown
        ? !isUnwanted || clause.words.some(isCount)
        : countsSomething(clause.words)
      if (asksForPart) asking.push({ ...clause, isKnown })
      // '3 m', 'brass': more of what was asked for.
      else if (!isKnown && !clause.isRequested) asking.at(-1)?.words.push(...clause.words)
    }
    const isSentence = asking.length > 1 || asking[0]?.isRequested || isUnwanted
    if (!isSentence) return undefined
    // 'QB-15, 2 boxes of 20' may be two or forty.
    const hasUncounted = asking.some((clause) => clause.isKnown && !clause.words.some(isCount))
    if (hasUncounted && asking.some(({ isKnown }) => !isKnown)) return 'unclear'
    return asking.map((clause) => clause.words.join(' '))
  }

  /** At commas and other signs, at 'and', and behind 'please quote'. */
  function splitClauses(sentence: string): Omit<Clause, 'isKnown'>[] {
    const clauses = [{ words: [] as string[], isRequested: false }]
    for (const word of withoutAtEnd(sentence.trim(), '.!?').split(/\s+/)) {
      const bare = bareWord(word).toLowerCase()
      const clause = clauses.at(-1)!
      // In '2 power supply units' nothing is asked for behind the word.
      const isRequest = asks.includes(bare) && !isCount(clause.words[0] ?? '')
      const isJoin = joins.includes(bare)
      if (!isRequest && !isJoin) clause.words.push(word)
      if (isRequest || isJoin || /[,;:.?)]$/.test(word))
        clauses.push({ words: [], isRequested: isRequest })
    }
    return clauses.filter((clause) => clause.words.length > 0)
  }

  /** 'four of the long ones'; not '3 m', '12 pcs' or 'one per row'. */
  function countsSomething([count = '', ...behind]: readonly string[]): boolean {
    const what = behind.map(bareWord).find((word) => word && !isFiller(word))
    return (
      isCount(count) && count.toLowerCase() !== oneInWords && what !== undefined && !isLength(what)
    )
  }

  function isCount(word: string): boolean {
    return typeof quantityIn(bareWord(word)) === 'number'
  }
}

/** Words of a sentence; `isRequested` behind 'please quote', `isKnown` with a number of the catalogue. */
type Clause = { words: string[]; isRequested: boolean; isKnown: boolean }

/** Of the site's language. */
export const clauseReader = (reader: QuantityReader, isNumber: (written: string) => boolean) =>
  createClauseReader(
    { numbers: texts.numbers, joins: texts.joins, asks: texts.asks, unwanted: texts.unwanted },
    reader,
    isNumber,
  )

const listOf = (text: string) => text.toLowerCase().split(' ').filter(Boolean)
