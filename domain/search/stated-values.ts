import type { AttributeValue } from '#domain/catalogue/attribute.ts'
import { attributesOf, type Constraint } from './constraint.ts'
import { verify, type Verdict } from './constraint-verifier.ts'
import type { Lexicon } from './lexicon.ts'

const mostOfKind = 0.5

/** Constraints held against what products state, whichever of their variants does. */
export function createStatedValues(stated: Lexicon['stated']) {
  return { verdictsOf, isExpected }

  /** By product, what its values say of a constraint, whichever of its variants has them. */
  function verdictsOf(constraint: Constraint): Map<number, Verdict> {
    const verdicts = new Map<number, Verdict>()
    for (const key of attributesOf(constraint)) {
      const ofValue = new Map<AttributeValue, Verdict>()
      for (const { id, values } of stated.get(key) ?? []) {
        const [only] = values
        const judge = () => verify({ get: (one) => (one === key ? values : undefined) }, constraint)
        let verdict = values.length === 1 ? ofValue.get(only!) : undefined
        if (!verdict) {
          verdict = judge()
          if (values.length === 1) ofValue.set(only!, verdict)
        }
        if (verdicts.get(id)?.result !== 'met') verdicts.set(id, verdict)
      }
    }
    return verdicts
  }

  /** What most of a kind state is not met by one that does not. */
  function isExpected(constraint: Constraint, kind: ReadonlySet<number>): boolean {
    const keys = attributesOf(constraint)
    const stating = new Set(
      keys.flatMap((key) => (stated.get(key) ?? []).flatMap(({ id }) => (kind.has(id) ? id : []))),
    )
    return kind.size > 0 && stating.size >= kind.size * mostOfKind
  }
}
