import { withoutAtEnd } from '#domain/texts/cut-end.ts'
import * as texts from '#texts/quantities.ts'
import { bareWord } from './bare-word.ts'
import type { QuantityReader } from './written-quantity.ts'

/** How a sentence asks for parts, in one language. */
type ProseWords = {
  [
    Kind in 'numbers' | 'pair' | 'half' | 'articles' | 'joins' | 'asks' | 'between' | 'unwanted'
  ]: string
}

/** A part in a sentence: from which word, how many of it where that is said, and from where what it is. */
type Start = {
  at: number
  quantity: number | undefined
  what: number
  isPart: boolean
  isInWords?: boolean
}

/** The parts that a line of sentences asks for, a line each: '9 QB-15 for the pump'; undefined of one that has none. */
export type ProseReader = (line: string) => string[] | undefined

/** Reads sentences in the words of a language. `isNumber` knows the catalogue's part numbers. */
export function createProseReader(
  words: ProseWords,
  { quantityIn, isDozen, isFiller, isLength, namesBehind }: QuantityReader,
  isNumber: (written: string) => boolean,
): ProseReader {
  const numbers = listOf(words.numbers)
  const [pair, half, articles, joins, asks, between] = [
    listOf(words.pair),
    listOf(words.half),
    listOf(words.articles),
    listOf(words.joins),
    listOf(words.asks),
    listOf(words.between),
  ]
  const unwanted = words.unwanted.split('|').map((phrase) => phrase.trim().toLowerCase())
  const isUnwanted = (text: string) => {
    const said = text.toLowerCase().replaceAll('’', "'")
    return unwanted.some((phrase) => phrase && said.includes(phrase))
  }

  return (line) => {
    if (/[\t|]|;\S|:$/.test(line)) return undefined
    const told = line
      .replace(/\([^()]*\)/g, (inner) => (isUnwanted(inner) ? '' : inner))
      .replace(/\s+/g, ' ')
      .replace(/ ([,.])/g, '$1')
    const sentences = told.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    const parts = sentences.map(partsOf)
    return parts.some(Boolean)
      ? parts.flatMap((part, at) => part ?? (isUnwanted(sentences[at]!) ? [] : sentences[at]!))
      : undefined
  }

  function partsOf(sentence: string): string[] | undefined {
    const tokens = sentence.trim().split(/\s+/)
    const bare = tokens.map((token) => wordIn(token).toLowerCase())
    const starts = startsIn(tokens, bare)
    if (!isProse(starts, bare)) return undefined
    const first = tokens.slice(0, starts[0]!.at)
    const ahead = first.some((token) => isNumber(bareWord(token))) ? [first.join(' ')] : []
    const asked = starts.flatMap(({ at, quantity, what }, i) => {
      const clause = clauseBefore(tokens, at)
      const behind = quantity === undefined ? clauseBehind(tokens, at) : ''
      if (isUnwanted(`${clause} ${behind}`)) return []
      const rest = tokens.slice(what, starts[i + 1]?.at)
      while (joins.includes(bareWord(rest.at(-1) ?? '').toLowerCase())) rest.pop()
      const said = withoutAtEnd(rest.join(' '), ' ,;.!?')
      return quantity === undefined ? said : `${quantity} ${said}`
    })
    return [...ahead.filter((text) => !isUnwanted(text)), ...asked]
  }

  /** Words say how many, or a part is asked for; or several known ones are told apart. */
  function isProse(starts: readonly Start[], bare: readonly string[]): boolean {
    const isSaid = starts.some(
      ({ at, quantity, what, isInWords }) =>
        quantity !== undefined &&
        (isInWords ||
          isAsked(at) ||
          bare.slice(at + 1, what).some((word) => between.includes(word))),
    )
    function isAsked(at: number): boolean {
      return asks.includes(bare[at - 1] ?? '')
    }
    const known = starts.filter(({ isPart }) => isPart)
    const isTold = ({ quantity }: Start) => quantity !== undefined
    const isCounted = (one: Start, i: number) =>
      isTold(one) ||
      bare.slice(one.what, known[i + 1]?.at).some((_, at) => countAt(bare, one.what + at))
    return isSaid || (known.length > 1 && (known.some(isTold) || known.every(isCounted)))
  }

  function startsIn(tokens: readonly string[], bare: readonly string[]): Start[] {
    const starts: Start[] = []
    for (let at = 0; at < bare.length; at++) {
      const before = articles.includes(bare[at - 1] ?? '') && !countAt(bare, at) ? at - 1 : at
      const opens =
        before === 0 ||
        /[,;:]$/.test(tokens[before - 1]!) ||
        joins.includes(bare[before - 1]!) ||
        asks.includes(bare[before - 1]!)
      const count = countAt(bare, at)
      if (!count) {
        const isPart = isNumber(wordIn(tokens[at]!))
        if (isPart && opens)
          starts.push({ at: before, what: at, isPart, ...behind(tokens, bare, at) })
        continue
      }
      let what = at + count.length
      while (isBetween(bare[what]) && !endsClause(tokens[what]!)) what++
      const isPart = isNumber(wordIn(tokens[what] ?? ''))
      // 'one per row' counts nothing, and neither does what ends its clause.
      const isAlone = endsClause(tokens[at + count.length - 1]!) || isBetween(bare[what])
      if (isAlone || what >= bare.length) continue
      if (isPart || (opens && !count.isOne && !isLength(bare[what]!))) {
        const isInWords = !/\p{Nd}/u.test(bare[at]!)
        starts.push({ at, quantity: count.quantity, what, isPart, isInWords })
        at = what
      }
    }
    return starts
  }

  /** 'QB-15: a dozen', 'QB-15, four each'. */
  function behind(tokens: readonly string[], bare: readonly string[], at: number) {
    const from = at + (isBetween(bare[at + 1] || '-') && !countAt(bare, at + 1) ? 2 : 1)
    const count = countAt(bare, from)
    if (!count || /\p{Nd}/u.test(bare[from]!)) return { quantity: undefined }
    let end = from + count.length
    while (isBetween(bare[end]) && !endsClause(tokens[end - 1]!)) end++
    const isAll = end >= bare.length || endsClause(tokens[end - 1]!) || joins.includes(bare[end]!)
    return isAll ? { quantity: count.quantity, isInWords: true } : { quantity: undefined }
  }

  function isBetween(word: string | undefined): boolean {
    return (
      word !== undefined &&
      (between.includes(word) || articles.includes(word) || namesBehind(word) || isFiller(word))
    )
  }

  /** 'nine', 'a dozen', 'half a dozen', 'a pair of', '2 dozen', '12'; a figure of a length counts nothing. */
  function countAt(bare: readonly string[], at: number) {
    const [word = '', second = '', third = ''] = bare.slice(at, at + 3)
    const isHalf = half.includes(word)
    const article = isHalf ? second : word
    if (articles.includes(article) && !numbers.includes(article)) {
      const counted = isHalf ? third : second
      const length = isHalf ? 3 : 2
      if (isDozen(counted)) return { quantity: isHalf ? 6 : 12, length, isOne: false }
      if (!isHalf && pair.includes(counted) && between.includes(third))
        return { quantity: 2, length, isOne: false }
      return undefined
    }
    const place = numbers.indexOf(word)
    const figure = quantityIn(word)
    const quantity = place >= 0 ? place + 1 : figure
    if (typeof quantity !== 'number' || isLength(second)) return undefined
    if (isDozen(second)) return { quantity: quantity * 12, length: 2, isOne: false }
    return { quantity, length: 1, isOne: place === 0 }
  }
}

/** Of the site's language. */
export const proseReader = (reader: QuantityReader, isNumber: (written: string) => boolean) =>
  createProseReader(
    {
      numbers: texts.numbers,
      pair: texts.pair,
      half: texts.half,
      articles: texts.articles,
      joins: texts.joins,
      asks: texts.asks,
      between: texts.between,
      unwanted: texts.unwanted,
    },
    reader,
    isNumber,
  )

const endsClause = (token: string) => /[,;.)]$/.test(token)

function clauseBefore(tokens: readonly string[], at: number): string {
  const from = tokens.slice(0, at).findLastIndex((token) => /[,;.]$/.test(token))
  return tokens.slice(from + 1, at).join(' ')
}

function clauseBehind(tokens: readonly string[], at: number): string {
  const end = tokens.findIndex((token, i) => i >= at && /[,;.)]$/.test(token))
  return tokens.slice(at, end < 0 ? undefined : end + 1).join(' ')
}

/** Without what ends a clause or a sentence. */
const wordIn = (token: string) => bareWord(withoutAtEnd(token, '.!?'))

const listOf = (text: string) => text.toLowerCase().split(' ').filter(Boolean)
