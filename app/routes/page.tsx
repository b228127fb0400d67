import { data } from 'react-router'
import { siteContext } from '#app/context.ts'
import { FamilyCards } from '#app/features/page/family-cards.tsx'
import { PageBody } from '#app/features/page/page-body.tsx'
import { PageHeading } from '#app/features/page/page-heading.tsx'
import { pageView } from '#app/features/page/page-view.ts'
import { notFoundData } from '#app/features/shell/not-found-data.ts'
import { pageTrail } from '#app/lib/page-trail.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { videoData } from '#app/lib/structured-data.ts'
import { productFilms } from '#content/product-films.ts'
import type { Route } from './+types/page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue } = context.get(siteContext)
  // The page's own address; the request of a navigation is for its `.data`.
  const path = url.pathname.replace(/\/$/, '')
  const view = pageView(catalogue, path)
  if (!view) throw data(await notFoundData(catalogue, path), { status: 404 })
  return view
}

export function meta({ loaderData: view, matches }: Route.MetaArgs) {
  if (!view) return []
  const { title, description, path, sections, socialCard } = view
  const shown = new Set(sections.flatMap(({ films = [] }) => films))
  const films = productFilms
    .filter(({ film }) => shown.has(film))
    .map(({ published, ...film }) => videoData({ ...film, uploaded: published }))
  return pageMeta(matches, {
    title,
    description,
    path,
    ...(socialCard && { image: socialCard }),
    trail: pageTrail(view),
    data: films,
  })
}

export default function Page({ loaderData: view }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHeading trail={pageTrail(view)} title={view.title} intro={view.intro} />
      <PageBody view={view} />
      <FamilyCards cards={view.cards} />
    </div>
  )
}
