import { quote, warningFault, type Fault } from '#domain/catalogue/check-fault.ts'
import { createSuggest } from '#domain/catalogue/check-suggest.ts'
import type { RecordValue } from './records.ts'

/** Where records name attributes by their key. */
const named: Record<string, RegExp> = {
  'families.ts': /^(?:cardFields|keyFields)\..*\[\d+\]$/,
  'listing-sorts.ts': /\.sort$/,
  'product-tags.ts': /\.attribute$/,
  'product-words.ts': /\.statements\b.*\.attribute$/,
  'vocabulary.ts': /^vocabulary\.unitAttributes\..*\[\d+\]$/,
}

/**
 * Attributes that cards, orders, marks or the vocabulary name and neither attribute-terms.ts nor a
 * product has: what was renamed in one place, or came with the folder.
 */
export function attributeFaults(
  values: readonly RecordValue[],
  terms: readonly { key: string }[],
  products: readonly { data: Readonly<Record<string, unknown>> }[],
): Fault[] {
  const known = new Set([
    'name',
    ...terms.map(({ key }) => key),
    ...products.flatMap(({ data }) => Object.keys(data)),
  ])
  const suggest = createSuggest(known)
  return values.flatMap(({ file, place, value }) => {
    if (typeof value !== 'string' || !named[file]?.test(place)) return []
    const key = file === 'listing-sorts.ts' ? value.replace(/^-/, '') : value
    if (known.has(key)) return []
    const near = suggest(key)
    const advice = near ? `did you mean ${near}?` : 'name one of attribute-terms.ts, or take it out'
    return [warningFault(file, place, `${quote(key)} is no attribute of any product: ${advice}`)]
  })
}
