import { formatDay } from '#domain/texts/days.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { successorOf, type ProductAddresses } from '#domain/catalogue/product-addresses.ts'
import { readLifecycle, type Lifecycle } from '#domain/catalogue/lifecycle.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { productFileLinks, type FileLink } from '#app/lib/document-link.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/product.ts'
import { toCard, type Card } from './card.ts'

/** What the page of a product says that is no longer made. */
export type WithdrawnView = {
  slug: string
  name: string
  partNumber: string
  text: string
  /** That it is no longer made, and since when where that is known. */
  statement: string
  /** Undefined, as its type is empty, where the site shows none of it any more. */
  family: { name: string; slug: string } | undefined
  subFamily: string
  /** They are needed for as long as the product is in service. */
  files: FileLink[]
  /** Undefined where its family has no product left. */
  successor: { heading: string; card: Card } | undefined
}

export function withdrawnView(
  catalogue: Catalogue<Product>,
  addresses: ProductAddresses,
  product: Product,
): WithdrawnView {
  const { slug, name, partNumber, text, family, subFamily, files, lifecycle } = product
  const successor = successorOf(catalogue, addresses, product)
  const shown = catalogue.families.find((one) => one.name === family)
  return {
    slug,
    name,
    partNumber,
    text,
    statement: statementOf(readLifecycle(lifecycle)),
    family: shown && { name: shown.name, slug: shown.slug },
    subFamily: shown?.subFamilies.includes(subFamily) ? subFamily : '',
    files: productFileLinks(files),
    successor: successor && {
      heading: successor.isNearest ? texts.nearest : texts.replacedBy,
      card: toCard(successor.product, 'subFamily'),
    },
  }
}

/** What can still be ordered for systems in service is withdrawn for new projects only. */
function statementOf({ from, lastOrder }: Pick<Lifecycle, 'from' | 'lastOrder'> = {}): string {
  const since = from && formatDay(from)
  if (!lastOrder) {
    return since ? fillIn(texts.notMadeSince, { day: since }) : texts.noLongerMade
  }
  const withdrawn = since ? fillIn(texts.notForNewSince, { day: since }) : texts.noLongerForNew
  return `${withdrawn} ${fillIn(texts.lastOrdersInService, { day: formatDay(lastOrder) })}`
}
