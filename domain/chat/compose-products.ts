import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import type { Requirement } from '#domain/finding/requirement.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'
import { bracketName } from './product-names.ts'
import { inWords, named, withoutBrackets } from './reply-words.ts'
import { sayMet } from './say-met.ts'
import { unaccounted } from './unaccounted.ts'
import { saysOf } from './says-of.ts'
import { ofRecord, statedFacts } from './stated-facts.ts'
import { boundOf, isOfFirst, isStated, versionOf } from './version-of.ts'

type Of<K extends Outcome['kind']> = Extract<Outcome, { kind: K }>

/** A smaller bare number may count what is bought, or the people who ask. */
const minTelling = 100
const maxPartners = 3

/** What meets a need, or comes near it, with what its record says of each thing that was asked. */
export function composeProducts(outcome: Of<'products'>, knowledge: Knowledge): string {
  const { attributes } = knowledge
  const {
    asked,
    found,
    total,
    partners,
    apart = [],
    described: its = [],
    spoken = [],
    beside,
    isByWords,
  } = outcome
  const versions = found.map(({ product, checks }) => versionOf(product, checks))
  const facts = found.map(({ product, checks }, i) => {
    const own = versions[i] ? { ...product, ...versions[i] } : product
    return statedFacts(own, ofRecord(own, checks), attributes)
  })
  // What all of them state is said once.
  const shared =
    found.length > 1 ? facts[0]!.filter((one) => facts.every((each) => each.includes(one))) : []
  const described = found.map(({ product }, i) => {
    const own = facts[i]!.filter((one) => !shared.includes(one))
    const number = versions[i] ? `as ${versions[i].partNumber}${own.length ? ': ' : ''}` : ''
    return `${named(product)}${number || own.length ? ` (${number}${own.join(', ')})` : ''}`
  })
  const isDenied = (one: Requirement) =>
    one.not && found.some(({ product }, i) => !isStated({ ...product, ...versions[i] }, one))
  const isMet = (requirement: Requirement) =>
    !isDenied(requirement) &&
    found.every(({ checks }) =>
      checks.some((one) => one.requirement.says === requirement.says && one.result === 'met'),
    )
  const { requirements, excluded, dropped } = asked
  const wanted = [
    ...requirements.filter(isMet).map((one) => sayMet(one, found)),
    ...spoken,
    ...excluded.flatMap(({ says, isWord }) => (isWord ? [] : `no ${says}`)),
  ]
  // Whether a record that does not say a word is free of what it means, nobody knows.
  const doubtful = excluded.flatMap(({ says, isWord }) => (isWord ? `no ${says}` : []))
  const unmet = requirements.filter((one) => !isMet(one))
  const sure = unmet.filter(({ isGuess }) => !isGuess)
  // What no product of the kind states, and what stands in the texts alone, cannot be checked.
  const isSpoken = ({ from, to }: Requirement) =>
    found.every(({ product }) => saysOf(product, asked.text.slice(from, to)))
  const unchecked = sure.filter((one) => isDenied(one) || isUnchecked(one, found) || isSpoken(one))
  const left = sure.filter((one) => !unchecked.includes(one))
  // Of words one may be told that they were not checked; a figure that nothing reads is a demand.
  // Nor are two sides of a thing one: nobody knows which is which.
  const isWord = (one: string) => !/\d/.test(one) || one.includes(' × ')
  // What others of the kind have was asked for, though the word may mean something else.
  const likely = unmet.flatMap(({ isGuess, isLikely, says }) => (isGuess && isLikely ? says : []))
  const unstated = [
    ...left.map(({ says }) => says),
    ...likely,
    ...dropped.filter((one) => !isWord(one)),
  ]
  // A bare number that none of them has may have been a demand.
  const bare = unmet.flatMap(({ isGuess, says, test }) =>
    isGuess && /^[\d.,]+$/.test(says) && test.type === 'number' && test.wanted >= minTelling
      ? [says]
      : [],
  )
  const open = [
    ...unchecked.map(({ says }) => says),
    ...dropped.filter(isWord),
    ...bare,
    ...doubtful,
  ]
  // What others of the kind state so is no matter of course.
  const isCourse = ({ test, isLikely }: Requirement) => test.type !== 'number' && !isLikely
  const isFigure = unstated.length > left.filter(isCourse).length
  const denied = new Set(excluded.map(({ says }) => `not ${says}`))
  const unsure = unmet.flatMap(({ isGuess, isLikely, says }) =>
    isGuess && !isLikely && !bare.includes(says) && !denied.has(says.toLowerCase()) ? [says] : [],
  )
  const unread = new Set([
    ...unsure,
    ...asked.unknown.filter((one) => !knowledge.plain.has(one)),
    ...asked.demands,
    ...unaccounted(outcome, knowledge),
  ])
  // All that was asked for is met where every word of it is accounted for.
  const isTold = asked.kinds.some((kind) => kind.isTold)
  const isWhole = unread.size === 0 && !beside && !isByWords && !isTold
  const several = found.length > 1
  const host = `${partnersSaid(partners)}${its.length ? ` (${withoutBrackets(its.join(', '))})` : ''}`
  const goes = partners.length ? ` and ${several ? 'go' : 'goes'} with ${host}` : ''
  const without = apart.length
    ? `, but ${several ? 'do' : 'does'} not go with ${partnersSaid(apart)} by the records`
    : ''
  const first =
    unstated.length || open.length || apart.length || (wanted.length && !isWhole)
      ? `${nearest(inWords(described), several, wanted, unstated, isFigure, goes)}${without}.`
      : wanted.length
        ? `${inWords(described)} ${several ? 'meet' : 'meets'} what you asked for: ${withoutBrackets(inWords(wanted))}${goes}.`
        : partners.length
          ? `${inWords(described)} ${several ? 'go' : 'goes'} with ${host}.`
          : `${several ? 'These come nearest' : 'This comes nearest'} to what you describe: ${inWords(described)}.`
  const stated = shared.length > 0 ? `The catalog states of each: ${shared.join(', ')}.` : ''
  const more =
    total > found.length && (wanted.length || asked.kinds.length)
      ? `${total - found.length} more in our catalog would fit; tell me a further requirement to narrow it down.`
      : ''
  const notChecked = open.length ? `I could not check: ${withoutBrackets(open.join(', '))}.` : ''
  const also = beside ? `By your words, ${named(beside.product)} comes closer.` : ''
  const vague =
    !wanted.length && !partners.length && !more
      ? 'Tell me a figure, a connector or a place and I can be more precise.'
      : ''
  return [first, notChecked, stated, also, more, vague, notUnderstood([...unread])]
    .filter(Boolean)
    .join(' ')
}

/** Nobody may claim what no record states, nor what was not read. */
function nearest(
  products: string,
  several: boolean,
  met: readonly string[],
  unstated: readonly string[],
  isFigure: boolean,
  goes: string,
): string {
  const comes = `${products} ${several ? 'come' : 'comes'} nearest`
  const meets = met.length ? `: ${several ? 'they meet' : 'it meets'} ${inWords(met)}` : ''
  if (unstated.length === 0) return `${comes}${withoutBrackets(meets + goes)}`
  // A figure that is not stated is not met; a word may be a matter of course.
  const state = isFigure
    ? `${several ? 'are' : 'is'} not stated to meet`
    : several
      ? 'their records do not state'
      : 'its record does not state'
  return `${comes}${withoutBrackets(`${meets}${goes}, but ${state} ${inWords(unstated, 'or')}`)}`
}

/** A figure that no product of the kind states: the search could not hold it against them. */
function isUnchecked(requirement: Requirement, found: Of<'products'>['found']): boolean {
  return (
    requirement.test.type === 'number' &&
    found.every(({ checks }) =>
      checks.some((one) => one.requirement.says === requirement.says && one.requirement.isGuess),
    )
  )
}

/** That nothing meets it, and what the nearest misses. It stands in no brackets: it is not recommended. */
export function composeNothing(
  { asked, nearest, words = [] }: Of<'nothing'>,
  { attributes, company, products }: Knowledge,
): string {
  const kind = asked.kinds.length > 0 ? asked.kinds.map(({ says }) => says).join(' or ') : 'product'
  const aside = asked.requirements.flatMap(({ aside: why, says }) => (why === 'untold' ? says : []))
  const unread = [...asked.unknown, ...aside]
  const wanted = inWords([
    ...words,
    ...asked.requirements.flatMap(({ aside: why, says }) => (why === 'untold' ? [] : says)),
    ...asked.codes,
    ...asked.excluded.map(({ says }) => `no ${says}`),
  ])
  // 'Lens' and 'chassis' end products' names: they are one.
  const isOne = products.some(({ name }) =>
    name.split(',')[0]!.toLowerCase().endsWith(lastOf(kind)),
  )
  const isMany = asked.kinds.length > 1 || (/s$/i.test(kind) && !isOne)
  const none = isMany ? `None of the ${kind}` : `No ${kind}`
  const first = wanted
    ? `${none} in the ${company.name} catalog is stated to meet all of this: ${wanted}.`
    : `The ${company.name} catalog holds no such ${kind}.`
  const contact = `Our engineers can look further: ${company.contactPath}.`
  if (!nearest)
    return withoutBrackets([first, contact, notUnderstood(unread)].filter(Boolean).join(' '))
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
      .map(({ requirement }) => missing(product, requirement, attributes)),
    ...asked.codes,
  ]
  const meets = met.length > 0 ? `meets ${inWords(met)} but ` : ''
  const other = nearest.isOfKind ? 'comes nearest to what you describe' : 'is of another kind'
  const misses = missed.length ? `${meets}misses ${inWords(missed)}` : other
  return withoutBrackets(
    `${first} The nearest, ${bracketName(product.name)} (${product.partNumber}), ${misses}. ${[contact, notUnderstood(unread)].filter(Boolean).join(' ')}`,
  )
}

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

function missing(
  product: Subject,
  requirement: Requirement,
  attributes: readonly AttributeDefinition[],
): string {
  const facts = statedFacts(product, [requirement], attributes)
  return `${requirement.says} (${facts.length > 0 ? `it states ${facts.join(', ')}` : 'it states no such value'})`
}

function notUnderstood(unknown: readonly string[]): string {
  if (unknown.length === 0) return ''
  return `I did not take into account: ${withoutBrackets(unknown.slice(0, 5).join(', '))}.`
}

function partnersSaid(partners: readonly Subject[]): string {
  const shown = partners.slice(0, maxPartners).map(({ partNumber }) => partNumber)
  const more = partners.length - shown.length
  return inWords(more ? [...shown, `${more} more`] : shown)
}
