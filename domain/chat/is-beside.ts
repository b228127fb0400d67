import type { Found } from '#domain/finding/find.ts'
import type { Understanding } from '#domain/finding/understand.ts'
import type { Knowledge, Subject } from './outcome.ts'
import { unaccounted } from './unaccounted.ts'

/** What answers the words worse than so much of the first is not named beside it. */
const besideFirst = 0.85

/** Whether a product answers the words nearly as well as the first, and each of them that it does. */
export function isBeside(
  one: Found<Subject>,
  first: Found<Subject>,
  asked: Understanding,
  knowledge: Pick<Knowledge, 'finder' | 'plain'>,
): boolean {
  if (one.told < first.told * besideFirst) return false
  // 'Without metal' that no record states is the likelier broken the more are named.
  if (first.checks.some(isUnchecked)) return false
  const left = (found: Found<Subject>) => unaccounted({ asked, found: [found] }, knowledge)
  const alone = new Set(left(first))
  return left(one).every((word) => alone.has(word))
}

const isUnchecked = ({ result, requirement }: Found<Subject>['checks'][number]) =>
  requirement.not && result === 'unstated'
