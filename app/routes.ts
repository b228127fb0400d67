import type { RouteConfig } from '@react-router/dev/routes'
import { importWithCompany } from '../cli/build/import-with-company.ts'

const { hydratingRoutes } =
  await importWithCompany<typeof import('./site-routes.ts')>('app/site-routes.ts')

/** Pages that hydrate whole. The framework reads this file without the build's aliases. */
export default hydratingRoutes satisfies RouteConfig
