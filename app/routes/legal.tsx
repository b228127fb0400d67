import { data } from 'react-router'
import { siteContext } from '#app/context.ts'
import { LegalPage } from '#app/features/legal/legal-page.tsx'
import { legalView } from '#app/features/legal/legal-view.server.ts'
import { notFoundData } from '#app/features/shell/not-found-data.ts'
import { pageTrail } from '#app/lib/page-trail.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { breadcrumbData } from '#app/lib/structured-data.ts'
import type { Route } from './+types/legal.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const view = legalView(url.pathname.replace(/\/$/, ''))
  if (view) return view
  const { catalogue } = context.get(siteContext)
  throw data(await notFoundData(catalogue, url.pathname), { status: 404 })
}

export function meta({ loaderData: view, matches }: Route.MetaArgs) {
  if (!view) return []
  const { title, description, path } = view
  return pageMeta(matches, { title, description, path, data: [breadcrumbData(pageTrail(view))] })
}

export default function Legal({ loaderData: view }: Route.ComponentProps) {
  return <LegalPage view={view} trail={pageTrail(view)} />
}
