import type { Found } from '#domain/finding/find.ts'
import type { Subject } from './outcome.ts'

/** What answers the words worse, of the best, is not told by them. */
const nearlyAll = 0.8

/** Of one kind what is described best. */
export function nearestOf(all: readonly Found<Subject>[]): Found<Subject>[] {
  const least = Math.min(...all.map(missed))
  const nearest = all.filter((one) => missed(one) === least)
  const most = Math.max(...nearest.map(met))
  const told = Math.max(...nearest.map((one) => one.told))
  return nearest.filter((one) => met(one) === most && one.told >= told * nearlyAll)
}

export const isSure = ({ isGuess }: { isGuess: boolean }) => !isGuess

export const met = ({ checks }: Found<Subject>) =>
  checks.filter(({ result }) => result === 'met').length

/** What it is not, of what was surely asked. */
export const missed = ({ checks }: Found<Subject>) =>
  checks.filter(({ result, requirement }) => result !== 'met' && !requirement.isGuess).length
