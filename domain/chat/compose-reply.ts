import { attributeLookup, formatValues } from '#domain/catalogue/attribute.ts'
import { readOrdering } from '#domain/catalogue/ordering.ts'
import { askBack } from './ask-back.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'
import { composeNothing, composeProducts } from './compose-products.ts'
import { compareProducts } from './compare-products.ts'
import { bracketName } from './product-names.ts'
import { inWords, named, withoutBrackets } from './reply-words.ts'
import { fieldsOf, statedFacts } from './stated-facts.ts'

type Of<K extends Outcome['kind']> = Extract<Outcome, { kind: K }>

/** A few plain sentences. A name stands in brackets only where the product is recommended. */
export function composeReply(outcome: Outcome, knowledge: Knowledge): string {
  switch (outcome.kind) {
    case 'products':
      return withSupply(composeProducts(outcome, knowledge), outcome, knowledge)
    case 'nothing':
      return composeNothing(outcome, knowledge)
    case 'fit':
      return fit(outcome)
    case 'near':
      return `No product of ours has the number ${withoutBrackets(outcome.written)}. The closest number is ${outcome.product.partNumber}: ${named(outcome.product)}. ${withoutBrackets(outcome.product.text)}`
    case 'chain':
      return chain(outcome)
    case 'partners':
      return partners(outcome)
    case 'about':
      return about(outcome, knowledge)
    case 'comparison':
      return compareProducts(outcome.products, knowledge.attributes, knowledge.company.comparePath)
    case 'meaning':
      return meaning(outcome)
    case 'documents':
      return documents(outcome, knowledge)
    case 'people':
      return people(outcome, knowledge)
    case 'supply':
      return supply(outcome, knowledge)
    case 'question':
      return askBack(outcome, knowledge)
    case 'refusal':
      return refuse(outcome, knowledge)
  }
}

function chain({ parts, via, into }: Of<'chain'>): string {
  const go = parts.length > 1 ? 'go' : 'goes'
  return `${inWords(parts.map(named))} ${go} into ${named(via)} (${via.partNumber}), which goes into ${named(into)}.`
}

/** Three of each place or joint, with how many go together. */
function partners({ product, fits, isFound }: Of<'partners'>): string {
  const byInterface = Map.groupBy(fits, (one) => one.interface)
  const lines = [...byInterface].slice(0, 3).map(([name, all]) => {
    const first = all.slice(0, 3).map((one) => {
      return `${named(one.product)}${one.count > 1 ? ` (up to ${one.count})` : ''}`
    })
    const more = all.length > 3 ? ` and ${all.length - 3} more` : ''
    return `${inWords(first)}${more} ${name ? `by the ${withoutBrackets(name)}` : 'as an accessory'}`
  })
  const name = isFound ? `${bracketName(product.name)} (${product.partNumber})` : product.partNumber
  const host = withoutBrackets(name)
  return `${host} goes with ${lines.join('; ')}.`
}

function about(
  { found: { product, checks }, asked }: Of<'about'>,
  { attributes }: Knowledge,
): string {
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

function fit({ products: [a, b], fits, instead, needs = [] }: Of<'fit'>): string {
  const [found] = fits
  const pair = `${named(a)} (${a.partNumber}) and ${named(b)} (${b.partNumber})`
  if (!found) {
    const others = instead.length
      ? ` ${a.partNumber} goes with ${inWords(instead.map((one) => `${named(one)} (${one.partNumber})`))}.`
      : ''
    return `No: the records name no place or joint that ${pair} share, so they are not stated to go together.${others}`
  }
  const besides = needs.length
    ? ` What they need besides: ${inWords(needs.map((one) => `${named(one)} (${one.partNumber})`))}.`
    : ''
  if (!found.interface) return `Yes: of ${pair}, one is an accessory of the other.${besides}`
  if (found.kind === 'mating')
    return `Yes: ${pair} mate by the ${withoutBrackets(found.interface)}.${besides}`
  return `Yes: ${pair} go together by the ${withoutBrackets(found.interface)}; ${found.count} ${found.count === 1 ? 'fits' : 'fit'} where the place is empty.${besides}`
}

/** A page that says more is named once, behind all. */
function meaning({ explanations }: Of<'meaning'>): string {
  const pages = [...new Set(explanations.flatMap(({ path }) => path ?? []))]
  const more = pages.length ? ` More: ${pages.join(', ')}.` : ''
  return withoutBrackets(explanations.map(({ explain }) => explain).join(' ')) + more
}

function documents({ products }: Of<'documents'>, { company }: Knowledge): string {
  return products
    .map((product) => {
      const files = (product.files ?? []).map(({ label, url }) => {
        const path = company.documentPath?.(url)
        return path ? `${label.toLowerCase()} (${path})` : label.toLowerCase()
      })
      const where = company.documentPath ? '' : ', under Documents on its page'
      return `${named(product)}: ${files.join(', ')}${where}.`
    })
    .join(' ')
}

function people({ products }: Of<'people'>, { company }: Knowledge): string {
  const about = products.length ? ` about ${inWords(products.map(named))}` : ''
  return `Our team answers you in person${about}: write to us at ${company.contactPath}.`
}

function supply({ products, documents: withFiles }: Of<'supply'>, knowledge: Knowledge): string {
  const said = products.map((product) => {
    const facts = stockOf(product)
    return `${named(product)} (${product.partNumber})${facts ? `: ${facts}` : ''}`
  })
  const files = withFiles ? filesOf(products, knowledge) : ''
  return [`${inWords(said)}.`, files, prices(products, knowledge)].filter(Boolean).join(' ')
}

function filesOf(products: readonly Subject[], knowledge: Knowledge): string {
  const having = products.filter(({ files }) => files?.length)
  return having.length ? documents({ kind: 'documents', products: having }, knowledge) : ''
}

/** Behind what was found, what the records say of its supply. */
function withSupply(reply: string, { found, toSupply }: Of<'products'>, knowledge: Knowledge) {
  if (!toSupply) return reply
  const products = found.map(({ product }) => product)
  const stock = products.flatMap((product) => {
    const facts = stockOf(product)
    return facts ? `${product.partNumber}: ${facts}.` : []
  })
  const files = toSupply.documents ? filesOf(products, knowledge) : ''
  return [reply, ...stock, files, prices(products, knowledge)].filter(Boolean).join(' ')
}

function stockOf(product: Subject): string {
  const { variants } = readOrdering(product)
  const stocked = variants.filter(({ stock }) => stock === 'stock').length
  const days = variants.flatMap(({ leadDays }) => leadDays ?? [])
  return [
    ...(stocked
      ? [`${stocked} ${stocked === 1 ? 'version is' : 'versions are'} kept in stock`]
      : []),
    ...(days.length ? [`made to order in ${Math.min(...days)} working days or more`] : []),
  ].join('; ')
}

function prices(products: readonly Subject[], { company }: Knowledge): string {
  const numbers = products.flatMap(({ partNumber }) => partNumber || [])
  const quote =
    company.quotePath && numbers.length ? `, or for a quote: ${company.quotePath(numbers)}` : ''
  return `Prices and delivery dates are for our team to state: ask at ${company.contactPath} with the part number and quantity${quote}.`
}

function refuse({ reason }: Of<'refusal'>, { company: { name, contactPath } }: Knowledge): string {
  const why = {
    manipulation: `I only recommend products of the ${name} catalog and keep to that.`,
    commercial: `Prices, delivery and commitments are not mine to state: our team answers them.`,
    // A customer may have been misread: whoever is one can say what they need.
    'off-topic': `I can only help with products of the ${name} catalog: which kind do you need, and what should it do?`,
  }[reason]
  return `${why} For anything else please write to us at ${contactPath}.`
}
