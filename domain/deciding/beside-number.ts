import { maxNumberLength } from './list-items.ts'

/** A figure with something behind it: '3m', '10 ft', `10'`. */
const measureForm = /^\p{Nd}[\p{Nd}.,]*\s*[^\p{Nd}\s.,]+\.?$/u

/**
 * A number with the measure among the words around it, where both together are known: '3 m' of a cord is no
 * quantity. The words come back without it, by the side that they stand on.
 */
export function withMeasure<Sides extends Record<string, readonly string[]>>(
  number: string,
  sides: Sides,
  isKnown: (written: string) => boolean,
  isCount: (word: string) => boolean,
): { partNumber: string; sides: Sides } {
  for (const [side, words] of Object.entries(sides)) {
    for (const at of words.keys()) {
      for (const length of [1, 2]) {
        const measure = words.slice(at, at + length).join(' ')
        const partNumber = `${number} ${measure}`
        if (!measureForm.test(measure) || isCount(measure)) continue
        if (partNumber.length > maxNumberLength || !isKnown(partNumber)) continue
        return { partNumber, sides: { ...sides, [side]: words.toSpliced(at, length) } }
      }
    }
  }
  return { partNumber: number, sides }
}
