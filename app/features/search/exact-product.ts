import type { Site } from '#app/context.ts'
import { numberedPath } from '#app/lib/numbered-path.ts'
import { paths } from '#app/lib/paths.ts'
import { nameKey } from '#domain/catalogue/catalogue.ts'
import { isNumberAlone } from '#domain/catalogue/found.ts'
import { numberedAddress } from '../catalogue/numbered-address.ts'
import { namedNumber } from './named-number.ts'
import { withdrawnNamed } from './withdrawn-named.ts'

/**
 * The address of the product whose name or part number the text is: its own, a former one, a
 * variant's, or one that is made to order, of which its page is then.
 */
export async function exactProduct(
  site: Pick<Site, 'catalogue' | 'addresses' | 'finder'>,
  text: string,
): Promise<string | undefined> {
  if (!text) return undefined
  const { catalogue, addresses, finder } = site
  const named = catalogue.byName.get(nameKey(text))
  if (named) return paths.product(named.slug)
  const numbered = numberedAddress(site, text)
  if (numbered) return numbered
  const withdrawn = withdrawnNamed({ addresses }, text)
  if (withdrawn) return paths.product(withdrawn.slug)
  const finding = (await finder())?.find(text)
  if (!finding || !isNumberAlone(text, finding.numbers)) return undefined
  const [{ match, product } = {}] = finding.numbers
  if (!product || (match !== 'exact' && match !== 'built')) return undefined
  return numberedPath(product, namedNumber(finding, product))
}
