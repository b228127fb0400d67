import { soundText } from '#domain/texts/sound-text.ts'

/**
 * The part numbers of a product's variants as stored, without judging the rest: search needs no
 * more, and stands alone in the browser.
 */
export function variantNumbers(variants: unknown): string[] {
  if (!Array.isArray(variants)) return []
  return variants
    .map((item: { partNumber?: unknown } | null | undefined) => item?.partNumber)
    .filter((number) => typeof number === 'string')
    .map((number) => soundText(number).trim())
    .filter(Boolean)
}
