import { withoutAtEnd } from '#domain/texts/cut-end.ts'
import { bareWord } from './bare-word.ts'
import { cutNumber } from './list-items.ts'
import type { Line } from './pasted-line.ts'
import type { QuantityReader } from './written-quantity.ts'

/** Reads lines that describe a part and say how many, without a number: '4 long levers', 'long levers x 4'. */
export function createDescriptionReader(
  { isFiller, isLength, namesBefore, namesBehind }: QuantityReader,
  quantityIn: QuantityReader['quantityIn'],
) {
  const isCount = (word: string) => typeof quantityIn(word) === 'number'
  return { readDescription, isAmongWords, isMeasure }

  /** The quantity stands first, or at the end with a sign of it; a length counts nothing: '500 ft of rope'. */
  function readDescription(line: string, words: readonly string[]): Line {
    const first = namesBefore(bareWord(words[0] ?? '')) ? 1 : 0
    let next = first + 1
    while (words[next] && isFiller(bareWord(words[next]!) || '-')) next++
    const quantity = quantityIn((words[first] ?? '').replace(/^\((.*)\)$/, '$1'))
    const behind = words.slice(next).join(' ')
    const isOfLength =
      /['"′″]$/.test(words[first] ?? '') ||
      (words.length > next + 1 && next === first + 1 && isLength(bareWord(words[next]!)))
    if (quantity === undefined || !behind || isOfLength)
      return countedAtEnd(line, words) ?? { fault: 'no number' }
    return typeof quantity === 'number'
      ? described(withoutAtEnd(behind, ' ,;.!?'), quantity)
      : quantity
  }

  /** 'long levers x 4', 'long levers, 4', 'qty 4' and '(4)', or in a column of its own; a figure alone is of the name. */
  function countedAtEnd(line: string, words: readonly string[]): Line | undefined {
    const isNamed = namesBehind(bareWord(words.at(-1) ?? ''))
    const at = words.length - (isNamed ? 2 : 1)
    const [before = '', word = ''] = [words[at - 1], words[at]]
    const quantity = quantityIn(bareWord(word))
    const isMarked =
      isNamed ||
      before.endsWith(',') ||
      line.endsWith(`  ${word}`) ||
      sign.test(before) ||
      namesBefore(before) ||
      /^\(.*\)$|\p{L}|×/u.test(word)
    // 'PO: 4711' counts nothing.
    const isTold = before.endsWith(':') && (at > 2 || /\p{Nd}/u.test(words.slice(0, at).join(' ')))
    if (typeof quantity !== 'number' || !(isMarked || isTold)) return undefined
    let end = at
    while (end > 0 && isFiller(bareWord(words[end - 1]!) || '-')) end--
    const name = withoutAtEnd(words.slice(0, end).join(' '), ' ,:;=')
    return /\p{L}/u.test(name) ? described(name, quantity) : undefined
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

const described = (name: string, quantity: number) => ({ partNumber: cutNumber(name), quantity })

/** '8-way' and '12-pole' count what something has, and '2x8' is a size. */
export const isCompound = (word: string) => /^\p{Nd}+(?:-\p{Ll}{2,}|[x×]\p{Nd}+$)/u.test(word)

const sign = /^(?:[x×*]|[-–—=@]+|\.{2,})$/iu
/** Of letters alone, too many for a piece of a number. */
const ordinary = /^\p{L}{4,}$/u
