import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import type { Requirement } from '#domain/finding/requirement.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/assistant.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'
import { bracketName } from '#domain/catalogue/bracket-name.ts'
import { inWords, notTaken, without, withoutBrackets } from './reply-words.ts'
import { statedFacts } from './stated-facts.ts'
import { boundOf, isOfFirst, isStated } from './version-of.ts'

/** That nothing meets it, and what the nearest misses. It stands in no brackets: it is not recommended. */
export function composeNothing(
  { asked, nearest, words = [], called }: Extract<Outcome, { kind: 'nothing' }>,
  { attributes, company, products, turns }: Knowledge,
): string {
  const kind = asked.kinds.map(({ says }) => says).join(texts.orBetween)
  const aside = asked.requirements.flatMap(({ aside: why, says }) => (why === 'untold' ? says : []))
  const isCalled = (one: string) => called !== undefined && one === called.toLowerCase()
  const unread = [...asked.unknown.filter((one) => !isCalled(one)), ...aside]
  const wanted = inWords([
    ...words,
    ...asked.requirements.flatMap(({ aside: why, says }) => (why === 'untold' ? [] : says)),
    ...asked.codes,
    ...asked.excluded.map(({ says }) => without(says)),
  ])
  // 'Lens' and 'chassis' end products' names: they are one.
  const isOne = () => {
    const last = lastOf(kind)
    return products.some(({ name }) => name.split(',')[0]!.toLowerCase().endsWith(last))
  }
  const isMany = asked.kinds.length > 1 || (/s$/i.test(kind) && !isOne())
  const none = { kind, isMany, company: company.name, what: wanted }
  const first = called ? calledSo(called, none) : noneSaid(none)
  const contact = fillIn(texts.lookFurther, { address: company.contactPath })
  if (!nearest)
    return withoutBrackets([first, contact, notTaken(unread, turns)].filter(Boolean).join(' '))
  const { product, checks } = nearest
  const isAsked = ({ says }: Requirement) =>
    asked.requirements.some((one) => one.says === says && !one.isGuess)
  const met = checks
    .filter(
      ({ result, requirement: one }) => result === 'met' && (!one.not || isStated(product, one)),
    )
    .map(({ requirement }) => metAs(product, requirement, attributes))
  const missed = [
    ...checks
      .filter(({ result, requirement }) => result !== 'met' && isAsked(requirement))
      .map(({ requirement }) => missedAs(product, requirement, attributes)),
    ...asked.codes,
  ]
  const own = { name: bracketName(product.name), number: product.partNumber }
  const near = missed.length
    ? missing({ ...own, met: inWords(met), missed: inWords(missed) })
    : fillIn(nearest.isOfKind ? texts.nearestDescribed : texts.nearestOther, own)
  return withoutBrackets([first, near, contact, notTaken(unread, turns)].filter(Boolean).join(' '))
}

type None = { kind: string; isMany: boolean; company: string; what: string }

function calledSo(word: string, none: None): string {
  const said = fillIn(texts.nothingCalled, { company: none.company, word })
  return none.what ? `${said} ${noneSaid(none)}` : said
}

function noneSaid({ kind, isMany, company, what }: None): string {
  if (!what) {
    return kind
      ? fillIn(texts.holdsNo, { company, kind })
      : fillIn(texts.holdsNoProduct, { company })
  }
  if (!kind) return fillIn(texts.noProduct, { company, what })
  return fillIn(isMany ? texts.noneOfKinds : texts.noneOfKind, { kind, company, what })
}

const missing = (of: { name: string; number: string; met: string; missed: string }) =>
  fillIn(of.met ? texts.nearestMeets : texts.nearestMisses, of)

const lastOf = (words: string) => words.toLowerCase().split(' ').at(-1)!

/** Of a size that may be of several measures, which of them it is. */
function metAs(
  product: Subject,
  requirement: Requirement,
  attributes: readonly AttributeDefinition[],
): string {
  const own = isOfFirst(product, requirement) ? undefined : boundOf(product, requirement)
  if (!own) return requirement.says
  return `${requirement.says} (${statedFacts(product, [own], attributes).join(', ')})`
}

function missedAs(
  product: Subject,
  requirement: Requirement,
  attributes: readonly AttributeDefinition[],
): string {
  const facts = statedFacts(product, [requirement], attributes)
  const what = requirement.says
  return facts.length > 0
    ? fillIn(texts.itStates, { what, facts: facts.join(', ') })
    : fillIn(texts.itStatesNone, { what })
}
