import weights from './relevance-weights.json' with { type: 'json' }
import type { Constraint } from './constraint.ts'
import { verify, type Facts, type Verdict } from './constraint-verifier.ts'

export type Checked = Verdict & { constraint: Constraint }

/** What is known of a product in the light of a query. */
export type Features = {
  /** 0 for a few words, 1 for a story: the more is told, the less a single word names the kind. */
  story: number
  /** Full-text score over the best of all products, 0 to 1. */
  text: number
  /** Share of the query's words, by rarity, that its record holds, 0 to 1. */
  coverage: number
  /** The same of its name and other names alone. */
  nameCoverage: number
  isOfKind: boolean
  /** It goes with what the text names as host. */
  isPartner: boolean
  /** How its part number was named: 1 whole, less for a piece or one with a slip. */
  number: number
  checks: readonly Checked[]
}

/** The one scoring function: a weighted sum of named features. `npm run eval -- --fit` fits the weights. */
export function relevanceOf(features: Features, w: Weights = weights): number {
  const { story, text, coverage, nameCoverage, isOfKind, isPartner, number, checks } = features
  return (
    w.text * (1 + w.storyText * story) * text +
    w.coverage * coverage +
    w.nameCoverage * nameCoverage +
    (isOfKind ? w.kind * (1 - w.storyKind * story) : 0) +
    (isPartner ? w.partner : 0) +
    w.number * number +
    checks.reduce((sum, check) => sum + pointsOf(check, w), 0)
  )
}

export type Weights = typeof weights

/** What a verdict adds to the score; what may have meant something else counts less. */
export function pointsOf({ result, distance, constraint }: Checked, w: Weights = weights): number {
  const share = constraint.isGuess ? w.guess : 1
  if (result === 'met') return share * (w.met - w.distance * Math.min(distance, 4))
  return -share * (result === 'missed' ? w.missed : w.unstated)
}

/** What can be chosen stands behind what is so by itself. */
const choiceDistance = 2

/** The verdicts on the product, or on its variant that meets most. */
export function bestChecks(forms: readonly Facts[], constraints: readonly Constraint[]): Checked[] {
  let record: readonly Checked[] = []
  let best: Checked[] = []
  let most = -Infinity
  for (const facts of forms) {
    const checks = constraints.map((constraint, at): Checked => {
      const verdict = verify(facts, constraint)
      const isChosen = facts.isChoice && verdict.result === 'met' && record[at]?.result !== 'met'
      return {
        ...verdict,
        constraint,
        distance: verdict.distance + (isChosen ? choiceDistance : 0),
      }
    })
    if (record.length === 0) record = checks
    const points = checks.reduce((sum, check) => sum + pointsOf(check), 0)
    if (points > most) [best, most] = [checks, points]
  }
  return best
}
