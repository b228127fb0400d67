import { expect, test } from 'vitest'
import type { Asked, Finding } from '#domain/finding/find.ts'
import { findLikeliest } from './choose-reading.ts'
import type { Subject } from './outcome.ts'

type Result = 'met' | 'missed' | 'unstated'

/** What is found of the kind, and what of anything else, by what each is to the two demands. */
function found(ofKind: [Result, Result], other: [Result, Result]) {
  const requirements = [{ test: { type: 'number' } }, { test: { type: 'values' } }]
  const one = (name: string, results: Result[], isOfKind: boolean) => ({
    product: { name },
    isOfKind,
    fits: true,
    told: 0.8,
    checks: results.map((result, at) => ({ result, requirement: requirements[at] })),
  })
  const kind = { says: 'pad', members: new Set([0]) }
  const asked = {
    numbers: [],
    understanding: { kinds: [kind], mentioned: [], demands: [], requirements },
  }
  const search = (those: Asked<Subject>) => ({
    ...those,
    results: [
      those.understanding.kinds.length ? one('pad', ofKind, true) : one('cord', other, false),
    ],
  })
  const finder = { search, ids: new Map() }
  const { results } = findLikeliest(
    asked as unknown as Asked<Subject>,
    finder as unknown as {
      search: (those: Asked<Subject>) => Finding<Subject>
      ids: Map<Subject, number>
    },
  )
  return results[0]!.product.name
}

test('a kind gives way to what does all that is asked, but not where it states the figure otherwise', () => {
  expect(found(['unstated', 'met'], ['met', 'met'])).toBe('cord')
  expect(found(['missed', 'met'], ['met', 'met'])).toBe('pad')
})
