import { attributeLookup } from '#domain/catalogue/attribute.ts'
import { keyOfText } from '#domain/finding/tokens.ts'
import { verify, type Facts } from '#domain/finding/verify.ts'
import { lookup } from '#domain/lookup.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { inSentence } from '#domain/texts/in-sentence.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/assistant.ts'
import { isUnitOf } from './in-both-units.ts'
import { offeredValues } from './offered-values.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'
import { inWords, named, notTaken, withoutBrackets } from './reply-words.ts'
import { sayLetters } from './say-letters.ts'
import { sayLifecycle } from './say-lifecycle.ts'
import { sayPartsIn } from './say-parts-in.ts'
import { fieldsOf, statedFacts } from './stated-facts.ts'

type About = Extract<Outcome, { kind: 'about' }>

/** What the record of one product says of what was asked. */
export function sayAbout(
  { found, asked, number, more = 0 }: About,
  { attributes, company, asNumbered, products, partsOf, plain, turns }: Knowledge,
): string {
  const product = asNumbered(found.product, number)
  // What one of its numbers does another need not do.
  const checks =
    product === found.product
      ? found.checks
      : found.checks.map((one) => ({ ...one, ...verify(recordOf(product), one.requirement) }))
  const define = attributeLookup(attributes)
  const shown = new Set(checks.flatMap(({ requirement }) => fieldsOf(requirement)))
  const nouns = asked.nouns.filter(
    (key) => Object.hasOwn(product.attributes, key) && !shown.has(key),
  )
  const facts = [
    ...statedFacts(
      product,
      checks.map(({ requirement }) => requirement),
      attributes,
    ),
    ...nouns.map(
      (key) =>
        `${inSentence(define(key).label.replace(/,.*/, ''))} ${offeredValues(product, define(key))}`,
    ),
  ]
  const missed = checks
    .filter(({ result, requirement }) => result === 'missed' && !requirement.isGuess)
    .map(({ requirement }) => requirement.says)
  const unstated = checks
    .filter(({ result, requirement }) => result === 'unstated' && !requirement.isGuess)
    .map(({ requirement }) => requirement.says)
  const silent = [...unstated, ...unstatedNouns(product, asked, checks.length > 0, define)]
  const first = `${named(product)} (${product.partNumber}): ${facts.length ? withoutBrackets([...new Set(facts)].slice(0, 8).join(', ')) : withoutBrackets(product.text)}${facts.length ? '.' : ''}`
  return [
    first,
    missed.length ? fillIn(texts.doesNotMeet, { what: withoutBrackets(inWords(missed)) }) : '',
    silent.length ? fillIn(texts.doesNotState, { what: withoutBrackets(inWords(silent)) }) : '',
    sayLetters([product], asked, company),
    sayPartsIn(product, asked, { partsOf, attributes }),
    sayLifecycle(product, { products }),
    more ? plural(more, texts.moreWouldFit) : '',
    notTaken(
      asked.unknown.filter((one) => !plain.has(one) && !isUnitOf(one, nouns.map(define))),
      turns,
    ),
  ]
    .filter(Boolean)
    .join(' ')
}

/** What is asked by its label, or alone, and the record is silent of; one word may name several. */
function unstatedNouns(
  { attributes }: Subject,
  { nouns, text }: About['asked'],
  hasChecks: boolean,
  define: ReturnType<typeof attributeLookup>,
): string[] {
  const isStated = (key: string) => Object.hasOwn(attributes, key)
  const labels = nouns.flatMap((key) =>
    isStated(key) ? [] : inSentence(define(key).label.replace(/,.*/, '')),
  )
  // Beside what is held against it, they may only name it.
  if (hasChecks) return []
  if (!nouns.some(isStated)) return labels.slice(0, 2)
  return labels.filter((label) => ` ${keyOfText(text)} `.includes(` ${keyOfText(label)} `))
}

const recordOf = ({ attributes }: Subject): Facts => ({ get: (key) => lookup(attributes, key) })
