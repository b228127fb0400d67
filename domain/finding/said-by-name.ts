import { readOrdering } from '#domain/catalogue/ordering.ts'
import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import type { Checked } from './find.ts'
import type { Requirement } from './requirement.ts'
import { keyOfText } from './tokens.ts'
import type { Understanding } from './understand.ts'
import { choiceDistance } from './verify.ts'

/** By requirement, its figure with its unit as a name would hold it; none where a bound is meant. */
export function figuresIn({
  requirements,
  text,
}: Pick<Understanding, 'requirements' | 'text'>): readonly (string | undefined)[] {
  return requirements.map(({ test, isGuess, not, whole, from, to }: Requirement) => {
    if (test.type !== 'number' || isGuess || not || whole) return undefined
    const isPlain = test.bounds.every(({ low, high }) => low !== undefined && high !== undefined)
    const key = isPlain ? keyOfText(text.slice(from, to)) : ''
    return /^\S+ \p{L}+$/u.test(key) ? key : undefined
  })
}

/** 'Collimator, 105 µm fiber' is for 105 µm, and '4 mm protruding' a version of 4 mm, though no attribute states so. */
export function saidByName(
  product: Pick<ProductSummary & Partial<Product>, 'name' | 'variants'>,
  checks: Checked[],
  figures: readonly (string | undefined)[],
): Checked[] {
  const mayBe = ({ result }: Checked, at: number) => result !== 'met' && figures[at] !== undefined
  if (!checks.some(mayBe)) return checks
  const ofVersions =
    product.variants == null ? [] : readOrdering({ variants: product.variants }).variants
  const name = ` ${keyOfText(product.name)} `
  const versions = ofVersions
    .flatMap(({ attributes }) => Object.values(attributes).flat())
    .flatMap((value) => (typeof value === 'string' ? ` ${keyOfText(value)} ` : []))
  return checks.map((check, at) => {
    if (!mayBe(check, at)) return check
    const figure = ` ${figures[at]!} `
    if (name.includes(figure)) return { ...check, result: 'met', distance: 0 }
    return versions.some((one) => one.includes(figure))
      ? { ...check, result: 'met', distance: choiceDistance }
      : check
  })
}
