import { createFrostSpeller } from './below-zero.ts'
import { createFractionSpeller } from './fractions.ts'
import { spelledAround } from './number-links.ts'
import { createRatioSpeller } from './spoken-ratios.ts'
import { createSpeller, normalize } from './tokens.ts'
import { inPoints } from './typed-figures.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A text in the one form that is read: abbreviations spelled out but in part numbers, figures in digits. */
export function createNormalizer(vocabulary: Vocabulary) {
  const spellOut = createSpeller(vocabulary)
  const spoken = [createRatioSpeller, createFractionSpeller, createFrostSpeller].map((create) =>
    create(vocabulary),
  )
  return (written: string, partNumbers: readonly string[]): string =>
    spoken.reduce(
      (text, inFigures) => inFigures(text),
      normalize(inPoints(spelledAround(written, partNumbers, spellOut))),
    )
}
