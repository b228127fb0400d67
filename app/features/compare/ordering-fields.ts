import { formatValue } from '#domain/catalogue/attribute.ts'
import type { Column } from '#domain/deciding/column.ts'
import type { Field, Said } from '#domain/deciding/comparison.ts'

/** What can be ordered, from where and how soon: of a series over all its numbers. */
export function orderingFields(columns: readonly Column[], group: string): Field[] {
  const field = (key: string, label: string, of: (column: Column) => Said): Field => ({
    key,
    label,
    group,
    said: columns.map(of),
  })
  return [
    field('numbers', 'Part numbers', numbersOf),
    field('choices', 'As chosen', ({ choices, isNumber, pattern }) =>
      choices.length ? choices : isNumber || !pattern ? 'not applicable' : 'not stated',
    ),
    field('availability', 'Availability', availabilityOf),
    {
      ...field('leadDays', 'Lead time', leadTimeOf),
      unit: 'working days',
      better: 'lower',
    },
    field('pack', 'Pack of', ({ variants }) => {
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
    ...(variants.length ? [formatValue(variants.length, 'numbers')] : []),
    ...(pattern ? ['made to order'] : []),
  ]
  return said.length ? said : partNumber ? [partNumber] : 'not stated'
}

function availabilityOf({ isNumber, variants, choices, pattern }: Column): Said {
  if (choices.length) return ['To order']
  if (!variants.length) return pattern ? ['To order'] : 'not stated'
  const stocked = variants.filter(({ stock }) => stock === 'stock').length
  if (isNumber || stocked === variants.length) return [stocked ? 'In stock' : 'To order']
  return [stocked ? `${stocked} of ${variants.length} in stock` : 'To order']
}

/** From the soonest to the latest of its numbers; the latest is what a series promises. */
function leadTimeOf({ variants }: Column): Said {
  const days = variants.flatMap(({ leadDays }) => leadDays ?? [])
  if (!days.length) return 'not stated'
  const [min, max] = [Math.min(...days), Math.max(...days)]
  if (days.length === variants.length) return [min === max ? max : { min, max }]
  const silent = variants.filter(({ leadDays }) => !leadDays)
  const isStocked = silent.every(({ stock }) => stock === 'stock')
  const basis = isStocked ? 'what is made to order' : `${days.length} of ${variants.length} numbers`
  return [min === max ? { max, basis } : { min, max, basis }]
}
