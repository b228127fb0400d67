import type { Finding, Found } from '#domain/finding/find.ts'
import type { Knowledge, Subject } from './outcome.ts'
import { unaccounted } from './unaccounted.ts'

/** Of the words that its texts hold, so many more may be strange to it. */
const maxStrange = 0.75

/** What a product leaves open of the words that were asked with. */
export function createLeftOpen(knowledge: Pick<Knowledge, 'finder' | 'plain'>) {
  const open = (one: Found<Subject>, { understanding: asked }: Finding<Subject>) =>
    unaccounted({ asked, found: [one] }, knowledge).length

  return {
    /** More of what was asked is strange to it than not. */
    isStrange: (one: Found<Subject>, finding: Finding<Subject>): boolean =>
      open(one, finding) > one.held * maxStrange,
    /** Of what little else tells apart, what leaves the fewest words open comes first. */
    leavingLeast: (
      near: readonly Found<Subject>[],
      finding: Finding<Subject>,
    ): Found<Subject>[] => {
      const left = new Map(near.map((one) => [one, open(one, finding)]))
      return near.toSorted((a, b) => left.get(a)! - left.get(b)!)
    },
  }
}
