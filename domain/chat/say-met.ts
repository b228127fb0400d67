import type { Found } from '#domain/finding/find.ts'
import type { Requirement } from '#domain/finding/requirement.ts'
import { byLonger } from '#domain/finding/verify.ts'
import type { Subject } from './outcome.ts'

/** '12 m' of what is had in 15. */
export function sayMet(
  { says, saysLonger = says }: Requirement,
  found: readonly Found<Subject>[],
): string {
  const isByLonger = found.some(({ checks }) =>
    checks.some((one) => one.requirement.says === says && one.distance >= byLonger),
  )
  return isByLonger ? saysLonger : says
}
