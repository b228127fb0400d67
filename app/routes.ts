import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** The site map. The catch-all for products comes after every fixed route. */
export default [
  index('routes/home.tsx'),
  route('products', 'routes/products.tsx'),
  route('family/:familySlug', 'routes/family.tsx'),
  route(':productSlug', 'routes/product.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
