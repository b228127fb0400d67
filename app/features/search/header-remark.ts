import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/listing.ts'
import type { Reading } from './reading-view.ts'

/** What the header says above its products: how many there are, and what of the text was left out. */
export function headerRemark(
  text: string,
  { shown, found, isNear }: { shown: number; found: number; isNear: boolean },
  { unknown, passed, meant }: Pick<Reading, 'unknown' | 'passed' | 'meant'>,
): string | undefined {
  const [number] = meant
  const said = [
    number && isNear
      ? fillIn(texts.didYouMean, { names: number })
      : isNear
        ? texts.noneMeetsNearest
        : shown === 0
          ? fillIn(texts.noneFits, { text: text.trim() })
          : found > shown
            ? fillIn(texts.bestOf, { shown, found })
            : '',
    shown > 0 &&
      unknown.length > 0 &&
      `${fillIn(texts.notUnderstood, { words: unknown.join(', ') })}.`,
    passed.length > 0 && `${fillIn(texts.notTaken, { words: passed.join(', ') })}.`,
  ].filter(Boolean)
  return said.length ? said.join(' ') : undefined
}
