import { withoutAtEnd } from '#domain/texts/cut-end.ts'
import { bareWord } from './bare-word.ts'
import { cutNumber, type ListItem } from './list-items.ts'
import type { QuantityFault, QuantityReader } from './written-quantity.ts'

type WordsLine =
  | (ListItem & { said: 'elsewhere' | undefined; isPart: false })
  | { fault: QuantityFault }

/** Reads lines that name no part, for their readers to see what became of them. */
export function createWordsReader(
  { isFiller, isLength, namesBefore, namesBehind }: QuantityReader,
  said: QuantityReader['quantityIn'],
) {
  const isCount = (word: string) => typeof said(word) === 'number'
  return { asWritten, isAmongWords, isMeasure }

  /** How many stands first, or at the end with a sign of it; of a length nothing is counted: '500 ft of rope'. */
  function asWritten(line: string, words: readonly string[]): WordsLine {
    const first = namesBefore(bareWord(words[0] ?? '')) ? 1 : 0
    let next = first + 1
    while (words[next] && isFiller(bareWord(words[next]!) || '-')) next++
    const quantity = said((words[first] ?? '').replace(/^\((.*)\)$/, '$1'))
    const behind = words.slice(next).join(' ')
    const isOfLength =
      /['"′″]$/.test(words[first] ?? '') ||
      (words.length > next + 1 && next === first + 1 && isLength(bareWord(words[next]!)))
    if (quantity === undefined || !behind || isOfLength)
      return countedAtEnd(line, words) ?? asOne(line)
    if (typeof quantity !== 'number') return quantity
    return { partNumber: cutNumber(behind), quantity, said: 'elsewhere', isPart: false }
  }

  /** 'long levers x 4', 'long levers, 4', 'qty 4' and '(4)', or in a column of its own; a figure alone is of the name. */
  function countedAtEnd(line: string, words: readonly string[]): WordsLine | undefined {
    const isNamed = namesBehind(bareWord(words.at(-1) ?? ''))
    const at = words.length - (isNamed ? 2 : 1)
    const [before = '', word = ''] = [words[at - 1], words[at]]
    const quantity = said(bareWord(word))
    const isMarked =
      isNamed ||
      before.endsWith(',') ||
      line.endsWith(`  ${word}`) ||
      sign.test(before) ||
      namesBefore(before) ||
      /^\(.*\)$|\p{L}|×/u.test(word)
    // 'PO: 4711' counts nothing.
    const isTold = before.endsWith(':') && (at > 2 || /\p{Nd}/u.test(before))
    if (typeof quantity !== 'number' || !(isMarked || isTold)) return undefined
    let end = at
    while (end > 0 && isFiller(bareWord(words[end - 1]!) || '-')) end--
    const partNumber = cutNumber(withoutAtEnd(words.slice(0, end).join(' '), ' ,:;='))
    return /\p{L}/u.test(partNumber)
      ? { partNumber, quantity, said: 'elsewhere', isPart: false }
      : undefined
  }

  /**
   * Whether what has letters and digits is one of a name's words, and no number: short and behind others of
   * it, as in '2 Acme 90S+ welder', or so short that it names a size among them.
   */
  function isAmongWords(words: readonly string[], at: number): boolean {
    const isWord = (word: string) => ordinary.test(word) && !isCount(word) && !isFiller(word)
    const { length } = words[at]!
    const around = length < 4 ? words : words.slice(0, length < 7 ? at : 0)
    return around.some(isWord)
  }

  /** '500ft'. */
  function isMeasure(word: string): boolean {
    const [, unit = ''] = /^\p{Nd}[\p{Nd}.,]*-?(\p{L}+)$/u.exec(word) ?? []
    return isLength(unit)
  }
}

/** A line of which nothing is known. */
export function asOne(line: string) {
  return {
    partNumber: cutNumber(line.replaceAll('\t', ' ')),
    quantity: 1,
    said: undefined,
    isPart: false as const,
  }
}

/** '8-way' and '12-pole' count what something has, and '2x8' is a size. */
export const isCompound = (word: string) => /^\p{Nd}+(?:-\p{Ll}{2,}|[x×]\p{Nd}+$)/u.test(word)

const sign = /^(?:[x×*]|[-–—=@]+|\.{2,})$/iu
/** Of letters alone, too many for a piece of a number. */
const ordinary = /^\p{L}{4,}$/u
