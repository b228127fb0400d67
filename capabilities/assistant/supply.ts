import { readOrdering } from '#domain/catalogue/ordering.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { ReplyTexts } from '#domain/texts/replies/reply-texts.ts'
import { fillIn } from '#domain/texts/fill-in.ts'

/** How soon the part number that a text names ships, else the first of a product, and in which packs. */
export function saySupply(product: SearchedProduct, written: string, texts: ReplyTexts): string {
  const { variants } = readOrdering(product)
  const text = written.toUpperCase()
  const [first] = variants
  const variant =
    variants.find(({ partNumber }) => text.includes(partNumber.toUpperCase())) ?? first
  if (!variant) return ''
  const { partNumber: number, stock, leadDays, packQuantity } = variant
  return [
    stock === 'stock' ? fillIn(texts.inStock, { number }) : '',
    stock === 'order' && leadDays ? fillIn(texts.madeToOrder, { number, days: leadDays }) : '',
    packQuantity && packQuantity > 1 ? fillIn(texts.soldInPacks, { size: packQuantity }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}
