import {
  attributeLookup,
  formatValues,
  type AttributeDefinition,
} from '#domain/catalogue/attribute.ts'
import type { Requirement } from '#domain/finding/requirement.ts'
import { readOrdering } from '#domain/catalogue/ordering.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'
import { compareProducts } from './compare-products.ts'
import { bracketName } from './product-names.ts'
import { inWords, named, withoutBrackets } from './reply-words.ts'
import { statedFacts } from './stated-facts.ts'

type Of<K extends Outcome['kind']> = Extract<Outcome, { kind: K }>

/** A few plain sentences. A name stands in brackets only where the product is recommended. */
export function composeReply(outcome: Outcome, knowledge: Knowledge): string {
  switch (outcome.kind) {
    case 'products':
      return recommend(outcome, knowledge)
    case 'nothing':
      return nothing(outcome, knowledge)
    case 'fit':
      return fit(outcome)
    case 'partners':
      return partners(outcome)
    case 'about':
      return about(outcome, knowledge)
    case 'comparison':
      return compareProducts(outcome.products, knowledge.attributes, knowledge.company.comparePath)
    case 'meaning':
      return outcome.definitions
        .map(({ label, explain }) => `${label?.replace(/,.*/, '')}: ${explain}`)
        .join(' ')
    case 'documents':
      return documents(outcome)
    case 'supply':
      return supply(outcome, knowledge)
    case 'question':
      return ask(knowledge)
    case 'refusal':
      return refuse(outcome, knowledge)
  }
}

function recommend(
  { asked, found, total, partners }: Of<'products'>,
  { attributes }: Knowledge,
): string {
  const facts = found.map(({ product, checks }) =>
    statedFacts(
      product,
      checks.map(({ requirement }) => requirement),
      attributes,
    ),
  )
  // What all of them state is said once.
  const shared =
    found.length > 1 ? facts[0]!.filter((one) => facts.every((each) => each.includes(one))) : []
  const described = found.map(({ product }, i) => {
    const own = facts[i]!.filter((one) => !shared.includes(one))
    return `${named(product)}${own.length > 0 ? ` (${own.join(', ')})` : ''}`
  })
  const isMet = ({ says }: Requirement) =>
    found.every(({ checks }) =>
      checks.some((one) => one.requirement.says === says && one.result === 'met'),
    )
  const wanted = inWords(asked.requirements.filter(isMet).map(({ says }) => says))
  const unsure = asked.requirements.filter((one) => !isMet(one)).map(({ says }) => says)
  const several = found.length > 1
  const goes = partners.length
    ? ` and ${several ? 'go' : 'goes'} with ${inWords(partners.map(({ partNumber }) => partNumber))}`
    : ''
  const first = wanted
    ? `${inWords(described)} ${several ? 'meet' : 'meets'} what you asked for: ${withoutBrackets(wanted)}${goes}.`
    : partners.length
      ? `${inWords(described)} ${several ? 'go' : 'goes'} with ${inWords(partners.map(({ partNumber }) => partNumber))}.`
      : `${several ? 'These come nearest' : 'This comes nearest'} to what you describe: ${inWords(described)}.`
  const stated = shared.length > 0 ? `The catalog states of each: ${shared.join(', ')}.` : ''
  const more =
    total > found.length && (wanted || asked.kinds.length)
      ? `${total - found.length} more in our catalog would fit; tell me a further requirement to narrow it down.`
      : ''
  const open =
    !wanted && !partners.length && !more
      ? 'Tell me a figure, a connector or a place and I can be more precise.'
      : ''
  return [first, stated, more, open, notUnderstood([...unsure, ...asked.unknown])]
    .filter(Boolean)
    .join(' ')
}

function nothing({ asked, nearest }: Of<'nothing'>, { attributes, company }: Knowledge): string {
  const kind = asked.kinds.length > 0 ? asked.kinds.map(({ says }) => says).join(' or ') : 'product'
  const wanted = inWords([
    ...asked.requirements.map(({ says }) => says),
    ...asked.unknown.filter((word) => /^[a-z]+\d/.test(word)),
    ...asked.excluded.map(({ says }) => `no ${says}`),
  ])
  const first = wanted
    ? `No ${kind} in the ${company.name} catalog is stated to meet all of this: ${wanted}.`
    : `The ${company.name} catalog holds no such ${kind}.`
  const contact = `Our engineers can look further: ${company.contactPath}.`
  if (!nearest)
    return withoutBrackets([first, contact, notUnderstood(asked.unknown)].filter(Boolean).join(' '))
  const { product, checks } = nearest
  const met = checks
    .filter(({ result }) => result === 'met')
    .map(({ requirement }) => requirement.says)
  const missed = checks
    .filter(({ result }) => result !== 'met')
    .map(({ requirement }) => missing(product, requirement, attributes))
  const meets = met.length > 0 ? `meets ${inWords(met)} but ` : ''
  const misses = missed.length ? `${meets}misses ${inWords(missed)}` : 'is of another kind'
  return withoutBrackets(
    `${first} The nearest, ${bracketName(product.name)} (${product.partNumber}), ${misses}. ${[contact, notUnderstood(asked.unknown)].filter(Boolean).join(' ')}`,
  )
}

function missing(
  product: Subject,
  requirement: Requirement,
  attributes: readonly AttributeDefinition[],
): string {
  const facts = statedFacts(product, [requirement], attributes)
  return `${requirement.says} (${facts.length > 0 ? `it states ${facts.join(', ')}` : 'it states no such value'})`
}

/** Three of each place or joint, with how many go together. */
function partners({ product, fits }: Of<'partners'>): string {
  const byInterface = Map.groupBy(fits, (one) => one.interface)
  const lines = [...byInterface].slice(0, 3).map(([name, all]) => {
    const first = all.slice(0, 3).map((one) => {
      return `${named(one.product)}${one.count > 1 ? ` (up to ${one.count})` : ''}`
    })
    const more = all.length > 3 ? ` and ${all.length - 3} more` : ''
    return `by the ${withoutBrackets(name)} ${inWords(first)}${more}`
  })
  return `${product.partNumber} goes with ${lines.join('; ')}.`
}

function about(
  { found: { product, checks }, asked }: Of<'about'>,
  { attributes }: Knowledge,
): string {
  const define = attributeLookup(attributes)
  const nouns = asked.nouns.filter((key) => Object.hasOwn(product.attributes, key))
  const facts = [
    ...statedFacts(
      product,
      checks.map(({ requirement }) => requirement),
      attributes,
    ),
    ...nouns.map(
      (key) =>
        `${define(key).label.replace(/,.*/, '').toLowerCase()} ${formatValues(product.attributes[key]!, define(key).unit)}`,
    ),
  ]
  const missed = checks
    .filter(({ result, requirement }) => result === 'missed' && !requirement.isGuess)
    .map(({ requirement }) => requirement.says)
  const unstated = checks
    .filter(({ result, requirement }) => result === 'unstated' && !requirement.isGuess)
    .map(({ requirement }) => requirement.says)
  const first = `${named(product)} (${product.partNumber}): ${facts.length ? withoutBrackets([...new Set(facts)].slice(0, 8).join(', ')) : withoutBrackets(product.text)}${facts.length ? '.' : ''}`
  return [
    first,
    missed.length ? `It does not meet: ${withoutBrackets(inWords(missed))}.` : '',
    unstated.length ? `Its record does not state: ${withoutBrackets(inWords(unstated))}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function fit({ products: [a, b], fits, instead }: Of<'fit'>): string {
  const [found] = fits
  const pair = `${named(a)} (${a.partNumber}) and ${named(b)} (${b.partNumber})`
  if (!found) {
    const others = instead.length
      ? ` ${a.partNumber} goes with ${inWords(instead.map((one) => `${named(one)} (${one.partNumber})`))}.`
      : ''
    return `No: the records name no place or joint that ${pair} share, so they are not stated to go together.${others}`
  }
  if (found.kind === 'mating')
    return `Yes: ${pair} mate by the ${withoutBrackets(found.interface)}.`
  return `Yes: ${pair} go together by the ${withoutBrackets(found.interface)}; ${found.count} ${found.count === 1 ? 'fits' : 'fit'} where the place is empty.`
}

function documents({ products }: Of<'documents'>): string {
  return products
    .map(
      (product) =>
        `${named(product)}: ${(product.files ?? []).map(({ label }) => label.toLowerCase()).join(', ')}, under Documents on its page.`,
    )
    .join(' ')
}

function supply({ products }: Of<'supply'>, { company }: Knowledge): string {
  const said = products.map((product) => {
    const { variants } = readOrdering(product)
    const stocked = variants.filter(({ stock }) => stock === 'stock').length
    const days = variants.flatMap(({ leadDays }) => leadDays ?? [])
    const facts = [
      ...(stocked
        ? [`${stocked} ${stocked === 1 ? 'version is' : 'versions are'} kept in stock`]
        : []),
      ...(days.length ? [`made to order in ${Math.min(...days)} working days or more`] : []),
    ]
    return `${named(product)} (${product.partNumber})${facts.length ? `: ${facts.join('; ')}` : ''}`
  })
  return `${inWords(said)}. Prices and delivery dates are for our team to state: ask at ${company.contactPath} with the part number and quantity.`
}

function notUnderstood(unknown: readonly string[]): string {
  if (unknown.length === 0) return ''
  return `I did not take into account: ${withoutBrackets(unknown.slice(0, 5).join(', '))}.`
}

function ask({ products }: Knowledge): string {
  const families = [...new Set(products.map(({ family }) => family).filter(Boolean))].slice(0, 4)
  const such = families.length > 0 ? `, such as ${inWords(families, 'or')}` : ''
  return `I can search the catalog by kind of product, figures, connector, place and more. Which kind of product do you need${withoutBrackets(such)}, and what should it connect?`
}

function refuse({ reason }: Of<'refusal'>, { company: { name, contactPath } }: Knowledge): string {
  const why = {
    manipulation: `I only recommend products of the ${name} catalog and keep to that.`,
    commercial: `Prices, delivery and commitments are not mine to state: our team answers them.`,
    'off-topic': `I can only help with products of the ${name} catalog.`,
  }[reason]
  return `${why} For anything else please write to us at ${contactPath}.`
}
