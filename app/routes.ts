import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { articles } from '../content/articles/articles.ts'
import { legalPages } from '../content/legal/legal.ts'
import { pages } from '../content/pages.ts'

/** The site map. The catch-all for products comes after every fixed route. */
export default [
  index('routes/home.tsx'),

  route('products', 'routes/products.tsx'),
  route('family/:familySlug', 'routes/family.tsx'),

  route('solutions', 'routes/solutions.tsx'),
  route('solutions/:solutionSlug', 'routes/solution.tsx'),
  route('services', 'routes/services.tsx'),

  route('about', 'routes/about.tsx'),
  route('leadership', 'routes/leadership.tsx'),
  route('news', 'routes/news.tsx'),
  route('careers', 'routes/careers.tsx'),
  route('partners', 'routes/partners.tsx'),
  route('contact-us', 'routes/contact.tsx'),
  route('bead', 'routes/bead.tsx'),
  route('knowledge-center', 'routes/knowledge-center.tsx'),

  // Articles, legal and plain pages are records: content/ lists them.
  ...articles.map(({ path }) => route(path.slice(1), 'routes/article.tsx', { id: path })),
  ...legalPages.map(({ path }) => route(path.slice(1), 'routes/legal.tsx', { id: path })),
  ...pages.map(({ path }) => route(path.slice(1), 'routes/page.tsx', { id: path })),

  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('llms.txt', 'routes/llms.ts'),
  route(':productSlug.md', 'routes/product-markdown.ts'),
  route(':productSlug', 'routes/product.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
