import type { Requirement } from '#domain/finding/requirement.ts'
import { keyOfText } from '#domain/finding/tokens.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/assistant.ts'
import * as reading from '#texts/reading.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'
import { inWords, named, notTaken, without, withoutBrackets } from './reply-words.ts'
import { sayEachNumber } from './say-each-number.ts'
import { sayCounts } from './say-counts.ts'
import { sayMet } from './say-met.ts'
import { unaccounted } from './unaccounted.ts'
import { saysOf } from './says-of.ts'
import { sayOfEach } from './say-of-each.ts'
import { sayLetters } from './say-letters.ts'
import { ofRecord, statedFacts } from './stated-facts.ts'
import { partsAsked, sayPartsIn } from './say-parts-in.ts'
import { factsSaid, sayFitting, sayNearest, type Findings } from './say-found.ts'
import { isStated, versionOf } from './version-of.ts'

type Of<K extends Outcome['kind']> = Extract<Outcome, { kind: K }>

/** A smaller bare number may count what is bought, or the people who ask. */
const minTelling = 100
const maxPartners = 3
/** So many words beside what is asked tell a story; where so much is met, a word is of little weight. */
const minTold = 3

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
    const said = factsSaid(own.join(', '), versions[i]?.partNumber)
    return said ? `${named(product)} (${said})` : named(product)
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
    ...excluded.flatMap(({ says, isWord }) => (isWord ? [] : without(says))),
  ]
  // Whether a record that does not say a word is free of what it means, nobody knows.
  const doubtful = excluded.flatMap(({ says, isWord }) => (isWord ? without(says) : []))
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
  // Where nothing is told beside what is asked, it is a demand as a figure is.
  const metSurely = requirements.filter((one) => !one.not && !one.isGuess && isMet(one)).length
  const isStory = metSurely >= minTold || toldBeside(asked, knowledge) >= minTold
  const isCourse = (one: Requirement) => one.test.type !== 'number' && !one.isLikely && isStory
  const isFigure = unstated.length > left.filter(isCourse).length
  const denied = new Set(excluded.map(({ says }) => fillIn(reading.not, { what: says })))
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
  const host = partners.length
    ? `${partnersSaid(partners)}${its.length ? ` (${withoutBrackets(its.join(', '))})` : ''}`
    : ''
  const findings: Findings = {
    names: inWords(described),
    count: found.length,
    met: withoutBrackets(inWords(wanted)),
    host,
    unstated: withoutBrackets(inWords(unstated, texts.or)),
    isFigure,
    apart: apart.length ? partnersSaid(apart) : '',
  }
  const first =
    unstated.length || open.length || apart.length || (wanted.length && !isWhole)
      ? sayNearest(findings)
      : sayFitting(findings)
  const stated = shared.length ? fillIn(texts.statesOfEach, { facts: shared.join(', ') }) : ''
  const more =
    total > found.length && (wanted.length || asked.kinds.length)
      ? plural(total - found.length, texts.moreWouldFit)
      : ''
  const notChecked = open.length
    ? fillIn(texts.couldNotCheck, { what: withoutBrackets(open.join(', ')) })
    : ''
  const also = beside ? fillIn(texts.comesCloser, { name: named(beside.product) }) : ''
  const vague = !wanted.length && !partners.length && !more ? texts.beMorePrecise : ''
  const parts = found.map(({ product }) => product)
  const told = new Set(parts.flatMap((one) => partsAsked(one, asked)).map(relationKey))
  const letters = sayLetters(parts, asked, knowledge.company)
  const counts = sayCounts(asked.text, parts, partners, knowledge)
  const each = found.length === 1 ? sayEachNumber(found[0]!) : ''
  const inBox = [...parts, ...partners].map((one) => sayPartsIn(one, asked, knowledge)).join(' ')
  const numbered = parts.map((product, i) =>
    versions[i] ? knowledge.asNumbered(product, versions[i].partNumber) : product,
  )
  const ofEach = sayOfEach(asked, numbered, knowledge, `${first} ${stated}`)
  const untaken = notTaken(
    [...unread].filter((one) => !told.has(keyOfText(one)) && !ofEach.isTold(one)),
    knowledge.turns,
  )
  return [
    first,
    each,
    counts,
    inBox.trim(),
    ofEach.said,
    notChecked,
    stated,
    letters,
    also,
    more,
    vague,
    untaken,
  ]
    .filter(Boolean)
    .join(' ')
}

const relationKey = ({ relation = '' }: { relation?: string }) => keyOfText(relation)

/** A figure that no product of the kind states: the search could not hold it against them. */
function isUnchecked(requirement: Requirement, found: Of<'products'>['found']): boolean {
  return (
    requirement.test.type === 'number' &&
    found.every(({ checks }) =>
      checks.some((one) => one.requirement.says === requirement.says && one.requirement.isGuess),
    )
  )
}

/** How many words stand beside the kinds and demands that were read. */
function toldBeside(
  { text, words, kinds, requirements }: Of<'products'>['asked'],
  { plain }: Pick<Knowledge, 'plain'>,
): number {
  const read = new Set(
    [...kinds, ...requirements].flatMap(({ from, to }) =>
      keyOfText(text.slice(from, to)).split(' '),
    ),
  )
  return words.filter((one) => /^\p{L}{3,}$/u.test(one) && !plain.has(one) && !read.has(one)).length
}

function partnersSaid(partners: readonly Subject[]): string {
  const shown = partners.slice(0, maxPartners).map(({ partNumber }) => partNumber)
  const more = partners.length - shown.length
  return inWords(more ? [...shown, plural(more, texts.andMore)] : shown)
}
