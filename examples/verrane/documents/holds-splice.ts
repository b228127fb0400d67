import type { Product } from '#domain/catalogue/product.ts'

/** True where pigtails are spliced in the product, so that its loss holds a connector and a splice. */
export function holdsSplice({ attributes }: Pick<Product, 'attributes'>): boolean {
  const { spliceCapacity = [], ribbonCapacity = [], connectorB = [] } = attributes
  const splices = spliceCapacity.length + ribbonCapacity.length
  return splices > 0 && connectorB[0] === 'Pigtail for splicing'
}
