import type { ProductSummary } from '#domain/catalogue/product.ts'

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

/**
 * Whether a product satisfies a written constraint; 'a|b >= 2' asks that either of two fields does. On purpose it shares nothing with the
 * recommender, so that a fault there cannot hide itself here. What is not known fails.
 */
export function satisfies(product: ProductSummary, constraint: string): boolean {
  const parts = /^([\w|]+) (>=|<=|>|<|=|~|\^|!~|covers) (.+)$/.exec(constraint)
  if (!parts) throw new Error(`Not a constraint: ${constraint}`)
  const [, key = '', operator = '', wanted = ''] = parts
  const values = key.split('|').flatMap((one) => product.attributes[one] ?? [])
  if (operator === 'covers') {
    const ranges = [...values, ...(product.attributes[`${key}Range`] ?? [])]
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
  if (Number(text) === wanted) return true
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
