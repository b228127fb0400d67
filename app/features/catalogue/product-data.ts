import type { ProductLeaf, PropertyValueLeaf } from 'schema-dts'
import { productFilms } from '#content/product-films.ts'
import { site } from '#content/site.ts'
import {
  breadcrumbData,
  companyReference,
  faqData,
  pictureUrl,
  videoData,
  type Crumb,
  type StructuredData,
} from '#app/lib/structured-data.ts'
import { paths } from '#app/lib/paths.ts'
import { formatValue } from '#domain/catalogue/attribute.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { specifiedAttributes } from './product-view.ts'

/** A product's page in the words of schema.org. No prices are public, so there are no offers. */
export function productData(product: Product, trail: readonly Crumb[]): StructuredData[] {
  const questions = product.faq.filter(({ question, answer }) => question && answer)
  return [
    productObject(product),
    breadcrumbData(trail),
    ...(questions.length ? [faqData(questions)] : []),
    ...filmsOf(product),
  ]
}

function productObject(product: Product): ProductLeaf {
  const { name, text, partNumber, family, subFamily, images, attributes } = product
  const origins = (attributes.countryOfOrigin ?? []).map(String)
  return {
    '@type': 'Product',
    name,
    url: paths.product(product.slug),
    ...(text && { description: text }),
    ...(partNumber && { sku: partNumber, mpn: partNumber }),
    ...(family && { category: [family, subFamily].filter(Boolean).join(' / ') }),
    image: images.map(pictureUrl).filter(Boolean),
    brand: { '@type': 'Brand', name: site.name },
    manufacturer: companyReference,
    ...(origins.length && {
      countryOfOrigin: origins.map((country) => ({ '@type': 'Country', name: country })),
    }),
    additionalProperty: specifiedAttributes(product)
      .filter(({ key }) => key !== 'countryOfOrigin')
      .map(propertyValue),
  }
}

function propertyValue(
  attribute: ReturnType<typeof specifiedAttributes>[number],
): PropertyValueLeaf {
  const { label, unit, values } = attribute
  const plain = values.map((value) => (typeof value === 'number' ? value : formatValue(value)))
  const measured = unit && values.every((value) => typeof value === 'number')
  return {
    '@type': 'PropertyValue',
    name: label,
    value: plain.length === 1 ? plain[0]! : plain,
    ...(measured && { unitText: unit }),
  }
}

/** Films of our own that have a record; of others there is no date, and without one none is listed. */
function filmsOf({ videos }: Product): StructuredData[] {
  return productFilms
    .filter(({ film }) => videos.some(({ url }) => url === film))
    .map(({ published, ...film }) => videoData({ ...film, uploaded: published }))
}
