/** One value of an attribute field as the document database stores it. */
export type AttributeValue = string | number | boolean

/** What the company calls one attribute field. Keys are product document fields. */
export type AttributeTerm = {
  key: string
  label: string
  /** Unit of numeric values, shown behind the number. */
  unit?: string
  /** Other ways buyers write a value, `{}` standing for it: '{}U' lets a search for 1U find 1 RU. */
  alsoWritten?: string[]
}

export type AttributeHelp = {
  /** One line of plain language for a buyer who does not know the term. */
  explain: string
  /** Closed vocabulary of text values, where there is one. */
  values?: string[]
}

/** What the company says about one attribute field. */
export type AttributeDefinition = AttributeTerm & Partial<AttributeHelp>

const numbers = new Intl.NumberFormat('en-US', {
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
    // 'ports', 'fibers': counted things take the singular for one.
    const shown =
      value === 1 && /[a-z]{3,}s$/.test(unit)
        ? unit.replace(/ies$|s$/, (end) => (end === 's' ? '' : 'y'))
        : unit
    return `${number}\u00a0${shown}`
  }
  if (value === true || value === 'Y') return 'Yes'
  if (value === false || value === 'N') return 'No'
  return value.replace(/(^|\s)-(?=\d)/g, '$1−')
}

/** All values of one attribute in one line. */
export function formatValues(values: readonly AttributeValue[], unit?: string): string {
  if (values.length > 1 && unit && values.every((value) => typeof value === 'number')) {
    return `${values.map((value) => formatValue(value)).join(', ')}\u00a0${unit}`
  }
  return values.map((value) => formatValue(value, unit)).join(', ')
}

/** A label for a field nobody described: 'connectorType' reads 'Connector type'. */
export function labelFromKey(key: string): string {
  const words = key.replace(
    /([a-z\d])([A-Z])/g,
    (_, a: string, b: string) => `${a} ${b.toLowerCase()}`,
  )
  const spaced = words.replace(/[_-]+/g, ' ').trim()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** Definitions by key, with one made up for every key that has none. */
export function attributeLookup(definitions: readonly AttributeDefinition[]) {
  const byKey = new Map(definitions.map((definition) => [definition.key, definition]))
  return (key: string): AttributeDefinition => byKey.get(key) ?? { key, label: labelFromKey(key) }
}
