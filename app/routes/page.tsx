import { FamilyCards } from '#app/features/page/family-cards.tsx'
import { PageBody } from '#app/features/page/page-body.tsx'
import { PageHeading } from '#app/features/page/page-heading.tsx'
import { pageView } from '#app/features/page/page-view.ts'
import { pageTrail, recordHead } from '#app/lib/record-head.ts'
import { videoData } from '#app/lib/structured-data.ts'
import { productFilms } from '#content/product-films.ts'
import { NotFoundError } from '#app/page-module.ts'
import type { PageArgs, PageHead } from '../page-module.ts'

type View = NonNullable<ReturnType<typeof pageView>>

export function load({ site, url }: PageArgs): View {
  const view = pageView(site.catalogue, url.pathname.replace(/\/$/, ''))
  if (!view) throw new NotFoundError(url.pathname)
  return view
}

export function head(view: View): PageHead {
  const shown = new Set(view.sections.flatMap(({ films = [] }) => films))
  const films = productFilms
    .filter(({ film }) => shown.has(film))
    .map(({ published, ...film }) => videoData({ ...film, uploaded: published }))
  return recordHead(view, ...films)
}

export function Page({ data: view }: { data: View }) {
  return (
    <div className="wrap">
      <PageHeading trail={pageTrail(view)} title={view.title} intro={view.intro} />
      <PageBody view={view} />
      <FamilyCards cards={view.cards} />
    </div>
  )
}
