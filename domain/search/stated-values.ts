import { attributesOf, type Constraint } from './constraint.ts'
import { verify, type Verdict } from './constraint-verifier.ts'
import type { Lexicon } from './lexicon.ts'

const mostOfKind = 0.5

/** Constraints held against what products state, whichever of their variants does. */
export function createStatedValues(stated: Lexicon['stated'], size: number) {
  return { createVerdicts, isExpected }

  /** Says what a product's values say of a constraint, whichever of its variants has them. */
  function createVerdicts(constraint: Constraint): (id: number) => Verdict | undefined {
    const verdicts = Array.from<Verdict | undefined>({ length: size })
    for (const key of attributesOf(constraint)) {
      for (const { values, ids } of stated.get(key) ?? []) {
        const verdict = verify({ get: (one) => (one === key ? values : undefined) }, constraint)
        for (const id of ids) if (verdicts[id]?.result !== 'met') verdicts[id] = verdict
      }
    }
    return (id) => verdicts[id]
  }

  /** What most of a kind state is not met by one that does not. */
  function isExpected(constraint: Constraint, kind: ReadonlySet<number>): boolean {
    if (kind.size === 0) return false
    const stating = new Set<number>()
    for (const key of attributesOf(constraint))
      for (const { ids } of stated.get(key) ?? [])
        for (const id of ids) if (kind.has(id)) stating.add(id)
    return stating.size >= kind.size * mostOfKind
  }
}
