import { articles } from '#content/articles/articles.ts'
import { legalPages } from '#content/legal/legal.ts'
import { fixedPages, pages } from '#content/pages.ts'
import { redirects } from '#content/redirects.ts'

/**
 * An address of the site, and the module below `app` that answers it: `.tsx` is a page, `.ts` a file
 * or data.
 */
export type SiteRoute = {
  path?: string
  file: string
  /** Of a module with several addresses. */
  id?: string
  index?: true
  children?: SiteRoute[]
  /** Rendered as a document with islands; without it the page hydrates whole. */
  isDocument?: true
}

/** The site map. The catch-all for products comes after every fixed route. */
export const siteRoutes: SiteRoute[] = [
  layout('routes/with-connect.tsx', [
    { index: true, file: 'routes/home.tsx', isDocument: true },

    document('products', 'routes/products.tsx'),
    document('family/:familySlug', 'routes/family.tsx'),

    // Pages of their own shape, where the company has their record.
    ...ifPresent('solutions', 'routes/solutions.tsx', '', document),
    ...ifPresent('solutions', 'routes/solution.tsx', '/:solutionSlug', document),
    ...ifPresent('services', 'routes/services.tsx', '', document),
    ...ifPresent('about', 'routes/about.tsx', '', document),
    ...ifPresent('leadership', 'routes/leadership.tsx', '', document),
    ...ifPresent('news', 'routes/news.tsx', '', document),
    ...ifPresent('careers', 'routes/careers.tsx', '', document),
    ...ifPresent('partners', 'routes/partners.tsx', '', document),
    ...ifPresent('bead', 'routes/bead.tsx', '', document),
    ...ifPresent('loss-budget', 'routes/loss-budget.tsx', '', document),
    document('knowledge-center', 'routes/knowledge-center.tsx'),
    document('documents/:name', 'routes/document.tsx'),

    // Articles, legal and plain pages are records: the company’s pages.ts lists them.
    ...articles.map(({ path }) => document(path.slice(1), 'routes/article.tsx', { id: path })),
    ...legalPages.map(({ path }) => document(path.slice(1), 'routes/legal.tsx', { id: path })),
    ...pages.map(({ path }) => document(path.slice(1), 'routes/page.tsx', { id: path })),
  ]),
  document('contact-us', 'routes/contact.tsx'),
  document('compare', 'routes/compare.tsx'),
  document('quote', 'routes/quote.tsx'),
  document('quote/:secret', 'routes/sent-quote.tsx'),
  document('list', 'routes/list.tsx'),
  document('offline', 'routes/offline.tsx'),
  ...[...new Set(redirects.map(({ path }) => path))].map((path) =>
    document(path.slice(1), 'routes/moved.tsx', { id: path }),
  ),

  route('search', 'routes/search.ts', { id: 'search' }),
  route('search/suggestions', 'routes/search.ts', { id: 'search/suggestions' }),
  route('search/values/products', 'routes/filter-values.ts', { id: 'search/values/products' }),
  route('search/values/family/:familySlug', 'routes/filter-values.ts', {
    id: 'search/values/family',
  }),
  route('search/values/solutions/:solutionSlug', 'routes/filter-values.ts', {
    id: 'search/values/solutions',
  }),
  route('compare.csv', 'routes/compare-file.ts', { id: 'compare.csv' }),
  route('compare.xlsx', 'routes/compare-file.ts', { id: 'compare.xlsx' }),
  route('list.csv', 'routes/list-file.ts', { id: 'list.csv' }),
  route('list.xlsx', 'routes/list-file.ts', { id: 'list.xlsx' }),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('print/:sheet.css', 'routes/print-sheet.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('llms.txt', 'routes/llms.ts'),
  route('updates.atom', 'routes/updates.ts'),
  route('documents.json', 'routes/document-facts.ts'),
  route('documents/:name/:figure', 'routes/document-figure.ts'),
  route('documents/:name.md', 'routes/document-markdown.ts'),
  route('family/:familySlug.md', 'routes/family-markdown.ts'),
  ...ifPresent('solutions', 'routes/solution-markdown.ts', '/:solutionSlug.md'),
  route(':productSlug.md', 'routes/product-markdown.ts'),
  // Last, for it takes what no other has.
  document(':productSlug', 'routes/product.tsx'),
]

function ifPresent(page: string, file: string, below = '', kind = route): SiteRoute[] {
  const present = fixedPages.some(({ path }) => path === `/${page}`)
  return present ? [kind(`${page}${below}`, file)] : []
}

function layout(file: string, children: SiteRoute[]): SiteRoute {
  return { file, children }
}

function route(path: string, file: string, options: { id?: string } = {}): SiteRoute {
  return { path, file, ...options }
}

function document(path: string, file: string, options: { id?: string } = {}): SiteRoute {
  return { path, file, ...options, isDocument: true }
}

/** Without layouts. */
export const siteMap: readonly SiteRoute[] = siteRoutes.flatMap(
  (route) => route.children ?? [route],
)
