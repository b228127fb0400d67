import type { Checked } from './find.ts'
import type { Requirement } from './requirement.ts'
import { choiceDistance, verify, type Facts, type Verdict } from './verify.ts'

/** The product as such, or its variant that comes nearest to what is asked. */
export function bestOf(facts: readonly Facts[], requirements: readonly Requirement[]): Checked[] {
  let best: Checked[] = []
  let first: Checked[] | undefined
  let most = -Infinity
  for (const one of facts) {
    const checks = requirements.map((requirement, at) => {
      const verdict = verify(one, requirement)
      const isChosen = one.isChoice && verdict.result === 'met' && first?.[at]!.result !== 'met'
      const distance = isChosen ? verdict.distance + choiceDistance : verdict.distance
      return { ...verdict, distance, requirement }
    })
    first ??= checks
    const sum = checks.reduce((total, check) => total + worth(check), 0)
    if (sum > most) [best, most] = [checks, sum]
  }
  return best
}

/** Points of a check. */
export function worth({ requirement, ...verdict }: Checked): number {
  return pointsOf(verdict, requirement.isGuess)
}

/** Points of a verdict. What may have meant something else counts less, met or missed. */
export function pointsOf({ result, distance }: Verdict, isGuess: boolean): number {
  const weight = isGuess ? 0.6 : 1
  if (result === 'met') return weight * (2 - 0.5 * Math.min(distance, 4))
  return result === 'missed' ? -weight * (1 + 0.5 * Math.min(distance, 4)) : -weight * 0.6
}
