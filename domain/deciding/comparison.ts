import { formatValue, formatValues, headline } from '#domain/catalogue/attribute.ts'
import type { AttributeValue, Better, Measure } from '#domain/catalogue/attribute.ts'
import { canConvert, inFinerUnit, toUnit } from '#domain/catalogue/units.ts'
import * as texts from '#texts/values.ts'

/** What a column says of a field; nothing said is not the same as nothing to say. */
export type Said = readonly AttributeValue[] | Silence
export type Silence = 'not stated' | 'not applicable'

/** A question put to every column. */
export type Field = {
  key: string
  label: string
  /** Heading that it stands under. */
  group: string
  unit?: string
  /** Unit that buyers in the U.S. read. */
  usUnit?: string
  better?: Better
  /** In the columns' order. */
  said: readonly Said[]
}

/** The end that counts, and behind it what is typical, what it counts and under what conditions. */
export type Wording = { value: string; note?: string }

export type Cell =
  | Silence
  | {
      metric: Wording
      /** Where that is another. */
      us?: Wording
      /** A single number as it is, in the row's unit. */
      number?: number
      isBest?: true
    }

export type Row = {
  key: string
  label: string
  unit?: string
  cells: Cell[]
  differs: boolean
  /** True where a better value exists, but the columns state it of different things. */
  isUnranked?: true
}

export type Group = { heading: string; rows: Row[] }

/**
 * Columns side by side, by `headings` in their order; a heading that is not among them comes last.
 * A field of which no column says anything is left out.
 */
export function compare(fields: readonly Field[], headings: readonly string[]): Group[] {
  const place = (heading: string) =>
    headings.includes(heading) ? headings.indexOf(heading) : headings.length
  const told = fields.filter(({ said }) => said.some(isStated)).map(inOneUnit)
  return [...Map.groupBy(told, ({ group }) => group)]
    .toSorted(([a], [b]) => place(a) - place(b))
    .map(([heading, all]) => ({ heading, rows: all.map(rowOf) }))
}

/** The same groups with those rows alone that `keeps`. */
export function withRows(groups: readonly Group[], keeps: (row: Row) => boolean): Group[] {
  return groups.flatMap(({ heading, rows }) => {
    const kept = rows.filter(keeps)
    return kept.length ? [{ heading, rows: kept }] : []
  })
}

/** Small values in a finer unit, where all of the row are small: one row has one unit. */
function inOneUnit(field: Field): Field {
  const { unit, usUnit, said } = field
  if (!unit) return field
  const values = said.flatMap((one) => (isStated(one) ? one : []))
  const finer = inFinerUnit({ unit, ...(usUnit && { usUnit }), values })
  if (finer.unit === unit) return field
  return {
    ...field,
    unit: finer.unit,
    ...(finer.usUnit && { usUnit: finer.usUnit }),
    said: said.map((one) =>
      isStated(one) ? one.map((value) => toUnit(value, unit, finer.unit)) : one,
    ),
  }
}

function rowOf({ key, label, unit, usUnit, better, said }: Field): Row {
  const figures = better
    ? said.map((one) => (isStated(one) ? figureOf(one, better) : undefined))
    : []
  const stated = said.filter(isStated).length
  const known = figures.filter((figure) => figure !== undefined)
  const isComparable =
    known.length === stated && new Set(known.map(({ basis }) => basis)).size === 1
  const numbers = known.map(({ number }) => number)
  const best = better === 'lower' ? Math.min(...numbers) : Math.max(...numbers)
  const isRanked = isComparable && stated > 1 && new Set(numbers).size > 1
  const cells = said.map((one, i): Cell => {
    if (!isStated(one)) return one
    const converts = unit && usUnit && canConvert(unit, usUnit)
    const [only] = one
    return {
      metric: wording(one, unit, better),
      ...(converts && {
        us: wording(
          one.map((value) => toUnit(value, unit, usUnit)),
          usUnit,
          better,
        ),
      }),
      ...(one.length === 1 && typeof only === 'number' && { number: only }),
      ...(isRanked && figures[i]?.number === best && { isBest: true as const }),
    }
  })
  return {
    key,
    label,
    ...(unit && { unit }),
    cells,
    differs: new Set(said.map((one) => sameness(one, unit))).size > 1,
    ...(better && stated > 1 && !isComparable && { isUnranked: true as const }),
  }
}

function isStated(said: Said): said is readonly AttributeValue[] {
  return typeof said !== 'string' && said.length > 0
}

/** Of what counts in a comparison the number, and what it is a number of. */
type Figure = { number: number; basis: string }

/**
 * The worst of a column's values: what it promises. A typical value is no promise, and what one
 * joint loses is not comparable with what two lose.
 */
function figureOf(values: readonly AttributeValue[], better: Better): Figure | undefined {
  const figures = values.map((value): Figure | undefined => {
    if (typeof value === 'number') return { number: value, basis: basisOf('promised', {}) }
    if (typeof value !== 'object') return undefined
    const promised = better === 'lower' ? value.max : value.min
    if (promised !== undefined) return { number: promised, basis: basisOf('promised', value) }
    const number = headline(value, better)
    return typeof number === 'number' ? { number, basis: basisOf('other', value) } : undefined
  })
  const known = figures.filter((figure) => figure !== undefined)
  const [first] = known
  if (!first || known.length < values.length) return undefined
  if (known.some(({ basis }) => basis !== first.basis)) return undefined
  const numbers = known.map(({ number }) => number)
  return { ...first, number: better === 'lower' ? Math.max(...numbers) : Math.min(...numbers) }
}

function basisOf(end: string, { basis = '', at = '' }: Measure): string {
  return JSON.stringify([end, basis, at])
}

function wording(
  values: readonly AttributeValue[],
  unit: string | undefined,
  better: Better | undefined,
): Wording {
  const [only] = values
  if (values.length !== 1 || typeof only !== 'object') return { value: formatValues(values, unit) }
  const { basis, at, ...ends } = only
  const end = better === 'lower' ? 'max' : 'min'
  const promised = better && ends.typ !== undefined && ends[end] !== undefined
  const shown = promised ? { [end]: ends[end] } : ends
  const note = [
    ...(promised ? [`${texts.typical}\u00a0${formatValue(ends.typ!, unit)}`] : []),
    ...[basis, at].filter((said) => said !== undefined),
  ].join(', ')
  return { value: formatValue(shown, unit), ...(note && { note }) }
}

/** Two columns that list the same in another order say the same. */
function sameness(said: Said, unit: string | undefined): string {
  if (!isStated(said)) return typeof said === 'string' ? said : 'not stated'
  return JSON.stringify(said.map((value) => formatValue(value, unit)).toSorted())
}
