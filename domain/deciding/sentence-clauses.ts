import { withoutAtEnd } from '#domain/texts/cut-end.ts'
import * as texts from '#texts/quantities.ts'
import { bareWord } from './bare-word.ts'
import type { Line } from './pasted-line.ts'

/** How a sentence asks for parts, in one language; `texts/quantities.ts` explains each kind. */
type SentenceWords = Record<
  'numbers' | 'dozen' | 'pair' | 'half' | 'articles' | 'joins' | 'asks' | 'between' | 'unwanted',
  string
>

/** Reads sentences in the words of a language. */
export function createSentenceReader(words: SentenceWords) {
  const articles = listOf(words.articles)
  const leading = [...articles, ...listOf(words.asks)]
  const article = `(?:${anyOf(articles)})\\s+`
  const [dozen, between] = [words.dozen, words.between].map((kind) => anyOf(listOf(kind)))
  const numbers = listOf(words.numbers)
  const figures: [RegExp, (word: string) => string][] = [
    [wordForm(`(?:${anyOf(listOf(words.half))})\\s+(?:${article})?(?:${dozen})`), () => '6'],
    [wordForm(`${article}(?:${dozen})`), () => '12'],
    [wordForm(`${article}(?:${anyOf(listOf(words.pair))})`), () => '2'],
    // 'One' speaks of a part as often as it counts any.
    [wordForm(anyOf(numbers.slice(1))), (word) => String(numbers.indexOf(word.toLowerCase()) + 1)],
    // 'Two of the QB-15', '6 more QB-25'.
    [new RegExp(`(?<=\\p{Nd}(?:\\s+(?:${between}))?\\s)(?:${article})+`, 'giu'), () => ''],
  ]
  const sentenceEnd = String.raw`;|\||[.!?]\s+(?=\p{Lu})`
  // Three digits behind a comma are of the number before it: '1,500 x QB-15'.
  const comma = String.raw`,(?!\p{Nd}{3}(?!\p{Nd}))`
  const joined = `\\s(?:${anyOf(listOf(words.joins))})\\s`
  const separators = [sentenceEnd, `${sentenceEnd}|${comma}|${joined}`].map(
    (form) => new RegExp(`(?:${form})(?![^()]*\\))`, 'u'),
  )
  const unwanted = words.unwanted.split('|').map((phrase) => phrase.trim().toLowerCase())
  const isUnwanted = (text: string) => {
    const plain = text.toLowerCase().replaceAll('’', "'")
    return unwanted.some((phrase) => phrase && plain.includes(phrase))
  }

  /** Numbers in figures: 'nine QB-15', 'a dozen QB-15', 'a pair of QB-15'. */
  function withFigures(line: string): string {
    return figures.reduce((text, [form, figure]) => text.replace(form, figure), line)
  }

  /**
   * The clauses of a line that each ask for one known number, such as '2 x QB-15, 3 x QB-25' or 'two QB-15 and a
   * QB-25', without those that say what is not needed; else the whole line.
   */
  function clausesOf(
    line: string,
    read: (line: string) => Line,
    isNumber: (written: string) => boolean,
  ): string[] {
    if (line.includes('\t')) return [line]
    const isPart = (clause: string) => {
      const pieces = clause.split(/\s+/).map(bareWord)
      const at = pieces.findIndex(isNumber)
      if (at < 0 || pieces.slice(at + 1).some(isNumber)) return false
      const isLed = at === 0 || leading.includes(pieces[at - 1]!.toLowerCase())
      return isLed || saysHowMany(read(clause))
    }
    const needed = line.replace(/\([^()]*\)/g, (inner) => (isUnwanted(inner) ? '' : inner))
    let clauses: string[] = []
    for (const separator of separators) {
      clauses = needed
        .split(separator)
        .map((clause) => withoutAtEnd(clause.trim(), '.!?'))
        .filter((clause) => clause && (saysHowMany(read(clause)) || !isUnwanted(clause)))
      if (clauses.length > 0 && clauses.every(isPart)) return clauses
    }
    return clauses.length > 0 ? [line] : []
  }

  return { withFigures, clausesOf }
}

/** Of the site's language. */
export const sentences = /* @__PURE__ */ createSentenceReader({
  numbers: texts.numbers,
  dozen: texts.dozen,
  pair: texts.pair,
  half: texts.half,
  articles: texts.articles,
  joins: texts.joins,
  asks: texts.asks,
  between: texts.between,
  unwanted: texts.unwanted,
})

const saysHowMany = (line: Line) => line !== undefined && 'said' in line && line.said !== undefined

function listOf(text: string): string[] {
  return text.toLowerCase().split(' ').filter(Boolean)
}

/** One of several words; of none nothing is. */
function anyOf(words: readonly string[]): string {
  return words.join('|') || '(?!)'
}

function wordForm(form: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{Nd}-])(?:${form})(?![\p{L}\p{Nd}-])`, 'giu')
}
