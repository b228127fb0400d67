import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { pages } from '../content/pages.ts'

/** The site map. The catch-all for products comes after every fixed route. */
export default [
  index('routes/home.tsx'),
  route('products', 'routes/products.tsx'),
  route('family/:familySlug', 'routes/family.tsx'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  // Pages that are records: content/pages.ts lists them.
  ...pages.map(({ path }) => route(path.slice(1), 'routes/page.tsx', { id: `page${path}` })),
  route(':productSlug', 'routes/product.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
