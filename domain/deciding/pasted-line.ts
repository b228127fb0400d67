import { withMeasure } from './beside-number.ts'
import { bareWord, cellsOf } from './line-cells.ts'
import { cutNumber, type ListItem } from './list-items.ts'
import { createWordsReader, isCompound, isPhrase } from './line-of-words.ts'
import { aroundPiece, spacedNumber, type Span } from './spaced-number.ts'
import type { QuantityFault, QuantityReader } from './written-quantity.ts'

type Said = {
  quantity: number
  /** Where it stands: right behind the number or not; undefined where none is said, for one. */
  said: 'behind' | 'elsewhere' | undefined
}

/** The words of one cell around the number in it. */
type Cell = { before: readonly string[]; behind: readonly string[] }
type Found = Span & { inCell?: Cell }

/** How often the catalogue is asked for words that may be one number: enough for 200 lines of ten. */
const maxAsked = 5000

/** What one line asks for; undefined for what seems a heading. */
export type Line = (ListItem & Said & { isPart: boolean }) | { fault: QuantityFault } | undefined

/** Reads one line of what was pasted; `isNumber` knows the catalogue's part numbers. */
export function createLineReader(isNumber: (written: string) => boolean, reader: QuantityReader) {
  const {
    quantityIn,
    slipIn,
    isFiller,
    isDozen,
    namesBefore,
    namesBehind,
    isLength,
    hasBlankGroups,
  } = reader
  const { asPhrase, asWritten, isAmongWords, isMeasure } = createWordsReader(reader, said)
  let spare = maxAsked

  return (line: string, isFirst: boolean): Line => {
    const cells = cellsOf(line, isNumber)
    const isTable = cells.length > 1
    const words = wordsOf(line)
    const pieces = isTable ? cells : words.map(bareWord).filter(Boolean)
    const found = numberIn(pieces, isTable)
    if (!found && isHeading(line, isTable, isFirst)) return undefined
    const phrase = !found && isTable && isPhrase(line) ? asPhrase(line, cells, words) : undefined
    if (phrase) return phrase
    // Of a row without one, what is said in words.
    const first = Math.max(0, pieces.findIndex(isWords))
    const named: Found | undefined = found ?? (isTable ? span(pieces, first) : undefined)
    if (!named) return asWritten(line, words)
    const { at, length } = named
    const number = cutNumber(named.partNumber)
    // A cell may hold no more than half of what turns the writing around.
    if (!number) return asWritten(line, words)
    const [left, right] = [pieces.slice(0, at), pieces.slice(at + length)]
    const others = named.inCell ? [...right, ...left.toReversed()] : []
    const around = { behind: right, before: left, ...named.inCell, others }
    const { partNumber, sides } = withMeasure(number, around, isAsked, isCount)
    const quantityOf = isTable ? quantityOfRow : quantityOfWords
    const quantity = named.inCell ? quantityOfCell(sides) : quantityOf(sides.before, sides.behind)
    return 'fault' in quantity ? quantity : { partNumber, ...quantity, isPart: true }
  }

  /** Digits that a blank groups are one word, and so is a dozen with its number. */
  function wordsOf(line: string): string[] {
    const words: string[] = []
    for (const word of line.replace(grouped, asOneWord).split(/\s+/)) {
      const before = words.at(-1)
      if (before !== undefined && isDozen(bareWord(word)) && quantityIn(before) !== undefined)
        words[words.length - 1] = `${before} ${word}`
      else words.push(word.replaceAll(joint, ' ').replaceAll(sure, '\u202f'))
    }
    return words
  }

  function asOneWord(group: string): string {
    if (group.split(/\s/).some(isNumber)) return group
    return group.replaceAll(' ', joint).replace(/\s/g, sure)
  }

  /** Where the part number stands: one that is known, else what is written as numbers are. */
  function numberIn(pieces: readonly string[], isTable: boolean): Found | undefined {
    const known = pieces.findIndex((piece) => isNumber(piece))
    // 'QB-25 3M' says what it is, and more of it.
    const isWhole = isTable || pieces[known]?.includes('-')
    const spaced = isWhole ? undefined : spacedNumber(pieces, isAsked, isCount)
    if (spaced && (known < 0 || !isCount(pieces[spaced.at + spaced.length - 1]!))) return spaced
    if (known >= 0) return span(pieces, known)
    const hyphened = isTable ? pieces.map((cell) => cell.replace(/\s+/g, '-')) : []
    const cell = hyphened.findIndex((one) => isNumber(one))
    if (cell >= 0) return span(hyphened, cell)
    const like = pieces.findIndex(isNumberLike)
    const headed = isTable ? headOf(like < 0 ? pieces : pieces.slice(0, like)) : undefined
    if (headed) return headed
    if (like >= 0) return span(pieces, like)
    const mixed = pieces.findIndex(isMixed)
    if (mixed < 0) return undefined
    if (isTable) return span(pieces, mixed)
    return isAmongWords(pieces, mixed) ? undefined : aroundPiece(pieces, mixed, isCountOrFiller)
  }

  /**
   * The first cell that begins with a number, or with how many of one, and says more: '6 x QB-15, brass'.
   * What nobody knows is one only behind how many.
   */
  function headOf(cells: readonly string[]): Found | undefined {
    for (const [at, cell] of cells.entries()) {
      const words = wordsOf(cell).map(bareWord).filter(Boolean)
      const first = words.findIndex((word) => isNumber(word) || !isCountOrFiller(word))
      const number = words[first]
      if (number === undefined || words.length === 1) continue
      const before = words.slice(0, first)
      if (isNumber(number) || (before.some(isCount) && isNumberLike(number)))
        return {
          at,
          length: 1,
          partNumber: number,
          inCell: { before, behind: words.slice(first + 1) },
        }
    }
    return undefined
  }

  function isAsked(written: string): boolean {
    return spare-- > 0 && isNumber(written)
  }

  function isCount(word: string): boolean {
    return quantityIn(word) !== undefined
  }

  function isCountOrFiller(word: string): boolean {
    return isCount(word) || isFiller(word) || slipIn(word) !== undefined
  }

  /** Letters and digits in one word with a hyphen in it. */
  function isNumberLike(word: string): boolean {
    return isMixed(word) && word.includes('-')
  }

  /** Letters and digits in one word that is no quantity and no length: '4x', '4pcs' and '10ft' are. */
  function isMixed(word: string): boolean {
    const isBoth = /^(?=.*\p{L})(?=.*\d)[\p{L}\d][^\s]{2,}$/u.test(word)
    return isBoth && !isCount(word) && !isMeasure(word) && !isCompound(word)
  }

  function isWords(cell: string): boolean {
    return !isCount(cell)
  }

  /** Behind the number first: what stands before it may count the rows. */
  function quantityOfRow(before: readonly string[], behind: readonly string[]) {
    const cells = [...behind, ...before.toReversed()]
    const whole = cells.flatMap((cell) => quantityIn(cell) ?? [])
    // A cell of more words says how many in as many words: 'aqua, 6 pcs'.
    const found = whole.length ? whole : cells.flatMap((cell) => namedIn(wordsOf(cell)) ?? [])
    // Prices are no quantities, and stand beside them.
    const quantity = found.find((one) => typeof one === 'number') ?? found[0]
    const isBehind = behind[0] !== undefined && quantityIn(behind[0]) === quantity
    return asSaid(quantity ?? cells.map(slipIn).find(Boolean), isBehind)
  }

  /** Before the number first, then in the other cells, then behind the number in its own. */
  function quantityOfCell({ before, behind, others }: Cell & { others: readonly string[] }) {
    if (before.some(isCount)) return quantityOfWords(before, [])
    return others.some(isCount) ? quantityOfRow([], others) : quantityOfWords(before, behind)
  }

  /** Beside the number, at its other side, or at an end of the line; a length where nothing else is there. */
  function quantityOfWords(before: readonly string[], behind: readonly string[]) {
    const named = namedIn(before) ?? namedIn(behind) ?? timesIn(behind)
    if (named !== undefined) return asSaid(named, namedIn(behind.slice(0, 2)) === named)
    const nearest = (left: readonly string[], right: readonly string[]) => {
      const places = [left.at(-1), right[0], left[0], right.at(-1)]
      const found = places.map((word) => (word === undefined ? undefined : said(word)))
      const at = found.findIndex((one) => one !== undefined)
      return at < 0 ? undefined : asSaid(found[at], at === 1)
    }
    const near = (words: readonly string[]) => words.filter((word) => !isFiller(word))
    const [left, right] = [near(before), near(behind)]
    // Among others such a word belongs to the part's name.
    const alone = [left, right].flatMap((side) => (side.length === 1 ? side : []))
    return (
      nearest(withoutLengths(left), withoutLengths(right)) ??
      nearest(left, right) ??
      asSaid(alone.map(slipIn).find(Boolean), false)
    )
  }

  /** 'Pump 1: QB-15 x 4' are four, whatever is counted before. */
  function timesIn([sign = '', word = '', unit = '']: readonly string[]): number | undefined {
    const quantity = /^[x×*]$/i.test(sign) && !isLength(unit) ? said(word) : undefined
    return typeof quantity === 'number' ? quantity : undefined
  }

  function withoutLengths(words: readonly string[]): string[] {
    const isOfLength = (at: number) => isCount(words[at] ?? '') && isLength(words[at + 1] ?? '')
    return words.filter((_, at) => !isOfLength(at) && !isOfLength(at - 1))
  }

  /** 'qty 6' and '6 pcs' are how many, whatever other figures stand nearer: '10 ft qty 6'. */
  function namedIn(words: readonly string[]): number | undefined {
    const quantities = words.map((word, at) => {
      const isNamed = namesBefore(words[at - 1] ?? '') || namesBehind(words[at + 1] ?? '')
      return isNamed ? said(word) : undefined
    })
    return quantities.find((one) => typeof one === 'number')
  }

  /** Where thousands are not parted so, '1 500' may be a row's number and a quantity. */
  function said(word: string): ReturnType<typeof quantityIn> {
    return !hasBlankGroups && /\p{Nd} \p{Nd}/u.test(word) ? { fault: 'unclear' } : quantityIn(word)
  }
}

function asSaid(
  quantity: number | { fault: QuantityFault } | undefined,
  isBehind: boolean,
): Said | { fault: QuantityFault } {
  if (quantity === undefined) return { quantity: 1, said: undefined }
  if (typeof quantity !== 'number') return quantity
  return { quantity, said: isBehind ? 'behind' : 'elsewhere' }
}

const span = (pieces: readonly string[], at: number): Span => ({
  at,
  length: 1,
  partNumber: pieces[at]!,
})

/** Signs that no line has. */
const [joint, sure] = ['\ue001', '\ue002']
const grouped = /(?<!\S)\p{Nd}{1,3}(?:[ \u00a0\u2009\u202f]\p{Nd}{3})+(?!\S)/gu

/** A line without a digit, where a table or a text begins, or that announces what follows. */
function isHeading(line: string, isTable: boolean, isFirst: boolean): boolean {
  return !/\p{Nd}/u.test(line) && (isTable || isFirst || line.endsWith(':') || !/\p{L}/u.test(line))
}
