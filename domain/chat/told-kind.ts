import type { Asked, Finder } from '#domain/finding/find.ts'
import type { NamedKind } from '#domain/finding/named-kinds.ts'
import { withKinds } from './choose-reading.ts'
import type { Subject } from './outcome.ts'

/** What answers the words worse, of the best, is not told by them. */
const minTold = 0.9
/** Fewer words, or a smaller share of them, tell of nothing. */
const minHeld = 4
const minShare = 0.5
/** So many tell of something though nothing else does. */
const surelyHeld = 6

/**
 * The type of product that the words tell of, where no word asks for a kind: 'light must get out and
 * nothing come back'. A kind that is only spoken of stays where the best product is of it.
 */
export function withToldKind(
  asked: Asked<Subject>,
  { search, ids }: Pick<Finder<Subject>, 'search' | 'ids'>,
): { asked: Asked<Subject>; isSure: boolean } | undefined {
  const { kinds, mentioned, isContinued } = asked.understanding
  if (asked.numbers.length || isContinued || kinds.some(({ isAsked }) => isAsked)) return undefined
  const [best] = search(withKinds(asked, [])).results
  if (!best || best.told < minTold || best.held < minHeld || best.coverage < minShare)
    return undefined
  const id = ids.get(best.product)!
  if (kinds.some(({ members }) => members.has(id))) return undefined
  const isSure = best.held >= surelyHeld
  // 'What do I gain with the lamp?' is of the lamp.
  const spoken = mentioned.find((kind) => !kind.isGiven && kind.members.has(id))
  if (spoken) return { asked: withKinds(withoutOwn(asked, spoken), [spoken]), isSure }
  const { subFamily } = best.product
  const members = new Set(
    ids.entries().flatMap(([product, own]) => (product.subFamily === subFamily ? [own] : [])),
  )
  const told: NamedKind = { says: subFamily.toLowerCase(), members, isTold: true, from: 0, to: 0 }
  return { asked: withKinds(asked, [told]), isSure }
}

/** What names the kind asks nothing else. */
function withoutOwn(asked: Asked<Subject>, { from, to }: NamedKind): Asked<Subject> {
  const { understanding } = asked
  const requirements = understanding.requirements.filter((one) => one.from < from || to < one.to)
  return { ...asked, understanding: { ...understanding, requirements } }
}
