import type { Site } from '#app/context.ts'
import { nameKey } from '#domain/catalogue/catalogue.ts'
import { isNumberAlone } from '#domain/catalogue/found.ts'
import { withdrawnNamed } from './withdrawn-named.ts'

/**
 * The slug of the product whose name or part number the text is: its own, a former one, a
 * variant's, or one that is made to order.
 */
export async function exactProduct(
  { catalogue, addresses, finder }: Pick<Site, 'catalogue' | 'addresses' | 'finder'>,
  text: string,
): Promise<string | undefined> {
  if (!text) return undefined
  const named =
    catalogue.byName.get(nameKey(text))?.slug ??
    addresses.slugOf(text) ??
    withdrawnNamed({ addresses }, text)?.slug
  if (named) return named
  const finding = (await finder())?.find(text)
  if (!finding || !isNumberAlone(text, finding.numbers)) return undefined
  const [{ match, product } = {}] = finding.numbers
  return match === 'exact' || match === 'built' ? product?.slug : undefined
}
