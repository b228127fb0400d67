import type { AttributeDefinition, AttributeValue } from '#domain/catalogue/attribute.ts'
import { readFits } from '#domain/catalogue/fits.ts'
import type { NumberedProduct } from '#domain/catalogue/number-reader.ts'
import { lookup } from '#domain/lookup.ts'
import type { Covered, BudgetRules, Losses, Medium } from '#domain/records/loss-budget.ts'
import { readOwn, type ChannelItem } from './channel-items.ts'
import { columnOf, type Column } from './column.ts'
import { isSeries, type LineState, type ListReader } from './parts-list.ts'

/** `any`: nobody says what it is. `open`: to be joined for good. */
export type End = { side: 'plug' | 'port' | 'open' | 'any'; name?: string }

/** What a row of a channel is, and what one of it takes. */
export type ChannelPart = {
  item: ChannelItem
  /** `segment`: a length, or what is joined for good within one. `box`: ends are nobody's matter. */
  role: 'product' | 'joint' | 'segment' | 'box'
  name: string
  losses: Losses
  /** What the figure counts, and under what conditions it holds, as the record has it. */
  basis?: string
  at?: string
  source?: string
  /** Undefined where the basis is none of the company's: the figure is taken as it is. */
  covered: Covered | undefined
  /** Of one, in the unit of the media's figures. */
  run?: { medium: Medium; length: number }
  /** A length of a medium that says no length. */
  lacksLength?: true
  ends: readonly [End, End]
  /** Attribute values that have to agree along the channel. */
  traits: Readonly<Record<string, readonly string[]>>
  column?: Column
  state?: LineState
  instead: readonly NumberedProduct[]
}

export type PartSources = {
  budget: BudgetRules
  reader: ListReader
  definitions: ReadonlyMap<string, AttributeDefinition>
}

const any: End = { side: 'any' }
const free = { ends: [any, any] as const, traits: {}, instead: [] }

/** What a row's words mean: a medium or a piece by its key, one's own number, or a part number. */
export function channelPart(item: ChannelItem, sources: PartSources): ChannelPart {
  const { media, parts } = sources.budget
  const key = item.what.toLowerCase()
  const medium = media.find((one) => one.key === key)
  if (medium) return mediumPart(item, medium, sources.budget)
  const piece = parts.find((one) => one.key === key)
  if (piece) {
    const { label, losses, source, joints, splices, body } = piece
    const role = body ? 'box' : joints ? 'joint' : splices ? 'segment' : 'box'
    return {
      ...free,
      item,
      role,
      name: label,
      losses,
      source,
      covered: { joints, splices, body },
    }
  }
  const own = readOwn(item.what)
  if (own) {
    const { label, losses } = own
    return { ...free, item, role: 'box', name: label, losses, covered: { body: true } }
  }
  const known = sources.reader.read(item.what)
  return known ? productPart(item, known, sources) : unknownPart(item, sources.reader)
}

function mediumPart(item: ChannelItem, medium: Medium, budget: BudgetRules): ChannelPart {
  const length = inUnit(item, budget)
  const traits = Object.entries(medium.traits ?? {}).map(([key, value]) => [key, [value]])
  return {
    ...free,
    item,
    role: 'segment',
    name: medium.label,
    losses: { least: 0, typical: 0, worst: 0 },
    source: medium.source,
    covered: {},
    traits: Object.fromEntries(traits) as ChannelPart['traits'],
    ...(length === undefined ? { lacksLength: true } : { run: { medium, length } }),
  }
}

function unknownPart(item: ChannelItem, reader: ListReader): ChannelPart {
  const instead = reader.guess(item.what).slice(0, 2)
  return {
    ...free,
    item,
    role: 'box',
    name: item.what,
    losses: {},
    covered: undefined,
    state: 'unknown',
    instead,
  }
}

function productPart(item: ChannelItem, known: NumberedProduct, sources: PartSources): ChannelPart {
  const { budget, reader, definitions } = sources
  const column = columnOf(known.product, known.partNumber, definitions)
  const { attributes } = column
  const stated = statedLosses(attributes, budget)
  const successor = reader.isWithdrawn(known.product) && reader.successorOf(known.product)
  const covered = stated.basis === undefined ? undefined : budget.bases[stated.basis]
  // What has a body was measured with its own leads.
  const run = covered?.body ? {} : runOf(item, column, budget)
  return {
    item: { ...item, what: known.partNumber },
    role: 'product',
    name: known.product.name,
    covered,
    ...stated,
    ...run,
    ends: endsOf(column, budget),
    traits: Object.fromEntries(
      budget.agree.map(({ attribute }) => [attribute, texts(lookup(attributes, attribute))]),
    ),
    column,
    state: reader.isWithdrawn(known.product)
      ? 'withdrawn'
      : isSeries(column) && ('lacksLength' in run || stated.isSeveral)
        ? 'series'
        : 'known',
    instead:
      successor && successor.partNumber
        ? [{ product: successor, partNumber: successor.partNumber }]
        : [],
  }
}

/** Several values are those of a series: none of them is this one's. */
function statedLosses(
  attributes: Column['attributes'],
  budget: BudgetRules,
): Pick<ChannelPart, 'losses' | 'basis' | 'at' | 'source'> & { isSeveral?: true } {
  const told = budget.attributes.find(({ key }) => lookup(attributes, key)?.length)
  const values = told ? lookup(attributes, told.key)! : []
  const [value] = values
  if (values.length > 1) return { losses: {}, isSeveral: true }
  if (typeof value === 'number') {
    const { nominal } = told!
    return nominal
      ? { losses: nominal.within(value), source: nominal.source }
      : { losses: { worst: value } }
  }
  if (typeof value !== 'object') return { losses: {} }
  const { min: least, typ: typical, max: worst, basis, at } = value
  return {
    losses: {
      ...(least !== undefined && { least }),
      ...(typical !== undefined && { typical }),
      ...(worst !== undefined && { worst }),
    },
    ...(basis && { basis }),
    ...(at && { at }),
  }
}

/** A length that the row says outdoes the one of the number. */
function runOf(item: ChannelItem, { attributes }: Column, budget: BudgetRules) {
  const { run } = budget
  const [of] = run ? texts(lookup(attributes, run.medium)) : []
  const medium = budget.media.find(({ key }) => of && key === run!.media[of])
  if (!run || !medium) return {}
  const lengths = lookup(attributes, run.length) ?? []
  const own = lengths.length === 1 && typeof lengths[0] === 'number' ? lengths[0] : undefined
  const length = inUnit(item, budget) ?? (own === undefined ? undefined : own * run.factor)
  if (length !== undefined) return { run: { medium, length } }
  return lookup(attributes, run.length) ? { lacksLength: true as const } : {}
}

function endsOf({ product, attributes }: Column, { joints, open }: BudgetRules): [End, End] {
  const names = new Set(joints.flatMap(({ interfaces }) => interfaces.map(({ name }) => name)))
  const { provides, accepts } = readFits(product)
  const named = [
    ...provides.map((place): End => ({ side: 'port', name: place.interface })),
    ...accepts.map((place): End => ({ side: 'plug', name: place.interface })),
  ].filter(({ name }) => names.has(name!))
  const openEnds = (open?.attributes ?? []).filter((key) =>
    texts(lookup(attributes, key)).some((value) => open!.values.includes(value)),
  ).length
  const [first = any, second = named.length > 2 ? any : first] = named
  if (openEnds > 1) return [{ side: 'open' }, { side: 'open' }]
  return [first, openEnds ? { side: 'open' } : second]
}

function inUnit({ length }: ChannelItem, { lengths }: BudgetRules): number | undefined {
  const factor = lengths.find(({ unit }) => unit === length?.unit)?.factor
  // Factors are decimal: 500 m are 0.5 km, and no hair more.
  return length && factor && Number((length.value * factor).toPrecision(12))
}

const texts = (values: readonly AttributeValue[] = []) =>
  values.filter((value) => typeof value === 'string')
