import { listingParameters } from '#domain/catalogue/listing-state.ts'
import { channelParameters } from '#domain/deciding/channel-change.ts'
import { listParameters } from '#domain/deciding/list-change.ts'
import { compareParameters } from '#domain/deciding/compare-state.ts'
import { numberParameter } from './paths.ts'

export type PageParameters = {
  /** Parameters of which the first is read. */
  names: readonly string[]
  /** Whether the keys of products' attributes are parameters too; all their values are read. */
  attributes?: true
}

/**
 * The query parameters that pages read, by the pattern of their path in site-routes.ts. All others
 * are dropped before a page is made: what an advertisement or a newsletter adds to an address
 * does not make another page of it.
 */
export const pageParameters: Readonly<Record<string, PageParameters>> = {
  '/products': { names: [...listingParameters], attributes: true },
  '/search': { names: [...listingParameters], attributes: true },
  '/search/suggestions': { names: [...listingParameters], attributes: true },
  '/search/values/products': { names: [...listingParameters], attributes: true },
  '/search/values/family/:familySlug': { names: ['type'], attributes: true },
  '/search/values/solutions/:solutionSlug': { names: ['family'], attributes: true },
  '/family/:familySlug': { names: ['type', 'page', 'open', 'all', 'none'], attributes: true },
  '/solutions/:solutionSlug': {
    names: ['family', 'page', 'open', 'all', 'none'],
    attributes: true,
  },
  '/compare': { names: [...compareParameters, 'add'] },
  '/compare.csv': { names: [...compareParameters] },
  '/compare.xlsx': { names: [...compareParameters] },
  '/list': { names: [...listParameters] },
  '/list.csv': { names: ['items'] },
  '/list.xlsx': { names: ['items'] },
  '/loss-budget': { names: channelParameters },
  '/contact-us': { names: ['sent'] },
  '/quote': { names: ['items'] },
  '/quote/:secret': { names: ['sent'] },
  '/knowledge-center': { names: ['category', 'q', 'part', 'doc', 'page'] },
  '/documents.json': { names: ['doc'] },
  '/documents/:name': { names: ['part'] },
  '/sitemap.xml': { names: ['part'] },
  // Last, for it takes what no other has.
  '/:productSlug': { names: [numberParameter] },
}
