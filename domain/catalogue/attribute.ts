import * as locale from '#texts/locale.ts'
import * as texts from '#texts/values.ts'
import { rememberFor } from '#domain/memo/remember-for.ts'
import { compareTexts } from '#domain/texts/compare-texts.ts'
import { soundText } from '#domain/texts/sound-text.ts'

/**
 * A measured number with its limits, one at least of `min`, `typ` and `max`; an interval is `min`
 * and `max` alone. `basis` says what it counts ('two joints'), `at` under what conditions it holds.
 */
export type Measure = { min?: number; typ?: number; max?: number; basis?: string; at?: string }

/** One value of an attribute field as the document database stores it. */
export type AttributeValue = string | number | boolean | Measure

/** What the company calls one attribute field. Keys are product document fields. */
export type AttributeTerm = {
  key: string
  /** Left out where it is the key in words: 'fiberCount' is labelled 'Fiber count'. */
  label?: string
  /** Unit of numeric values, shown behind the number; '' where they are pure numbers. */
  unit?: string
  /** Which way a buyer wants it: of a measure the worse end counts. */
  better?: Better
  /**
   * Where its filter stands in the row above a list: before the others or behind them. Left out, it
   * stands where it narrows that list.
   */
  filter?: 'first' | 'last'
  /** Other ways buyers write a value, `{}` standing for it: '{}U' lets a search for 1U find 1 RU. */
  alsoWritten?: string[]
}

export type Better = 'lower' | 'higher'

export type AttributeHelp = {
  /** One line of plain language for a buyer who does not know the term. */
  explain: string
  kind: 'number' | 'interval' | 'choice' | 'yes/no' | 'text'
  /** Heading of a specification that it stands under. */
  group: string
  /** Unit that buyers in the U.S. read, one that `toUnit` can convert to. */
  usUnit?: string
  /** Of an interval, how covering a figure is said: 'passes' 1550 nm. */
  covers?: string
  /** Closed vocabulary of text values, where there is one. */
  values?: string[]
  /** Closed vocabulary of what a measure may count, where there is one. */
  bases?: string[]
}

/** What the company says about one attribute field. */
export type AttributeDefinition = AttributeTerm & Partial<AttributeHelp>

const numbers = new Intl.NumberFormat(locale.locale, {
  maximumFractionDigits: 4,
  // A dark current of 0.00002 must not read 0.
  maximumSignificantDigits: 4,
  roundingPriority: 'morePrecision',
  useGrouping: 'min2',
})

/** The value as an engineer would set it: number and unit, a real minus sign, Yes for Y. */
export function formatValue(value: AttributeValue, unit?: string): string {
  if (typeof value === 'number') {
    const number = numbers.format(value).replace('-', '−')
    if (!unit) return number
    if (locale.unitsBefore && standsBefore(unit)) return `${unit}\u00a0${number}`
    // 'ports', 'fibers': counted things take the singular for one, where it is made by rule.
    const shown =
      locale.language === 'en' && value === 1 && /[a-z]{3,}s$/.test(unit)
        ? unit.replace(/ies$|s$/, (end) => (end === 's' ? '' : 'y'))
        : unit
    return `${number}\u00a0${shown}`
  }
  if (value === true || value === 'Y') return texts.yes
  if (value === false || value === 'N') return texts.no
  if (typeof value === 'object') return formatMeasure(value, unit)
  return value.replace(/(^|\s)-(?=\d)/g, '$1−')
}

/** 'DN' does, where the company says so: DN 50. Behind `unitsBefore`, so that others carry none of it. */
export const standsBefore = (unit: string | undefined): boolean =>
  locale.unitsBefore.includes(` ${unit} `)

/** '−40 to 75 °C', '≤ 0.5 dB, two joints', 'typ. 0.35, max 0.5 dB'. */
function formatMeasure({ min, typ, max, basis, at }: Measure, unit?: string): string {
  const given = Object.entries({
    [texts.least]: min,
    [texts.typical]: typ,
    [texts.most]: max,
  }).filter(([, number]) => number !== undefined)
  const several = given.length > 1
  const isInterval = several && typ === undefined
  const said = given.map(([word, number], i) => {
    const isUnitHere = locale.unitsBefore && standsBefore(unit) ? i === 0 : !given[i + 1]
    const figure = formatValue(number!, isUnitHere ? unit : undefined)
    return isInterval ? figure : `${several ? word : (signs[word] ?? word)}\u00a0${figure}`
  })
  // A measure's words are as they are stored.
  return soundText([said.join(isInterval ? texts.to : ', '), basis, at].filter(Boolean).join(', '))
}

const signs: Record<string, string> = { [texts.least]: '≥', [texts.most]: '≤' }

/**
 * What stands for a value in short, as on cards, in filters and in the order of a list: of a
 * measure the end that counts, else what is typical; an interval of a field without a better
 * direction is itself. Basis and conditions are left out.
 */
export function headline(value: AttributeValue, better?: Better): AttributeValue {
  if (typeof value !== 'object') return value
  const { min, typ, max } = value
  if (!better && min !== undefined && max !== undefined) return { min, max }
  return (better === 'lower' ? max : better && min) ?? typ ?? max ?? min!
}

/** All values of one attribute in one line. */
export function formatValues(values: readonly AttributeValue[], unit?: string): string {
  if (values.length > 1 && unit && values.every((value) => typeof value === 'number')) {
    const figures = values.map((value) => formatValue(value)).join(', ')
    return locale.unitsBefore && standsBefore(unit)
      ? `${unit}\u00a0${figures}`
      : `${figures}\u00a0${unit}`
  }
  return values.map((value) => formatValue(value, unit)).join(', ')
}

/** 'Insertion loss' for 'Insertion loss, max' where the values say themselves what is typical. */
export function labelOver(label: string, values: readonly AttributeValue[]): string {
  return label.replace(/, (max|min)$/, (limit, end: 'max' | 'min') =>
    values.some((value) => typeof value === 'object' && value.typ !== undefined && end in value)
      ? ''
      : limit,
  )
}

/** A label for a field nobody described: 'connectorType' reads 'Connector type'. */
export function labelFromKey(key: string): string {
  const words = soundText(key).replace(
    /([a-z\d])([A-Z])/g,
    (_, a: string, b: string) => `${a} ${b.toLowerCase()}`,
  )
  const spaced = words.replace(/[_-]+/g, ' ').trim()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** Orders keys as they are defined; those that nobody defined come last, by label. */
export function byDefinition(definitions: readonly AttributeDefinition[]) {
  const places = new Map(definitions.map(({ key }, place) => [key, place]))
  const place = (key: string) => places.get(key) ?? definitions.length
  const define = attributeLookup(definitions)
  return (a: string, b: string): number =>
    place(a) - place(b) || compareTexts(define(a).label, define(b).label)
}

/** Whether both are the same values in the same order. */
export function areSame(a: readonly AttributeValue[], b: readonly AttributeValue[]): boolean {
  return a === b || (a.length === b.length && a.every((value, at) => isSame(value, b[at]!)))
}

function isSame(a: AttributeValue, b: AttributeValue): boolean {
  if (a === b) return true
  return typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b)
}

/** Definitions by key, each with its label, and one made up for every key that has none. */
export const attributeLookup = rememberFor((definitions: readonly AttributeDefinition[]) => {
  const labelled = (definition: AttributeDefinition) => ({
    label: labelFromKey(definition.key),
    ...definition,
  })
  const byKey = new Map(definitions.map((definition) => [definition.key, labelled(definition)]))
  return (key: string): AttributeDefinition & { label: string } =>
    byKey.get(key) ?? labelled({ key })
})
