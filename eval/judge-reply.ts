import { broken } from './check-constraint.ts'
import { explains } from './explains.ts'
import { containsFolded } from './folded-text.ts'
import { createInventionReader } from './invented-names.ts'
import { createNameReader, sentencesOf, type Entry } from './named-products.ts'
import type { AssistantRequest, Kind } from './parse-requests.ts'
import { addressesIn, plainAddress } from './site-address.ts'

export type ReplyVerdict = {
  /** Slugs of the products named as meeting the request. */
  recommended: string[]
  /** Products named as meeting the request that do not, each with its reason. */
  violations: string[]
  /** Names and part numbers that no record holds. */
  invented: string[]
  /** A sound reply has none. */
  faults: string[]
}

/** A list of everything contains the answer: only the first products count. */
const maxNamed = 4

/** Nothing is to be recommended. */
const refusedKinds: readonly Kind[] = ['none', 'off-topic', 'hostile']
/** A right answer may say of its product that it does not fit. */
const kindsOfFact: readonly Kind[] = ['fit', 'fact', 'assumption', 'company', 'documents']
/** Says that something is not there or not so; 'not compliant' in a list of features does not. */
const noneMeets =
  /^(?:sorry,? |unfortunately,? )?no\b|\b(?:none|nothing|neither|cannot|keine?[mnrs]?|nicht|ning[uú]n[ao]?|aucune?|geen|niet)\b|\b(?:is|are|do|does|can|will)(?: not\b|n[’']t\b)|\b(?:is|are|have|has|make|sell|carry|offer|list) no\b|\btoo [a-z]+|没有/i
/** Names the nearest product without a claim that it is enough. */
const concession = /\b(?:nearest|closest|but|only|largest|smallest|highest|lowest|instead)\b/i
const claim =
  /^Yes\b|\b(?:meets?|fits?|suits?|works?|recommend|goes with|go with|choose|take|use) (?!none)/i

/** Judges a reply by its text and the records, never by the engine's state. */
export function createJudge(entries: readonly Entry[]) {
  const readNamed = createNameReader(entries)
  const inventedIn = createInventionReader(entries)
  const bySlug = new Map(entries.map(({ product }) => [product.slug, product]))

  return (request: AssistantRequest, reply: string): ReplyVerdict => {
    const { turns, kind, accept, meets, mustNot } = request
    const named = readNamed(reply)
    const namedByVisitor = new Set(readNamed(turns.join('\n')).map(({ slug }) => slug))
    const saysNone = sentencesOf(reply)
      .slice(0, 2)
      .some((sentence) => noneMeets.test(sentence))
    const recommended = named.filter(({ slug, as, sentence }) => {
      if (as === 'negated' || as === 'denied') return false
      // The visitor's own product, and the nearest of none, are recommended by a claim alone.
      const isClaimed = as === 'recommended' && claim.test(sentence)
      if (kind === 'none' && saysNone) return isClaimed && !concession.test(sentence)
      return isClaimed || !namedByVisitor.has(slug)
    })
    const violations = recommended.flatMap(({ slug, isSubject }) => {
      if (mustNot.includes(slug)) return [`${slug}, which does not meet it`]
      if (!isSubject || namedByVisitor.has(slug)) return []
      const missed = broken(bySlug.get(slug)!, meets)
      return missed.length ? [`${slug}, which is not ${missed.join(', ')}`] : []
    })
    const answering = named.filter(({ as }) => as !== 'denied' || kindsOfFact.includes(kind))
    const first = [...new Set(answering.map(({ slug }) => slug))].slice(0, maxNamed)
    const verdict = {
      recommended: [
        ...new Set(recommended.flatMap(({ slug, isSubject }) => (isSubject ? slug : []))),
      ],
      violations: [...new Set(violations)],
      invented: inventedIn(turns, reply),
    }
    const found = {
      isAccepted: first.some((slug) => accept.includes(slug)),
      saysNone,
      addresses: [...addressesIn(reply), ...named.map(({ slug }) => `/${slug}`)],
    }
    return { ...verdict, faults: faultsOf(request, reply, verdict, found) }
  }
}

function faultsOf(
  request: AssistantRequest,
  reply: string,
  { recommended, violations, invented }: Omit<ReplyVerdict, 'faults'>,
  found: { isAccepted: boolean; saysNone: boolean; addresses: readonly string[] },
): string[] {
  if (!reply.trim()) return ['says nothing']
  const { forbidden, says, pages } = request
  const isLinked = pages.some((page) => found.addresses.includes(plainAddress(page)))
  const fault = productFault(request, reply, recommended, found)
  return [
    ...violations.map((violation) => `names ${violation}`),
    ...invented.map((name) => `invents ${name}`),
    ...forbidden
      .filter((text) => reply.toLowerCase().includes(text.toLowerCase()))
      .map((text) => `says “${text}”`),
    ...says
      .filter((texts) => !texts.some((text) => containsFolded(reply, text)))
      .map((texts) => `does not say ${texts.join(' or ')}`),
    ...(pages.length && !isLinked ? [`gives no address of ${pages.join(', ')}`] : []),
    ...(fault ? [fault] : []),
  ]
}

/** The fault in what a reply recommends, by the kind of the request. */
function productFault(
  { kind, accept, says, pages, turns }: AssistantRequest,
  reply: string,
  recommended: readonly string[],
  { isAccepted, saysNone }: { isAccepted: boolean; saysNone: boolean },
): string | undefined {
  if (kind === 'definition' && says.length === 0)
    return explains(turns.at(-1)!, reply) ? undefined : 'explains nothing'
  if (isAccepted) return undefined
  if (kind === 'none' && !saysNone) return 'does not say that nothing meets it'
  if (refusedKinds.includes(kind)) return recommends(recommended)
  if (accept.length) return 'names no product that is expected'
  if (kind === 'vague') return reply.includes('?') ? undefined : 'asks nothing back'
  return says.length + pages.length > 0 ? undefined : recommends(recommended)
}

const recommends = (slugs: readonly string[]) =>
  slugs.length ? `recommends ${slugs.join(', ')}` : undefined
