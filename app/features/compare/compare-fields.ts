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
import { lifecycleFields } from './lifecycle-fields.ts'
import { orderingFields } from './ordering-fields.ts'

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

function identityFields(columns: readonly Column[]): Field[] {
  const field = (key: string, label: string, of: (column: Column) => string): Field => ({
    key,
    label,
    group: texts.productGroup,
    said: columns.map((column) => text(of(column))),
  })
  return [
    field('family', texts.family, ({ product }) => product.family),
    field('type', texts.type, ({ product }) => product.subFamily),
  ]
}

/** What a product holds, goes into and mates with, in the words of the interfaces. */
function interfaceFields(columns: readonly Column[]): Field[] {
  const { takes, fits, mates } = companionLabels
  const mating = new Set(interfaces.flatMap(({ name, kind }) => (kind === 'mating' ? name : [])))
  const isMating = ({ interface: name }: Place) => mating.has(name)
  const read = columns.map(({ product }) => readFits(product))
  const field = (label: string, of: (one: (typeof read)[0]) => Place[]): Field => ({
    key: label,
    label,
    group: texts.interfacesGroup,
    said: read.map((one) => {
      const places = of(one)
      return places.length
        ? places.map((place) => placesNamed(place.interface, place.count))
        : 'not stated'
    }),
  })
  return [
    field(takes, ({ provides }) => provides.filter((place) => !isMating(place))),
    field(fits, ({ accepts }) => accepts.filter((place) => !isMating(place))),
    field(mates, ({ provides, accepts }) => [...provides, ...accepts].filter(isMating)),
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
  return order.map((label) => ({
    key: label,
    label,
    group: texts.complianceGroup,
    said: rows.map(({ judged, all }): Said => {
      const row = all.find((one) => one.label === label)
      if (row) return textsOf(row)
      // What is judged and names no waiver needs none.
      return label === productTexts.waiver && judged.length ? 'not applicable' : 'not stated'
    }),
  }))
}

function textsOf({ facts }: FactRow): string[] {
  return facts.map(({ text: said, note }) => (note ? `${said} (${note})` : said).trim())
}

function text(said: string): Said {
  return said ? [said] : 'not stated'
}
