import type { DocumentPage } from './document-page.server.ts'
import { paths } from '#app/lib/paths.ts'
import {
  breadcrumbData,
  companyReference,
  pictureUrl,
  type StructuredData,
} from '#app/lib/structured-data.ts'

/** Fewer steps are no way to do something. */
const minSteps = 3

/** A document in the words of schema.org: a technical article, and what is done step by step. */
export function documentData({ view, steps, date, content }: DocumentPage): StructuredData[] {
  const { slug, title, lede, image, pdf, revision, trail } = view
  const path = paths.document(slug)
  const { products } = content
  return [
    {
      '@type': 'TechArticle',
      headline: title,
      description: lede,
      ...(image && { image: pictureUrl(image) }),
      ...(date && { dateModified: date }),
      ...(revision && { version: revision }),
      mainEntityOfPage: path,
      author: companyReference,
      publisher: companyReference,
      encoding: { '@type': 'MediaObject', contentUrl: pdf, encodingFormat: 'application/pdf' },
      ...(products.length && {
        about: products.map(({ name, slug: product }) => ({
          '@type': 'Product' as const,
          name,
          url: paths.product(product),
        })),
      }),
    },
    ...(steps.length < minSteps
      ? []
      : [
          {
            '@type': 'HowTo' as const,
            name: title,
            url: path,
            step: steps.map(({ id, number, text }) => ({
              '@type': 'HowToStep' as const,
              position: number,
              url: paths.document(slug, id),
              text,
            })),
          },
        ]),
    breadcrumbData(trail),
  ]
}
