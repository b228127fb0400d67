import type { RouteConfig } from '@react-router/dev/routes'
import { importWithCompany } from '../cli/build/import-with-company.ts'

const { siteRoutes } =
  await importWithCompany<typeof import('./site-routes.ts')>('app/site-routes.ts')

/** The framework reads this file without the build's aliases: the site map is in site-routes.ts. */
export default siteRoutes satisfies RouteConfig
