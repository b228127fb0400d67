import { data } from 'react-router'
import { siteContext } from '#app/context.ts'
import { LegalPage } from '#app/features/legal/legal-page.tsx'
import { legalView } from '#app/features/legal/legal-view.server.ts'
import { ConnectBand } from '#app/features/shell/connect-band.tsx'
import { notFoundData } from '#app/features/shell/not-found-data.ts'
import { paths } from '#app/lib/paths.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { breadcrumbData } from '#app/lib/structured-data.ts'
import type { Route } from './+types/legal.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const view = legalView(url.pathname.replace(/\/$/, ''))
  if (view) return view
  const { catalogue } = context.get(siteContext)
  throw data(notFoundData(catalogue, url.pathname), { status: 404 })
}

export function meta({ loaderData: view, matches }: Route.MetaArgs) {
  if (!view) return []
  const { title, description, path } = view
  return pageMeta(matches, { title, description, path, data: [breadcrumbData(trail(title))] })
}

export default function Legal({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <LegalPage view={view} trail={trail(view.title)} />
      <ConnectBand to={paths.contact()} label="Contact Us" heading="A question about your data?" />
    </>
  )
}

function trail(title: string) {
  return [{ label: 'Home', to: paths.home() }, { label: title }]
}
