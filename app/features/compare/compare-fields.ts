import { attributeGroups, attributes } from '#content/attributes.ts'
import { compareAttributes } from '#content/compare-attributes.ts'
import { interfaces } from '#content/interfaces.ts'
import type { Site } from '#app/context.ts'
import {
  complianceRows,
  conformityLabels,
  conformityRows,
} from '#app/features/catalogue/compliance-view.ts'
import { companionLabels, placesNamed } from '#app/features/catalogue/goes-with-view.ts'
import type { FactRow } from '#app/features/catalogue/product-facts-view.ts'
import { readFits, type Place } from '#domain/catalogue/fits.ts'
import type { Column } from '#domain/deciding/column.ts'
import type { Field, Said } from '#domain/deciding/comparison.ts'
import { statedFields } from '#domain/deciding/stated-fields.ts'
import * as texts from '#texts/compare.ts'
import * as productTexts from '#texts/product.ts'
import { formatDay } from '#domain/texts/days.ts'
import { readLifecycle } from '#domain/catalogue/lifecycle.ts'
import { successorOf } from '#domain/catalogue/product-addresses.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { formatValue } from '#domain/catalogue/attribute.ts'
import { plural } from '#domain/texts/plural.ts'

/** Headings in the order in which a comparison has them. */
export const compareHeadings = [
  texts.productGroup,
  texts.orderingGroup,
  ...attributeGroups,
  texts.interfacesGroup,
  texts.complianceGroup,
]

type Sources = Pick<Site, 'catalogue' | 'addresses'>

/** Everything that is asked of the columns: what they are, how soon, each attribute, what fits, what is certified. */
export function compareFields(sources: Sources, columns: readonly Column[]): Field[] {
  const { families } = sources.catalogue
  return [
    ...identityFields(columns),
    ...lifecycleFields(sources, columns, texts.productGroup),
    ...orderingFields(columns, texts.orderingGroup),
    ...factFields(columns),
    ...statedFields(columns, {
      definitions: attributes,
      family: (name) => families.find((one) => one.name === name)?.products ?? [],
      ...compareAttributes,
    }),
    ...interfaceFields(columns),
  ]
}

/** Makes rows that say one thing of each of `all`, which are one for each column. */
const fieldOf =
  <T>(all: readonly T[], group: string) =>
  (key: string, label: string, said: (one: T) => Said): Field => ({
    key,
    label,
    group,
    said: all.map(said),
  })

function identityFields(columns: readonly Column[]): Field[] {
  const field = fieldOf(columns, texts.productGroup)
  return [
    field('family', texts.family, ({ product }) => text(product.family)),
    field('type', texts.type, ({ product }) => text(product.subFamily)),
  ]
}

/** What a product holds, goes into and mates with, in the words of the interfaces. */
function interfaceFields(columns: readonly Column[]): Field[] {
  const { takes, fits, mates } = companionLabels
  const mating = new Set(interfaces.flatMap(({ name, kind }) => (kind === 'mating' ? name : [])))
  const isMating = ({ interface: name }: Place) => mating.has(name)
  const read = columns.map(({ product }) => readFits(product))
  const field = fieldOf(read, texts.interfacesGroup)
  const named = (places: readonly Place[]): Said =>
    places.length ? places.map((place) => placesNamed(place.interface, place.count)) : 'not stated'
  return [
    field(takes, takes, ({ provides }) => named(provides.filter((place) => !isMating(place)))),
    field(fits, fits, ({ accepts }) => named(accepts.filter((place) => !isMating(place)))),
    field(mates, mates, ({ provides, accepts }) =>
      named([...provides, ...accepts].filter(isMating)),
    ),
  ]
}

/** Compliance and standards, in the order of a product's page. */
function factFields(columns: readonly Column[]): Field[] {
  const rows = columns.map(({ product }) => ({
    judged: complianceRows(product),
    all: [...complianceRows(product), ...conformityRows(product)],
  }))
  const order = [
    productTexts.complianceStatus,
    productTexts.complianceClass,
    productTexts.waiver,
    productTexts.costShare,
    productTexts.finalAssembly,
    productTexts.letter,
    ...Object.values(conformityLabels),
  ]
  const field = fieldOf(rows, texts.complianceGroup)
  return order.map((label) =>
    field(label, label, ({ judged, all }) => {
      const row = all.find((one) => one.label === label)
      if (row) return textsOf(row)
      // What is judged and names no waiver needs none.
      return label === productTexts.waiver && judged.length ? 'not applicable' : 'not stated'
    }),
  )
}

function textsOf({ facts }: FactRow): string[] {
  return facts.map(({ text: said, note }) => (note ? `${said} (${note})` : said).trim())
}

function text(said: string): Said {
  return said ? [said] : 'not stated'
}

/** Where the products stand between launch and end, and what to order after that. */
export function lifecycleFields(
  { catalogue, addresses }: Sources,
  columns: readonly Column[],
  group: string,
): Field[] {
  const read = columns.map(({ product }) => ({
    product,
    lifecycle: readLifecycle(product.lifecycle),
    isWithdrawn: addresses.withdrawn.has(product.slug),
  }))
  const field = fieldOf(read, group)
  return [
    field('state', texts.status, ({ lifecycle, isWithdrawn }) => {
      const day = lifecycle?.from && formatDay(lifecycle.from)
      if (isWithdrawn) {
        return [day ? fillIn(texts.noLongerMadeSince, { day }) : texts.noLongerMade]
      }
      if (lifecycle?.state === 'maintenance') return [texts.inService]
      if (lifecycle?.state !== 'new') return [texts.inProduction]
      return [day ? fillIn(texts.newSince, { day }) : texts.isNew]
    }),
    field('lastOrder', texts.lastOrders, ({ lifecycle, isWithdrawn }) =>
      lifecycle?.lastOrder
        ? [formatDay(lifecycle.lastOrder)]
        : isWithdrawn
          ? 'not stated'
          : 'not applicable',
    ),
    field('successor', texts.replacedByHead, ({ product, lifecycle, isWithdrawn }) => {
      if (!isWithdrawn && !lifecycle?.replacedBy) return 'not applicable'
      const successor = successorOf(catalogue, addresses, product)
      return successor ? [successor.product.partNumber || successor.product.name] : 'not stated'
    }),
  ]
}

/** What can be ordered, from where and how soon: of a series over all its numbers. */
export function orderingFields(columns: readonly Column[], group: string): Field[] {
  const field = fieldOf(columns, group)
  return [
    field('numbers', texts.partNumbers, numbersOf),
    field('choices', texts.asChosen, ({ choices, isNumber, pattern }) =>
      choices.length ? choices : isNumber || !pattern ? 'not applicable' : 'not stated',
    ),
    field('availability', texts.availability, availabilityOf),
    {
      ...field('leadDays', texts.leadTime, leadTimeOf),
      unit: texts.workingDays,
      better: 'lower',
    },
    field('pack', texts.packOf, ({ variants }) => {
      const packs = [...new Set(variants.map(({ packQuantity }) => packQuantity ?? 1))]
      return variants.some(({ packQuantity }) => packQuantity)
        ? packs.toSorted((a, b) => a - b)
        : 'not applicable'
    }),
  ]
}

function numbersOf({ isNumber, partNumber, variants, pattern }: Column): Said {
  if (isNumber) return [partNumber]
  const said = [
    ...(variants.length
      ? [plural(variants.length, texts.numbers, { count: formatValue(variants.length) })]
      : []),
    ...(pattern ? [texts.madeToOrder] : []),
  ]
  return said.length ? said : partNumber ? [partNumber] : 'not stated'
}

function availabilityOf({ isNumber, variants, choices, pattern }: Column): Said {
  if (choices.length) return [texts.toOrder]
  if (!variants.length) return pattern ? [texts.toOrder] : 'not stated'
  const stocked = variants.filter(({ stock }) => stock === 'stock').length
  if (isNumber || stocked === variants.length) return [stocked ? texts.inStock : texts.toOrder]
  const count = variants.length
  return [stocked ? plural(count, texts.stocked, { stocked }) : texts.toOrder]
}

/** From the soonest to the latest of its numbers; the latest is what a series promises. */
function leadTimeOf({ variants }: Column): Said {
  const days = variants.flatMap(({ leadDays }) => leadDays ?? [])
  if (!days.length) return 'not stated'
  const [min, max] = [Math.min(...days), Math.max(...days)]
  if (days.length === variants.length) return [min === max ? max : { min, max }]
  const silent = variants.filter(({ leadDays }) => !leadDays)
  const isStocked = silent.every(({ stock }) => stock === 'stock')
  const basis = isStocked
    ? texts.ofMadeToOrder
    : plural(variants.length, texts.ofNumbers, { told: days.length })
  return [min === max ? { max, basis } : { min, max, basis }]
}
