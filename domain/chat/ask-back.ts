import { attributeLookup, formatValue } from '#domain/catalogue/attribute.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { inSentence } from '#domain/texts/in-sentence.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/assistant.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'
import { inWords, named, withoutBrackets } from './reply-words.ts'

/** An attribute tells products apart where it has no more values than one can choose from. */
const maxValues = 7
const shownValues = 4
/** Of a company's families so many say what it makes. */
const maxFamilies = 4
/** Share of the products that have to state it. */
const minStated = 0.6

/** One question: which kind, or what tells the products of a wide kind apart. */
export function askBack(
  outcome: Extract<Outcome, { kind: 'question' }>,
  knowledge: Pick<Knowledge, 'products' | 'attributes'>,
): string {
  const { offers = [] } = outcome
  const names = inWords(offers.map(({ product }) => named(product)))
  const question = questionOf(outcome, knowledge)
  return offers.length ? fillIn(texts.closest, { names, question }) : question
}

function questionOf(
  { asked, finding }: Extract<Outcome, { kind: 'question' }>,
  { products, attributes }: Pick<Knowledge, 'products' | 'attributes'>,
): string {
  const [kind] = asked?.kinds ?? []
  if (!kind || !finding) {
    const families = firstFamilies(products)
    if (families.length === 0) return texts.askKind
    return withoutBrackets(fillIn(texts.askKindOf, { families: inWords(families, texts.or) }))
  }
  const members = finding.results.filter(({ isOfKind }) => isOfKind).map(({ product }) => product)
  const [choice, second] = choicesOf(members, attributes)
  return withoutBrackets(ask(members.length, { kind: kind.says, choice, second }))
}

/** No more of the products are looked at than it takes. */
function firstFamilies(products: readonly Subject[]): string[] {
  const found = new Set<string>()
  for (const { family } of products) {
    if (family) found.add(family)
    if (found.size === maxFamilies) break
  }
  return [...found]
}

function ask(
  count: number,
  {
    kind,
    choice,
    second,
  }: { kind: string; choice?: string | undefined; second?: string | undefined },
): string {
  if (!choice) return plural(count, texts.askUse, { kind })
  return second
    ? plural(count, texts.askWhichTwo, { kind, choice, second })
    : plural(count, texts.askWhich, { kind, choice })
}

/** 'Connector (LC, SC, SN)': the two that divide the products best. */
function choicesOf(members: readonly Subject[], attributes: Knowledge['attributes']): string[] {
  const define = attributeLookup(attributes)
  return attributes
    .flatMap(({ key }) => {
      const stated = members.filter((product) => Object.hasOwn(product.attributes, key))
      const counts = new Map<string, number>()
      for (const { attributes: own } of stated)
        for (const value of own[key]!)
          if (typeof value !== 'object') {
            const said = formatValue(value, define(key).unit)
            counts.set(said, (counts.get(said) ?? 0) + 1)
          }
      const isTelling = counts.size > 1 && counts.size <= maxValues
      if (!isTelling || stated.length < members.length * minStated) return []
      const values = [...counts].toSorted((a, b) => b[1] - a[1]).map(([value]) => value)
      const label = inSentence(define(key).label.replace(/,.*/, ''))
      const shown = values.slice(0, shownValues).join(', ')
      return [
        {
          said: `${label} (${shown}${values.length > shownValues ? ' …' : ''})`,
          spread: spreadOf(counts),
        },
      ]
    })
    .toSorted((a, b) => b.spread - a.spread)
    .slice(0, 2)
    .map(({ said }) => said)
}

/** How evenly values divide what states them. */
function spreadOf(counts: ReadonlyMap<string, number>): number {
  const sum = counts.values().reduce((total, one) => total + one, 0)
  return counts.values().reduce((total, one) => total - (one / sum) * Math.log(one / sum), 0)
}
