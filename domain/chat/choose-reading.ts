import type { Asked, Finder, Finding, Found } from '#domain/finding/find.ts'
import type { NamedKind } from '#domain/finding/named-kinds.ts'
import type { Subject } from './outcome.ts'

/** Words alone, without any kind, tell what is meant where so much is asked and met. */
const leastAsked = 2

/** Whether a product meets each figure and word that was asked for, those included that none of its kind states. */
export function meetsAll<P>(
  { fits, checks }: Found<P>,
  { understanding: { requirements } }: Asked<P>,
): boolean {
  return fits && checks.every(({ result }, i) => requirements[i]!.isGuess || result === 'met')
}

/**
 * Finds what is asked for. Where nothing of the kind that stands first does all of it, and no word
 * asks for that kind, another that is named may be meant, or one that is not named at all.
 */
export function findLikeliest(
  asked: Asked<Subject>,
  { search }: Pick<Finder<Subject>, 'search'>,
): Finding<Subject> {
  const first = search(asked)
  const { kinds, mentioned, requirements } = asked.understanding
  const sure = requirements.filter(({ isGuess }) => !isGuess).length
  if (sure === 0 || first.results.some((one) => meetsAll(one, asked))) return first
  if (kinds.some(({ isAsked }) => isAsked)) return first
  for (const kind of mentioned) {
    const found = search(withKinds(asked, [kind]))
    if (found.results.some((one) => meetsAll(one, asked))) return found
  }
  if (kinds.length === 0 || sure < leastAsked) return first
  const found = search(withKinds(asked, []))
  return found.results.some((one) => meetsAll(one, asked)) ? found : first
}

function withKinds(asked: Asked<Subject>, kinds: NamedKind[]): Asked<Subject> {
  const { understanding } = asked
  const others = [...understanding.kinds, ...understanding.mentioned]
  const mentioned = others.filter((one) => !kinds.includes(one))
  return { ...asked, understanding: { ...understanding, kinds, mentioned } }
}
