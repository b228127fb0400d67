import type { Found } from '#domain/finding/find.ts'
import type { Understanding } from '#domain/finding/understand.ts'
import type { Knowledge, Subject } from './outcome.ts'
import { unaccounted } from './unaccounted.ts'

/** Whether some word or figure that was asked with is not answered by what was found. */
export function leavesOpen(
  asked: Understanding,
  found: Found<Subject>[],
  knowledge: Pick<Knowledge, 'finder' | 'plain'>,
): boolean {
  const { unknown, demands, dropped } = asked
  return (
    unknown.some((one) => !knowledge.plain.has(one)) ||
    demands.length + dropped.length > 0 ||
    found.some(({ checks }) => checks.some(isMissed)) ||
    unaccounted({ asked, found }, knowledge).length > 0
  )
}

const isMissed = ({ result, requirement }: Found<Subject>['checks'][number]) =>
  result !== 'met' && !requirement.isGuess
