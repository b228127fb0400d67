import { articles } from '#content/articles/articles.ts'
import { legalPages } from '#content/legal/legal.ts'
import { fixedPages, pages } from '#content/pages.ts'
import { redirects } from '#content/redirects.ts'

/**
 * An address of the site, and the module below `app` that answers it: `.tsx` is a page, `.ts` a file
 * or data.
 */
export type SiteRoute = {
  path: string
  file: string
  /** The page's name in connect.ts, where it is not that of its module. */
  connectId?: string
}

/** The site map. */
export const siteRoutes: SiteRoute[] = [
  route('', 'routes/home.tsx'),
  route('products', 'routes/products.tsx'),
  route('family/:familySlug', 'routes/family.tsx'),

  // Pages of their own shape, where the company has their record.
  ...ifPresent('solutions', 'routes/solutions.tsx'),
  ...ifPresent('solutions', 'routes/solution.tsx', '/:solutionSlug'),
  ...ifPresent('services', 'routes/services.tsx'),
  ...ifPresent('about', 'routes/about.tsx'),
  ...ifPresent('leadership', 'routes/leadership.tsx'),
  ...ifPresent('news', 'routes/news.tsx'),
  ...ifPresent('careers', 'routes/careers.tsx'),
  ...ifPresent('partners', 'routes/partners.tsx'),
  ...ifPresent('bead', 'routes/bead.tsx'),
  ...ifPresent('loss-budget', 'routes/loss-budget.tsx'),
  route('knowledge-center', 'routes/knowledge-center.tsx'),
  route('documents/:name', 'routes/document.tsx'),

  // Articles, legal and plain pages are records: the company’s pages.ts lists them.
  ...articles.map(({ path }) => route(path.slice(1), 'routes/article.tsx', path)),
  ...legalPages.map(({ path }) => route(path.slice(1), 'routes/legal.tsx', path)),
  ...pages.map(({ path }) => route(path.slice(1), 'routes/page.tsx', path)),

  route('contact-us', 'routes/contact.tsx'),
  route('compare', 'routes/compare.tsx'),
  route('quote', 'routes/quote.tsx'),
  route('quote/:secret', 'routes/sent-quote.tsx'),
  route('list', 'routes/list.tsx'),
  route('offline', 'routes/offline.tsx'),
  ...[...new Set(redirects.map(({ path }) => path))].map((path) =>
    route(path.slice(1), 'routes/moved.tsx'),
  ),

  route('search', 'routes/search.ts'),
  route('search/suggestions', 'routes/search.ts'),
  route('search/values/products', 'routes/filter-values.ts'),
  route('search/values/family/:familySlug', 'routes/filter-values.ts'),
  route('search/values/solutions/:solutionSlug', 'routes/filter-values.ts'),
  route('compare.csv', 'routes/compare-file.ts'),
  route('compare.xlsx', 'routes/compare-file.ts'),
  route('list.csv', 'routes/list-file.ts'),
  route('list.xlsx', 'routes/list-file.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('print/:sheet.css', 'routes/print-sheet.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('llms.txt', 'routes/llms.ts'),
  route('updates.atom', 'routes/updates.ts'),
  route('documents.json', 'routes/document-facts.ts'),
  route('documents/:name/:figure', 'routes/document-figure.ts'),
  route('documents/:name.md', 'routes/document-markdown.ts'),
  route(':productSlug.md', 'routes/product-markdown.ts'),
  route(':productSlug', 'routes/product.tsx'),
]

function ifPresent(page: string, file: string, below = ''): SiteRoute[] {
  const present = fixedPages.some(({ path }) => path === `/${page}`)
  return present ? [route(`${page}${below}`, file)] : []
}

function route(path: string, file: string, connectId?: string): SiteRoute {
  return { path, file, ...(connectId && { connectId }) }
}
