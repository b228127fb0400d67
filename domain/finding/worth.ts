import type { Checked } from './find.ts'
import type { Requirement } from './requirement.ts'
import { choiceDistance, createVerify, type Facts, type Verdict } from './verify.ts'

/**
 * The product as such, or its variant that comes nearest to what is asked. For many products and the
 * requirements of one text: a list of values that they share is judged once.
 */
export function createBestOf(
  requirements: readonly Requirement[],
): (facts: readonly Facts[]) => Checked[] {
  const verify = requirements.map(createVerify)
  return (facts) => {
    let best: Verdict[] = []
    let first: Verdict[] | undefined
    let most = -Infinity
    for (const one of facts) {
      const verdicts: Verdict[] = []
      let sum = 0
      for (let at = 0; at < verify.length; at++) {
        let verdict = verify[at]!(one)
        if (one.isChoice && verdict.result === 'met' && first?.[at]!.result !== 'met')
          verdict = { ...verdict, distance: verdict.distance + choiceDistance }
        verdicts.push(verdict)
        sum += pointsOf(verdict, requirements[at]!.isGuess)
      }
      first ??= verdicts
      if (sum > most) [best, most] = [verdicts, sum]
    }
    return best.map((verdict, at) => ({ ...verdict, requirement: requirements[at]! }))
  }
}

/** Points of a check. */
export function worth(check: Checked): number {
  return pointsOf(check, check.requirement.isGuess)
}

/** Points of a verdict. What may have meant something else counts less, met or missed. */
export function pointsOf({ result, distance }: Verdict, isGuess: boolean): number {
  const weight = isGuess ? 0.6 : 1
  if (result === 'met') return weight * (2 - 0.5 * Math.min(distance, 4))
  return result === 'missed' ? -weight * (1 + 0.5 * Math.min(distance, 4)) : -weight * 0.6
}
