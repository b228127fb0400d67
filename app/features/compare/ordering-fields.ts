import { formatValue } from '#domain/catalogue/attribute.ts'
import type { Column } from '#domain/deciding/column.ts'
import type { Field, Said } from '#domain/deciding/comparison.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/compare.ts'

/** What can be ordered, from where and how soon: of a series over all its numbers. */
export function orderingFields(columns: readonly Column[], group: string): Field[] {
  const field = (key: string, label: string, of: (column: Column) => Said): Field => ({
    key,
    label,
    group,
    said: columns.map(of),
  })
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
