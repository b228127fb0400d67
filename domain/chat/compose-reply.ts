import {
  attributeLookup,
  formatValues,
  type AttributeDefinition,
} from '#domain/catalogue/attribute.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import type { OffLimits } from './guard.ts'
import type { Request } from './parse-request.ts'
import { bracketName } from './product-names.ts'
import { meets, type Requirement } from './requirement.ts'

/** Said in replies; the rules know no company. */
export type Company = { name: string; contactPath: string }

export type Outcome =
  | { kind: 'products'; request: Request; products: ProductSummary[]; total: number }
  | { kind: 'nothing'; request: Request; nearest: ProductSummary | undefined }
  | { kind: 'question' }
  | { kind: 'refusal'; reason: OffLimits }

type Words = {
  products: readonly ProductSummary[]
  attributes: readonly AttributeDefinition[]
  company: Company
}

/** Two or three plain sentences. A name stands in brackets only where it is recommended. */
export function composeReply(outcome: Outcome, words: Words): string {
  switch (outcome.kind) {
    case 'products':
      return recommend(outcome.request, outcome.products, outcome.total, words)
    case 'nothing':
      return nothing(outcome.request, outcome.nearest, words)
    case 'question':
      return ask(words)
    case 'refusal':
      return refuse(outcome.reason, words.company)
  }
}

function recommend(
  { requirements }: Request,
  products: ProductSummary[],
  total: number,
  { attributes }: Words,
): string {
  const facts = products.map((product) => statedFacts(product, requirements, attributes))
  // What all of them state is said once.
  const shared =
    products.length > 1 ? facts[0]!.filter((one) => facts.every((each) => each.includes(one))) : []
  const described = products.map((product, i) => {
    const own = facts[i]!.filter((one) => !shared.includes(one))
    return `[${bracketName(product.name)}]${own.length > 0 ? ` (${own.join(', ')})` : ''}`
  })
  const asked = inWords(requirements.map(({ says }) => says))
  const verb = products.length > 1 ? 'meet' : 'meets'
  const first = asked
    ? `${inWords(described)} ${verb} what you asked for: ${asked}.`
    : `${products.length > 1 ? 'These come nearest' : 'This comes nearest'} to what you describe: ${inWords(described)}.`
  const stated = shared.length > 0 ? `The catalogue states of each: ${shared.join(', ')}.` : ''
  const more =
    total > products.length
      ? `${total - products.length} more in our catalogue would fit; tell me a further requirement to narrow it down.`
      : asked
        ? stated || 'Figures are those the catalogue states.'
        : 'Tell me a connector, fiber count or environment and I can be more precise.'
  return [first, more === stated ? '' : stated, more].filter(Boolean).join(' ')
}

function nothing(
  { requirements, kinds }: Request,
  nearest: ProductSummary | undefined,
  { attributes, company }: Words,
): string {
  const kind = kinds.length > 0 ? `${kinds.map(({ name }) => name).join(' / ')} ` : 'product '
  const asked = inWords(requirements.map(({ says }) => says))
  const first = asked
    ? `No ${kind}in the ${company.name} catalogue is stated to meet all of this: ${asked}.`
    : `The ${company.name} catalogue holds no ${kinds.length > 0 ? kind.trim() : 'such product'}.`
  const contact = `Our engineers can look further: ${company.contactPath}.`
  if (!nearest) return `${first} ${contact}`
  const met = requirements.filter((requirement) => meets(nearest, requirement))
  const missed = requirements.filter((requirement) => !meets(nearest, requirement))
  const meetsPart = met.length > 0 ? `meets ${inWords(met.map(({ says }) => says))} but ` : ''
  const missing = missed.map((requirement) => {
    const facts = statedFacts(nearest, [requirement], attributes)
    return `${requirement.says} (${facts.length > 0 ? `it states ${facts.join(', ')}` : 'it states no such value'})`
  })
  return `${first} The nearest, ${bracketName(nearest.name)}, ${meetsPart}misses ${inWords(missing)}. ${contact}`
}

/** What the catalogue states of the fields that were asked about. */
function statedFacts(
  product: ProductSummary,
  requirements: readonly Requirement[],
  attributes: readonly AttributeDefinition[],
): string[] {
  const define = attributeLookup(attributes)
  const fields = requirements.flatMap((requirement) =>
    requirement.fields.filter((field) => product.attributes[field]).slice(0, 2),
  )
  const facts = [...new Set(fields)].flatMap((field) => {
    const { unit, label } = define(field)
    const values = formatValues(product.attributes[field] ?? [], unit)
    // Most cords have the same connector at both ends.
    if (field === 'connectorB' && values === formatValues(product.attributes.connector ?? [])) {
      return []
    }
    const counted =
      unit !== undefined &&
      /^(?:fibers|ports|splices|channels|elements|outputs|slots|positions|RU)$/.test(unit)
    return counted
      ? values
      : `${label.toLowerCase().replace(/^(bead\/baba|pdl)/, (s) => s.toUpperCase())} ${values}`
  })
  return facts.map(withoutBrackets)
}

function ask({ products }: Words): string {
  const families = [...new Set(products.map(({ family }) => family).filter(Boolean))].slice(0, 4)
  const such = families.length > 0 ? `, such as ${inWords(families, 'or')}` : ''
  return `I can search the catalogue by kind of product, connector, fiber count, environment and more. Which kind of product do you need${withoutBrackets(such)}, and what should it connect?`
}

function refuse(reason: OffLimits, { name, contactPath }: Company): string {
  const why = {
    manipulation: `I only recommend products of the ${name} catalogue and keep to that.`,
    commercial: `Prices, delivery and commitments are not mine to state: our team answers them.`,
    'off-topic': `I can only help with products of the ${name} catalogue.`,
  }[reason]
  return `${why} For anything else please write to us at ${contactPath}.`
}

const withoutBrackets = (text: string) => text.replaceAll('[', '(').replaceAll(']', ')')

function inWords(list: readonly string[], and = 'and'): string {
  if (list.length < 2) return list.join('')
  return `${list.slice(0, -1).join(', ')} ${and} ${list.at(-1)}`
}
