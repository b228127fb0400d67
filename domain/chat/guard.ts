import { withLanguages } from '#domain/finding/languages/with-languages.ts'
import type { OffLimits, Vocabulary } from '#domain/finding/vocabulary.ts'

const spoken = withLanguages({}).limits!
const inTurn: readonly OffLimits[] = ['manipulation', 'commercial', 'off-topic']

/**
 * What the assistant has no answer for, whatever the words around it, of a normalized text. A company
 * whose vocabulary says nothing of it has what the languages say.
 */
export function offLimits(text: string, limits: Vocabulary['limits'] = spoken) {
  return inTurn.find((reason) => limits[reason]?.some((form) => form.test(text)))
}
