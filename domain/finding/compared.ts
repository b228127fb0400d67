import type { Item } from './read-items.ts'
import type { Requirement } from './requirement.ts'
import { topicOf, type Topic } from './topic.ts'
import type { Understanding } from './understand.ts'

/**
 * Whether two are set side by side, and what is asked about. 'A next to B' does where both are values
 * of one attribute: a thing stands next to a place, and no value does.
 */
export function comparedOf(
  items: readonly Item[],
  { requirements, text }: Pick<Understanding, 'requirements' | 'text'>,
  nextTo: readonly string[] = [],
): Pick<Understanding, 'topic' | 'wantsComparison'> {
  const said = new Set(nextTo)
  const values = requirements.filter(
    ({ test, isGuess, not }) => test.type === 'values' && !isGuess && !not,
  )
  const sides = values.find((one) =>
    values.some(
      (other) => isOfOneAttribute(one, other) && said.has(text.slice(one.to, other.from).trim()),
    ),
  )
  const asked = topicOf(items)
  const topic: Topic | undefined = asked ?? (sides && { from: sides.from, isDefinite: false })
  const isSaid = items.some(({ meaning }) => meaning?.word === 'compare')
  return { ...(topic && { topic }), wantsComparison: isSaid || sides !== undefined }
}

function isOfOneAttribute({ test }: Requirement, { test: other }: Requirement): boolean {
  if (test.type !== 'values' || other.type !== 'values') return false
  return [...test.values.keys()].some((key) => other.values.has(key))
}
