import { createTypedReader, figureSource, readCount } from '#domain/texts/typed-number.ts'
import * as locale from '#texts/locale.ts'
import * as texts from '#texts/quantities.ts'
import { maxQuantity } from './list-items.ts'

export type QuantityFault = 'not whole' | 'unclear' | 'negative' | 'none' | 'huge'

/** How people say how many, in one language. */
type QuantityWords = Record<
  | 'before'
  | 'pieces'
  | 'dozen'
  | 'between'
  | 'lengths'
  | 'nought'
  | 'open'
  | 'numbers'
  | 'pair'
  | 'half'
  | 'articles',
  string
>

export type QuantityReader = {
  /**
   * How many a word or a cell says: '40', '40x', 'x40', '40 pcs', '1,000', '2 dozen', 'four'; undefined for
   * one that is no number at all. What may be thousands or a fraction is not taken for either.
   */
  quantityIn: (written: string) => number | { fault: QuantityFault } | undefined
  /** Why a word is none that seems to be: 'zero', 'N/A', '=2*2', '1E3', or '4O' with a letter among its digits. */
  slipIn: (written: string) => { fault: QuantityFault } | undefined
  /** 'half a dozen', 'a dozen' and 'a pair of' as figures. */
  inFigures: (line: string) => string
  /** What stands between a number and its quantity, and says nothing. */
  isFiller: (word: string) => boolean
  isDozen: (word: string) => boolean
  /** 'qty' before a number, and 'pcs' behind one, in a word of their own. */
  namesBefore: (word: string) => boolean
  namesBehind: (word: string) => boolean
  /** 'ft' behind a number. */
  isLength: (word: string) => boolean
  /** '1 500' is fifteen hundred, and no two numbers. */
  hasBlankGroups: boolean
}

/** Reads quantities in the words and the numbers of a language. */
export function createQuantityReader(words: QuantityWords, tag: string): QuantityReader {
  const read = createTypedReader(tag)
  const pieces = wordsOf(words.pieces)
  const dozen = wordsOf(words.dozen)
  const before = wordsOf(words.before)
  const head = new RegExp(String.raw`^(?:${before}\.?)?[\s.:=]*(?:[x×*]\s*(?=\p{Nd}))?`, 'iu')
  const tail = new RegExp(String.raw`(?:(?<=\p{Nd})\s*[x×*]|\s*${pieces}\.?)$`, 'iu')
  const ofDozen = new RegExp(String.raw`\s*${dozen}\.?$`, 'iu')
  const figure = new RegExp(
    String.raw`^[\u061c\u200e\u200f]*[-−+]?(?:${figureSource}|\p{Nd}{1,3}(?: \p{Nd}{3})+)$`,
    'u',
  )
  const numbers = words.numbers.toLowerCase().split(' ').filter(Boolean)
  const between = wordsOf(words.between)
  const a = wordsOf(words.articles)
  const phrases: [RegExp, string][] = [
    [new RegExp(`(?<!\\S)${wordsOf(words.half)} ${a} ${dozen}(?!\\S)`, 'giu'), '6'],
    [new RegExp(`(?<!\\S)${a} ${dozen}(?!\\S)`, 'giu'), '12'],
    [new RegExp(`(?<!\\S)${a} ${wordsOf(words.pair)} ${between}(?!\\S)`, 'giu'), '2'],
  ]
  const isWord = (source: string) => {
    const whole = new RegExp(`^(?:${source})[.:=]*$`, 'iu')
    return (word: string) => whole.test(word)
  }
  const isNought = isWord(wordsOf(words.nought))
  const isOpen = isWord(wordsOf(words.open))
  const bare = (written: string) => written.trim().replace(head, '').replace(tail, '')
  return {
    quantityIn(written) {
      const said = bare(written)
      const text = said.replace(ofDozen, '')
      const dozens = text === said ? 1 : 12
      const spelled = numbers.indexOf(text.toLowerCase()) + 1
      if (spelled > 0) return spelled * dozens
      if (!figure.test(text)) return undefined
      if (/^\P{Nd}*[-−]/u.test(text)) return { fault: 'negative' }
      const count = readCount(text, read)
      if (count === 'unclear') return { fault: 'unclear' }
      if (typeof count !== 'number') return { fault: 'not whole' }
      const quantity = count * dozens
      if (quantity === 0) return { fault: 'none' }
      return quantity > maxQuantity ? { fault: 'huge' } : quantity
    },
    slipIn(written) {
      const said = bare(written)
      if (isNought(said)) return { fault: 'none' }
      if (isOpen(said) || noNumber.test(written.trim())) return { fault: 'not whole' }
      const isSlip = /^[\p{Nd}OolI]+$/u.test(said) && /\p{Nd}/u.test(said) && /\p{L}/u.test(said)
      return isSlip ? { fault: 'not whole' } : undefined
    },
    inFigures: (line) =>
      phrases.reduce((text, [phrase, count]) => text.replace(phrase, count), line),
    isFiller: isWord(String.raw`x|×|\*|-|–|—|=|@|${between}|${a}|${before}|${pieces}`),
    isDozen: isWord(dozen),
    namesBefore: isWord(before),
    namesBehind: isWord(pieces),
    isLength: isWord(wordsOf(words.lengths)),
    hasBlankGroups: /\s/.test(new Intl.NumberFormat(tag).format(1234567)),
  }
}

/** In the place of a number: a formula, an error of one, a sign for nothing, a power of ten. */
const noNumber = /^[=#]\S|^[-–—?]+$|^\p{Nd}(?:[.,]\p{Nd}+)?e[+-]?\p{Nd}+$/iu

/** Of the site's language. */
export const readQuantities = /* @__PURE__ */ createQuantityReader(
  {
    before: texts.before,
    pieces: texts.pieces,
    dozen: texts.dozen,
    between: texts.between,
    lengths: texts.lengths,
    nought: texts.nought,
    open: texts.open,
    numbers: texts.numbers,
    pair: texts.pair,
    half: texts.half,
    articles: texts.articles,
  },
  locale.locale,
)

/** One of several words, the longest first; of none nothing is. */
function wordsOf(text: string): string {
  const words = text.split(' ').filter(Boolean)
  const escaped = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`))
  return escaped.length ? `(?:${escaped.join('|')})` : '(?!)'
}
