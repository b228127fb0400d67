import { familySlug } from '#domain/catalogue/family.ts'
import { formatListingState, type ListingState } from '#domain/catalogue/listing-state.ts'
import { formatCompareState, type CompareState } from '#domain/deciding/compare-state.ts'
import { formatKnowledgeState, type KnowledgeState } from '#domain/knowledge/knowledge-state.ts'
import { offlinePath } from './offline-path.ts'

/** The element that says what came of a form; a fragment moves the focus there. */
export const outcomeId = 'outcome'

/** Of a product's page: the one of its part numbers that it is to be of. */
export const numberParameter = 'part'

/**
 * Every address of the site is made here, but for those that most pages have no code for: in
 * program-paths.ts what no page links to, and beside what asks for them sent-paths.ts and ask-for-suggestions.ts.
 */
export const paths = {
  home: () => '/',
  products: (state?: Partial<ListingState>) => {
    const query = formatListingState({ query: '', selection: {}, page: 1, ...state })
    return query ? `/products?${query}` : '/products'
  },
  /** Where the header's search leads: to the product that has the number or name, else the list. */
  search: () => '/search',
  /** The filters, with their values, of the list that `place` is the address of. */
  filterValues: (place: string) => `/search/values${place}`,
  family: (slug: string, subFamily?: string, page = 1, choice?: Partial<ListingState>) => {
    const params = chosenBy(choice)
    if (subFamily) params.set('type', subFamily)
    if (page > 1) params.set('page', String(page))
    return `/family/${encodeURIComponent(slug)}${params.size ? `?${params}` : ''}`
  },
  familyByName: (name: string, subFamily?: string) => paths.family(familySlug(name), subFamily),
  /** `number` is one of its part numbers, other than its own, that the page is to be of. */
  product: (slug: string, number?: string) =>
    `/${encodeURIComponent(slug)}${number ? paths.asNumber(number) : ''}`,
  asNumber: (number: string) => `?${numberParameter}=${encodeURIComponent(number)}`,
  /** Slugs and part numbers side by side; none yet without any. */
  compare: (products: readonly string[] = [], state: Partial<CompareState> = {}) =>
    products.length
      ? `/compare?${formatCompareState({ ...state, products: [...products] })}`
      : '/compare',
  about: () => '/about',
  /** A product's page as Markdown. */
  markdown: (slug: string) => `${paths.product(slug)}.md`,
  contact: () => '/contact-us',
  contactApi: () => '/api/contact',
  leadApi: () => '/api/lead',
  /** The form, with one of each of these parts in it. */
  quote: (partNumbers: readonly string[] = []) =>
    partNumbers.length ? paths.quoteFor(oneOfEach(partNumbers)) : '/quote',
  /** The same with items as `writeItems` writes them. */
  quoteFor: (items: string) => `/quote?items=${items}`,
  quoteApi: () => '/api/quote',
  /** A parts list with one of each of these. */
  list: (partNumbers: readonly string[] = []) =>
    partNumbers.length ? paths.listOf(oneOfEach(partNumbers)) : '/list',
  /**
   * The same of items as `writeItems` writes them; `unread` is what was pasted and is none, `left`
   * the number of lines beyond that, `column` the one that a table's quantities were taken from.
   */
  listOf: (items: string, unread = '', left = 0, column?: string) =>
    `/list?${[
      items && `items=${items}`,
      unread && `paste=${encodeURIComponent(unread)}`,
      left && `left=${left}`,
      column !== undefined && `column=${encodeURIComponent(column)}`,
    ]
      .filter(Boolean)
      .join('&')}`.replace(/\?$/, ''),
  /** A channel worked out; `query` as `formatChannelState` writes it. */
  lossBudget: (query = '') => (query ? `/loss-budget?${query}` : '/loss-budget'),
  chatApi: () => '/api/chat',
  /** The products that a reply names. */
  chatProductsApi: () => '/api/chat/products',
  /** The pages that the browser keeps. */
  offline: offlinePath,
  support: () => '/support',
  privacy: () => '/privacy-policy',
  knowledge: (state: Partial<KnowledgeState> = {}) => {
    const query = formatKnowledgeState(state)
    return query ? `/knowledge-center?${query}` : '/knowledge-center'
  },
  /** A guide, note or paper as a page; `fragment` is a step or heading, `part` one of a long PDF's. */
  document: (slug: string, fragment = '', part = 1) =>
    `/documents/${encodeURIComponent(slug)}${part > 1 ? `?part=${part}` : ''}${fragment && `#${fragment}`}`,
  solutions: () => '/solutions',
  /** `family` is the slug of the family to which the page's products are narrowed. */
  solution: (slug: string, family?: string, page = 1, choice?: Partial<ListingState>) => {
    const params = chosenBy(choice)
    if (family) params.set('family', family)
    if (page > 1) params.set('page', String(page))
    return `/solutions/${encodeURIComponent(slug)}${params.size ? `?${params}` : ''}`
  },
}

/** What a page's filters ask of its products. */
const chosenBy = (choice: Partial<ListingState> | undefined) =>
  new URLSearchParams(
    choice && formatListingState({ query: '', selection: {}, ...choice, page: 1 }),
  )

/** As `writeItems` writes it: what parts items is escaped twice where it stands in a number. */
const oneOfEach = (partNumbers: readonly string[]) =>
  partNumbers
    .map((number) => `${encodeURIComponent(number.replace(/[%,:]/g, encodeURIComponent))}:1`)
    .join(',')

/** A product's page as a part number that stands in a list: its own, or one of several. */
export const numberedPath = (
  { slug, partNumber }: { slug: string; partNumber: string },
  number: string,
): string => paths.product(slug, number === partNumber ? undefined : number)
