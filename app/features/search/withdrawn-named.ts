import type { Site } from '#app/context.ts'
import type { Product } from '#domain/catalogue/product.ts'

/** The product no longer made whose number or address a text is: its page names what to order. */
export function withdrawnNamed(
  { addresses: { withdrawn, slugOf } }: Pick<Site, 'addresses'>,
  text: string,
): Product | undefined {
  const written = text.trim()
  const slug = slugOf(written) ?? ''
  return withdrawn.get(slug) ?? withdrawn.get(written.toLowerCase().replace(/\s+/g, '-'))
}
