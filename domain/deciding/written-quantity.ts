import { createTypedReader, figureSource, readCount } from '#domain/texts/typed-number.ts'
import * as locale from '#texts/locale.ts'
import * as texts from '#texts/quantities.ts'
import { maxQuantity } from './list-items.ts'

export type QuantityFault = 'not whole' | 'unclear' | 'negative' | 'none' | 'huge'

/** How people say how many, in one language. */
type QuantityWords = {
  [Kind in 'before' | 'pieces' | 'dozen' | 'between' | 'lengths' | 'nought' | 'open']: string
}

export type QuantityReader = {
  /**
   * How many a word or a cell says: '40', '40x', 'x40', '40 pcs', '1,000', '2 dozen'; undefined for one
   * that is no number at all. What may be thousands or a fraction is not taken for either.
   */
  quantityIn: (written: string) => number | { fault: QuantityFault } | undefined
  /** Why a word is none that seems to be: 'zero', 'N/A', '=2*2', '1E3', or '4O' with a letter among its digits. */
  slipIn: (written: string) => { fault: QuantityFault } | undefined
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
  const tail = new RegExp(String.raw`(?:\s*[x×*]|\s*${pieces}\.?)$`, 'iu')
  const ofDozen = new RegExp(String.raw`\s*${dozen}\.?$`, 'iu')
  const figure = new RegExp(
    String.raw`^[\u061c\u200e\u200f]*[-−+]?(?:${figureSource}|\p{Nd}{1,3}(?: \p{Nd}{3})+)$`,
    'u',
  )
  const dozenAlone = new RegExp(`^${dozen}\\.?$`, 'iu')
  const beforeAlone = new RegExp(`^${before}[.:=]*$`, 'iu')
  const piecesAlone = new RegExp(`^${pieces}\\.?$`, 'iu')
  const lengthAlone = new RegExp(`^${wordsOf(words.lengths)}\\.?$`, 'iu')
  const filler = new RegExp(
    `^(?:x|×|\\*|-|–|—|=|@|${wordsOf(words.between)}|${before}\\.?|${pieces}\\.?)$`,
    'iu',
  )
  const nought = new RegExp(`^${wordsOf(words.nought)}$`, 'iu')
  const open = new RegExp(`^${wordsOf(words.open)}$`, 'iu')
  const bare = (written: string) => written.trim().replace(head, '').replace(tail, '')
  return {
    quantityIn(written) {
      const said = bare(written)
      const text = said.replace(ofDozen, '')
      if (!figure.test(text)) return undefined
      if (/^\P{Nd}*[-−]/u.test(text)) return { fault: 'negative' }
      const count = readCount(text, read)
      if (count === 'unclear') return { fault: 'unclear' }
      if (typeof count !== 'number') return { fault: 'not whole' }
      const quantity = text === said ? count : count * 12
      if (quantity === 0) return { fault: 'none' }
      return quantity > maxQuantity ? { fault: 'huge' } : quantity
    },
    slipIn(written) {
      const said = bare(written)
      if (nought.test(said)) return { fault: 'none' }
      if (open.test(said) || noNumber.test(written.trim())) return { fault: 'not whole' }
      const isSlip = /^[\p{Nd}OolI]+$/u.test(said) && /\p{Nd}/u.test(said) && /\p{L}/u.test(said)
      return isSlip ? { fault: 'not whole' } : undefined
    },
    isFiller: (word) => filler.test(word),
    isDozen: (word) => dozenAlone.test(word),
    namesBefore: (word) => beforeAlone.test(word),
    namesBehind: (word) => piecesAlone.test(word),
    isLength: (word) => lengthAlone.test(word),
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
