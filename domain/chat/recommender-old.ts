import MiniSearch from 'minisearch'
import { labelFromKey, type AttributeDefinition } from '#domain/catalogue/attribute.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { bare, fold } from '#domain/catalogue/search.ts'
import { composeReply, type Company, type Outcome } from './compose-reply.ts'
import { kindWords, type Kind } from './kinds.ts'
import { parseRequest, refine, type Request } from './parse-request.ts'
import { termWords } from './read-terms.ts'
import { distance, meets } from './requirement.ts'
import { createSpelling, wordsOf } from './words.ts'

export type Recommendation = { reply: string; outcome: Outcome }
export type Recommender = (turns: readonly string[]) => Recommendation

type Options = {
  products: readonly ProductSummary[]
  attributes: readonly AttributeDefinition[]
  company: Company
}

const maxNamed = 3
const maxTurns = 12

/**
 * Recommends products by rules alone. Made once for a catalogue, in pieces, so that a server can
 * answer others meanwhile; `turns` are the visitor's own.
 */
export async function createRecommender(options: Options): Promise<Recommender> {
  const { products, attributes, company } = options
  const texts = products.map(({ name, subFamily }) => fold(`${name} ${subFamily}`))
  // '#services': a family in one word, for kinds that are a whole family.
  const tags = products.map(({ family }) => `#${fold(family).replaceAll(' ', '')}`)
  const spelling = createSpelling(
    [...texts.flatMap(wordsOf), ...kindWords, ...termWords],
    [
      ...products.flatMap(({ text }) => wordsOf(fold(text))),
      ...attributes.flatMap(({ key, label = labelFromKey(key), unit = '' }) =>
        wordsOf(fold(`${label} ${unit}`)),
      ),
    ],
  )
  const index = new MiniSearch<ProductSummary & { id: number }>({
    fields: ['name', 'subFamily', 'partNumber', 'text'],
    tokenize: (text) => wordsOf(fold(text)),
    processTerm: (word) => (word.length > 5 ? word.replace(/(?:ing|es|e|s)$/, '') : word),
    searchOptions: { boost: { name: 4, subFamily: 2, partNumber: 3 } },
  })
  await index.addAllAsync(
    products.map((product, id) => ({ ...product, id })),
    { chunkSize: 200 },
  )
  const kindMembers = new Map<Kind, Uint8Array>()
  const membersOf = (kind: Kind) => {
    const known = kindMembers.get(kind)
    if (known) return known
    const members = Uint8Array.from(texts, (text, id) =>
      Number(kind.stems.some((stem) => text.includes(stem) || tags[id] === stem)),
    )
    kindMembers.set(kind, members)
    return members
  }
  const kindsMet = (kinds: readonly Kind[]) => {
    const members = kinds.map(membersOf)
    return (id: number) => members.reduce((sum, member) => sum + member[id]!, 0)
  }
  const byPartNumber = new Map(products.map((product, id) => [bare(product.partNumber), id]))

  /** Products of as many of the kinds as any product has. */
  const ofKinds = (kinds: readonly Kind[]): number[] => {
    const met = kindsMet(kinds)
    const counts = products.map((_, id) => met(id))
    const most = counts.reduce((a, b) => Math.max(a, b), 0)
    if (most === 0 && kinds.length > 0) return []
    return products.flatMap((_, id) => (counts[id] === most ? [id] : []))
  }

  const textScores = (words: readonly string[], among: readonly number[]) => {
    const wanted = new Set(among)
    const results = words.length
      ? index.search([...new Set(words)].slice(0, 40).join(' '), {
          prefix: (word) => word.length > 3,
          fuzzy: (word) => (spelling.knows(word) || word.length < 5 ? false : 0.2),
          filter: ({ id }) => wanted.has(id as number),
        })
      : []
    const most = results[0]?.score ?? 1
    return new Map(results.map(({ id, score }) => [id as number, score / most]))
  }

  const ranked = (ids: readonly number[], { words, requirements }: Request): number[] => {
    const scores = textScores(words, ids)
    const total = new Map(
      ids.map((id) => {
        const far = requirements.reduce((sum, one) => sum + distance(products[id]!, one), 0)
        return [id, (scores.get(id) ?? 0) - Math.min(far, 3)]
      }),
    )
    const rank = (id: number) => products[id]!.rank ?? 9999
    return [...ids].sort((a, b) => total.get(b)! - total.get(a)! || rank(a) - rank(b) || a - b)
  }

  const answer = (request: Request): Outcome => {
    const { kinds, requirements, words, unknown } = request
    if (kinds.length === 0 && requirements.length === 0 && request.excluded.length === 0) {
      if (words.length === 0) return { kind: 'question' }
      if (unknown.length >= words.length / 2) return { kind: 'refusal', reason: 'off-topic' }
    }
    const excluded = kindsMet(request.excluded)
    const candidates = ofKinds(kinds).filter((id) => excluded(id) === 0)
    const fitting = candidates.filter((id) =>
      requirements.every((requirement) => meets(products[id]!, requirement)),
    )
    if (fitting.length > 0) {
      const best = ranked(fitting, request).slice(0, maxNamed)
      const total = fitting.length
      return { kind: 'products', request, products: best.map((id) => products[id]!), total }
    }
    return { kind: 'nothing', request, nearest: nearest(candidates, request) }
  }

  const nearest = (candidates: readonly number[], request: Request): ProductSummary | undefined => {
    const met = (id: number) =>
      request.requirements.filter((requirement) => meets(products[id]!, requirement)).length
    const counts = new Map(candidates.map((id) => [id, met(id)]))
    const most = candidates.reduce((a, id) => Math.max(a, counts.get(id)!), 0)
    if (most === 0 && request.kinds.length === 0) return undefined
    const [first] = ranked(
      candidates.filter((id) => counts.get(id) === most),
      request,
    )
    return first === undefined ? undefined : products[first]
  }

  const related = (kinds: readonly Kind[]) => {
    const met = kindsMet(kinds)
    return products.some((_, id) => met(id) === kinds.length)
  }

  const partNumbersIn = (message: string): ProductSummary[] => {
    const named = message
      .slice(0, 4000)
      .split(/[\s,;?!]+/)
      .flatMap((word) => {
        const id =
          /\d|-/.test(word) && bare(word).length > 4 ? byPartNumber.get(bare(word)) : undefined
        return id === undefined ? [] : [products[id]!]
      })
    return [...new Set(named)].slice(0, maxNamed)
  }

  const outcomeOf = (turns: readonly string[]): Outcome => {
    const requests = turns.slice(-maxTurns).map((turn) => parseRequest(turn, spelling))
    const last = requests.at(-1)
    if (!last) return { kind: 'question' }
    if (last.offLimits) return { kind: 'refusal', reason: last.offLimits }
    const byNumber = partNumbersIn(turns.at(-1) ?? '')
    if (byNumber.length > 0) {
      const request = { ...last, requirements: [] }
      return { kind: 'products', request, products: byNumber, total: byNumber.length }
    }
    // Refused turns leave no trace in what is wanted.
    const sound = requests.filter(({ offLimits }) => !offLimits)
    return answer(sound.reduce((before, turn) => refine(before, turn, related)))
  }

  return (turns) => {
    const outcome = outcomeOf(turns)
    return { outcome, reply: composeReply(outcome, { products, attributes, company }) }
  }
}
