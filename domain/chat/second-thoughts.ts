import { lookup } from '#domain/lookup.ts'
import { sum } from '#domain/finding/number-words.ts'
import { normalize } from '#domain/finding/tokens.ts'
import type { Vocabulary } from '#domain/finding/vocabulary.ts'

type Words = Pick<
  Vocabulary,
  'retracting' | 'interjections' | 'numbers' | 'plain' | 'words' | 'nouns'
>

/** Between the words that take back and the figure that is meant: 'make that the 24'. */
const nearFigure = 2
/** A longer text is not told on the phone. */
const maxLength = 4000
const pause = String.raw`[.,;:!?…–—]|\s-\s`

/**
 * A text as it came to mind: where words take back what stands before them, another turn begins, in which
 * a figure alone means the one that was said before. 'Four bulbs, no wait, six' asks for six.
 */
export function createSecondThoughts({
  retracting = [],
  interjections = [],
  numbers = {},
  plain = [],
  words = {},
  nouns = {},
}: Words): (text: string, isLater?: boolean) => { text: string; isSecond: boolean }[] {
  const taken = createTakenBack(retracting, interjections, Object.keys(numbers))
  const idle = new Set(
    [...plain, ...Object.values(words).flat(), ...Object.values(nouns).flat()].flatMap((phrase) =>
      phrase.split(' '),
    ),
  )

  return (text, isLater = false) => {
    const pieces = taken && text.length <= maxLength ? text.split(taken) : [text]
    const said = pieces.flatMap((piece, at) =>
      /[\p{L}\d]/u.test(piece)
        ? { text: at > 0 || isLater ? withFigures(piece) : piece, isSecond: at > 0 }
        : [],
    )
    return said.length ? said : [{ text, isSecond: false }]
  }

  /** 'Eight is plenty': beside words that ask nothing a number in words is a figure. */
  function withFigures(piece: string): string {
    return piece.replace(/[^.,;:!?…–—]+/g, (clause) => {
      const said = [...clause.matchAll(/[\p{L}\d]+/gu)]
      const worth = said.map(([word]) => lookup(numbers, normalize(word)))
      const first = worth.findIndex((value) => value !== undefined)
      const last = worth.findLastIndex((value) => value !== undefined)
      const run = worth.slice(first, last + 1)
      const isAlone = said.every(([word], i) => worth[i] !== undefined || idle.has(normalize(word)))
      if (first < 0 || !isAlone || run.includes(undefined)) return clause
      const value = sum(run.flatMap((one) => one ?? []))
      if (value < 2) return clause
      const end = said[last]!.index + said[last]![0].length
      return clause.slice(0, said[first]!.index) + value + clause.slice(end)
    })
  }
}

/** Where such words stand, with the pause before them and what leads to them. */
function createTakenBack(
  retracting: readonly string[],
  interjections: readonly string[],
  numbers: readonly string[],
): RegExp | undefined {
  if (retracting.length === 0) return undefined
  const figure = String.raw`(?=\s+(?:\p{L}+\s+){0,${nearFigure}}(?:\d|(?:${numbers.join('|')})\b))`
  const forms = retracting
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => {
      const [, said = '', mark = ''] = /^(.*?)\s*([…#]*)$/.exec(phrase)!
      const form = said.split(' ').join(String.raw`,?\s+`)
      if (mark === '#') return form + figure
      if (mark === '…#') return form + String.raw`(?=\s*[,.…–—-]+${figure})`
      return String.raw`${form}(?![\p{L}\d])${mark ? String.raw`(?=\s*(?:[.,;:!…–—]|-\s|$))` : ''}`
    })
  const leading = interjections.length ? `(?:(?:${interjections.join('|')})[,\\s]{1,3}){0,3}` : ''
  return new RegExp(
    `(?:^|(?:${pause}))[\\s.…-]{0,4}(?:${leading}(?:${forms.join('|')})[,.…\\s–—-]{0,4}){1,3}`,
    'iu',
  )
}
