import { errorFault, quote, type Fault } from '#domain/catalogue/check-fault.ts'
import { createSuggest } from '#domain/catalogue/check-suggest.ts'

/**
 * Makes the rule that tells a name which is not among the known ones, with the nearest of them or what
 * to do `otherwise`. `meant` is the name in the form in which it is known.
 */
export function createNameCheck(
  known: readonly string[],
  message: string,
  otherwise = 'name one that is there, or take it out',
) {
  const suggest = createSuggest(known)
  return (file: string, field: string, given: string, meant = given): Fault[] => {
    if (known.includes(meant)) return []
    const near = suggest(meant)
    const advice = near ? `did you mean ${quote(near)}?` : otherwise
    return [errorFault(file, field, `${quote(given)} ${message}: ${advice}`)]
  }
}
