import { plainLetters } from '#domain/texts/plain-letters.ts'
import { columnWords, type ColumnWords } from '#domain/search/languages/column-words.ts'
import * as listTexts from '#texts/list.ts'
import * as quantityTexts from '#texts/quantities.ts'

/** What the head of a column names. The higher the rank, the more likely it is the column that is meant. */
export type Head =
  | { names: 'quantity' | 'part'; rank: number }
  /** Figures that are no quantity to order: a price, a stock, a position. */
  | { names: 'other figures' }
  | { names: 'unknown' }

/** Reads the head of a column: 'Qty Required', 'Manufacturer Part Number', 'Menge'. */
export function readHead(cell: string): Head {
  const words = wordsOf(cell)
  const quantity = quantityRank(words)
  if (quantity) return { names: 'quantity', rank: quantity }
  const part = partRank(words)
  if (part) return { names: 'part', rank: part }
  return words.some((word) => heads.unwanted.has(word))
    ? { names: 'other figures' }
    : { names: 'unknown' }
}

function quantityRank(words: readonly string[]): number {
  if (words.some((word) => heads.unwanted.has(word))) return 0
  const isWanted = words.some((word) => heads.wanted.has(word))
  const left = words.filter((word) => heads.quantity.has(word) || !heads.wanted.has(word))
  const others = left.filter((word) => !heads.quantity.has(word))
  // 'Qty Required', 'Order count' and 'Number of pieces'; then 'BOM qty'; 'Required' alone.
  const isWhole = others.length === 0 || heads.quantityAlone.has(others.join(' '))
  if (left.length > 0 && isWhole) return isWanted ? 3 : 2
  return others.length < left.length || heads.quantityAlone.has(words.join(' ')) ? 1 : 0
}

function partRank(words: readonly string[]): number {
  const text = words.join(' ')
  const ofMaker = without(text, heads.maker)
  const ofDealer = without(text, heads.dealer)
  const isPart = [text, ofMaker, ofDealer].some((one) => heads.part.has(one))
  if (!isPart && !longPartNames.some((name) => text.endsWith(` ${name}`))) return 0
  if (ofDealer !== text) return 1
  return ofMaker === text ? 2 : 3
}

const without = (text: string, phrases: ReadonlySet<string>) =>
  [...phrases].reduce((left, phrase) => ` ${left} `.replace(` ${phrase} `, ' ').trim(), text)

/** 'Q.ty', 'PartNumber' and 'Stück' as their words in plain letters. */
function wordsOf(text: string): string[] {
  return plainLetters(
    text.replace(/(?<=(?<!\p{L})\p{L})[.'’](?=\p{L})/gu, '').replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '),
  )
    .split(/[^\p{L}\p{M}\p{Nd}#]+/u)
    .filter(Boolean)
}

const wordsIn = (kind: keyof ColumnWords, own: readonly string[] = []) =>
  new Set(
    [...columnWords.flatMap((language) => language[kind]), ...own].map((one) =>
      wordsOf(one).join(' '),
    ),
  )

/** In all languages, and in the site's own as it heads its files and lists. */
const heads = /* @__PURE__ */ (() => ({
  quantity: wordsIn('quantity', [listTexts.quantity, ...quantityTexts.before.split(' ')]),
  quantityAlone: wordsIn('quantityAlone'),
  wanted: wordsIn('wanted'),
  unwanted: wordsIn('unwanted'),
  part: wordsIn('part', [listTexts.partNumber]),
  maker: wordsIn('maker'),
  dealer: wordsIn('dealer'),
}))()

/** Of two words and more: they name a part whatever stands before them. */
const longPartNames = /* @__PURE__ */ (() => [...heads.part].filter((name) => name.includes(' ')))()
