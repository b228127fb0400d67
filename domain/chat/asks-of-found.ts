import type { Asked } from '#domain/finding/find.ts'
import { isOfNumbers } from './converse.ts'
import type { Subject } from './outcome.ts'
import { fieldsOf } from './stated-facts.ts'

/** 'Does it take an E14?'; 'does it come in red?' may be of another. */
const opensWithIt =
  /^(?:(?:and|so|ok|good|but) )*(?:does|is|has) it (?!(?:also )?(?:come|available|made|sold|offered|possible)\b)/
const isOpen = /\b(?:how|what)\b/

/** Whether a turn asks a fact of what the answer before it named, and not for another. */
export function mayAskOfFound(before: Asked<Subject>, { numbers, understanding }: Asked<Subject>) {
  const { kinds, mentioned, nouns, text, relatives, ordinal, corrects } = understanding
  const { wantsFit, wantsPartners, wantsComparison, wantsDocument, wantsPeople } = understanding
  const wantsOther = wantsFit || wantsPartners || wantsComparison || wantsDocument || wantsPeople
  if (wantsOther || corrects || relatives.length > 0 || ordinal !== undefined) return false
  if (numbers.length + kinds.length + mentioned.length > 0 || isOfNumbers(before)) return false
  return opensWithIt.test(text) || (nouns.length > 0 && isOpen.test(text))
}

/** Of what was found, whether its record answers: what is asked openly is stated, or 'it' is asked. */
export function answersItself(product: Subject, { understanding }: Asked<Subject>): boolean {
  const { nouns, requirements, text } = understanding
  const told = new Set(requirements.flatMap(fieldsOf))
  const states = (key: string) => Object.hasOwn(product.attributes, key)
  const isStated = nouns.some((key) => !told.has(key) && states(key))
  const isAsked = requirements.some((one) => !one.isGuess && fieldsOf(one).some(states))
  return (isOpen.test(text) && isStated) || (opensWithIt.test(text) && isAsked)
}
