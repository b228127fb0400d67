import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import { didYouMean, quote, warningFault, type CatalogueFile, type Fault } from './check-fault.ts'
import type { KnownNumbers } from './known-numbers.ts'
import { recordTexts } from './record-texts.ts'

/** A text of the company outside its catalogue: an article, a guide, a page. */
export type TextFile = { file: string; text: string }

/** Capitals and digits joined by hyphens, as part numbers are written. */
const numberForm =
  /(?<![\p{L}\p{N}/._-])[A-Z]+\d*[A-Z\d]*(?:-[A-Z\d]+(?:\.\d+)?)+(?![\p{L}\p{N}_/-])/gu

/** Part numbers in records and other texts that nobody could order. */
export function mentionFaults(
  files: readonly CatalogueFile[],
  others: readonly TextFile[],
  numbers: KnownNumbers,
  notNumbers: readonly string[] = [],
): Fault[] {
  const meant = new Set(notNumbers)
  const unknown = (text: string) =>
    [...new Set(text.match(numberForm))].filter(
      (word) => numbers.looksLikeOne(word) && !numbers.isKnown(word) && !meant.has(word),
    )
  const message = (word: string) => {
    const advice = didYouMean(numbers.nearest(word), texts.writeNumber)
    return fillIn(texts.unknownNumber, { word: quote(word), advice })
  }
  return [
    ...files.flatMap(({ file, data }) => {
      const told = new Set<string>()
      return recordTexts(data).flatMap(({ field, text }) =>
        unknown(text).flatMap((word) => {
          if (told.has(`${field} ${word}`)) return []
          told.add(`${field} ${word}`)
          return warningFault(file, field, message(word))
        }),
      )
    }),
    ...others.flatMap(({ file, text }) =>
      unknown(text).map((word) => warningFault(file, '', message(word))),
    ),
  ]
}
