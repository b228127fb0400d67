import type { Finding, Found } from '#domain/finding/find.ts'
import { keyOfText } from '#domain/finding/tokens.ts'
import type { Knowledge, Subject } from './outcome.ts'
import { unaccounted } from './unaccounted.ts'

/** Of more products of the kind a word tells none apart. */
const maxShare = 0.5

/**
 * A word that no reading accounts for, and that stands in the names of others of the kind, asks for these:
 * who wants the odd one is not served by what is not. Where nothing that fits is called so, the
 * nearest of them that misses little else.
 */
export function calledOtherwise(
  fitting: readonly Found<Subject>[],
  { understanding: asked, results }: Finding<Subject>,
  knowledge: Pick<Knowledge, 'finder' | 'plain'>,
): { word: string; nearest: Found<Subject> } | undefined {
  const [first] = fitting
  if (!first || asked.kinds.length === 0) return undefined
  const ofKind = results.filter(({ isOfKind }) => isOfKind)
  for (const word of unaccounted({ asked, found: [first] }, knowledge)) {
    const called = ofKind.filter(({ product }) =>
      ` ${keyOfText(product.name)} `.includes(` ${word} `),
    )
    if (called.length > ofKind.length * maxShare || called.some((one) => fitting.includes(one)))
      continue
    const nearest = called.find(missesLittle)
    if (nearest) return { word, nearest }
  }
  return undefined
}

/** What misses more than a little may be called so by chance. */
function missesLittle({ checks }: Found<Subject>): boolean {
  const sure = checks.filter(({ requirement }) => !requirement.isGuess)
  const missed = sure.filter(({ result }) => result !== 'met').length
  return missed > 0 && missed <= Math.max(1, sure.length / 3)
}
