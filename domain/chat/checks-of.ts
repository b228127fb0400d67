import type { Found } from '#domain/finding/find.ts'
import type { Subject } from './outcome.ts'

export const missesFigure = ({ result, requirement: { test } }: Found<Subject>['checks'][number]) =>
  result === 'missed' && test.type === 'number'

export const isMet = ({ result }: { result: string }) => result === 'met'

/** How much that may have been meant it meets. */
export function guessesMet({ checks }: Found<Subject>): number {
  return checks.filter(({ requirement, result }) => requirement.isGuess && result === 'met').length
}
