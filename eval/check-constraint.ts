import type { AttributeValue } from '#domain/catalogue/attribute.ts'
import { readOrdering } from '#domain/catalogue/ordering.ts'
import type { Product, ProductSummary } from '#domain/catalogue/product.ts'

type Attributes = Readonly<Record<string, readonly AttributeValue[]>>

const operators: Record<string, (values: unknown[], wanted: string) => boolean> = {
  '>=': (values, wanted) => Math.max(...numbers(values, 'min')) >= Number(wanted),
  '<=': (values, wanted) => Math.min(...numbers(values, 'max')) <= Number(wanted),
  '>': (values, wanted) => Math.max(...numbers(values, 'min')) > Number(wanted),
  '<': (values, wanted) => Math.min(...numbers(values, 'max')) < Number(wanted),
  '=': (values, wanted) => values.some((value) => String(value) === wanted),
  '~': (values, wanted) => values.some((value) => String(value).includes(wanted)),
  '^': (values, wanted) => values.some((value) => String(value).startsWith(wanted)),
  '!~': (values, wanted) => !values.some((value) => String(value).includes(wanted)),
}

const form = /^([\w|]+) (>=|<=|>|<|=|~|\^|!~|covers) (.+)$/

export const isConstraint = (text: string) => form.test(text)

/**
 * The constraints that a product breaks, in the form of it that breaks the fewest: as recorded, or
 * as one of the versions that can be ordered.
 */
export function broken(
  product: ProductSummary & Partial<Product>,
  constraints: readonly string[],
): string[] {
  const each = formsOf(product).map((form) => constraints.filter((one) => !satisfies(form, one)))
  return each.reduce((least, one) => (one.length < least.length ? one : least))
}

function formsOf(product: ProductSummary & Partial<Product>): Attributes[] {
  const { variants, pattern } = readOrdering(product)
  const listed = [{}, ...variants.map(({ attributes }) => attributes)].map((own) => ({
    ...product.attributes,
    ...own,
  }))
  return (pattern?.slots ?? []).reduce((forms, { key, values, range }) => {
    // A choice that an attribute is named for, such as the polish, says its label.
    const isNamed = Object.hasOwn(product.attributes, key)
    const said = values.flatMap(({ label, attributes }) =>
      attributes ? [attributes] : isNamed ? [{ [key]: [label] }] : [],
    )
    if (range) said.push({ [key]: [range.min] }, { [key]: [range.max] })
    return forms.flatMap((form) => [form, ...said.map((own) => ({ ...form, ...own }))])
  }, listed)
}

/**
 * Whether attributes satisfy a written constraint; 'a|b >= 2' asks that either of two fields does.
 * On purpose it shares nothing with the engine, so that a fault there cannot hide itself here. What
 * is not known fails.
 */
export function satisfies(attributes: Attributes, constraint: string): boolean {
  const parts = form.exec(constraint)
  if (!parts) throw new Error(`Not a constraint: ${constraint}`)
  const [, key = '', operator = '', wanted = ''] = parts
  const values = key.split('|').flatMap((one) => attributes[one] ?? [])
  if (operator === 'covers') {
    const ranges = [...values, ...(attributes[`${key}Range`] ?? [])]
    return ranges.some((value) =>
      typeof value === 'object'
        ? Number(value.min) <= Number(wanted) && Number(wanted) <= Number(value.max)
        : covers(String(value), Number(wanted)),
    )
  }
  if (values.length === 0) return operator === '!~'
  return operators[operator]!(values, wanted)
}

function covers(text: string, wanted: number): boolean {
  // A choice of the part number is written with its unit: '1550 nm'.
  if (Number(text.replace(/(?<=\d)\s\p{L}+$/u, '')) === wanted) return true
  const ranges = text.matchAll(/(-?\d+(?:\.\d+)?)\s*(?:to|–)\s*(-?\d+(?:\.\d+)?)/g)
  return [...ranges].some(([, from, to]) => Number(from) <= wanted && wanted <= Number(to))
}

/** Of a measure the end that is worse for what is wanted. */
function numbers(values: unknown[], worse: 'min' | 'max'): number[] {
  return values.flatMap((value) => {
    const measure = Object(value) as Record<string, number | undefined>
    const number = typeof value === 'number' ? value : (measure[worse] ?? measure.typ)
    return number ?? measure[worse === 'min' ? 'max' : 'min'] ?? []
  })
}
