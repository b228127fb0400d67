import { FamilyCards, familyCards, type FamilyCard } from '#app/features/page/family-cards.tsx'
import { PageBody } from '#app/features/page/page-body.tsx'
import { PageHeading } from '#app/features/page/page-heading.tsx'
import { pageTrail, recordHead } from '#app/lib/record-head.ts'
import { videoData } from '#app/lib/structured-data.ts'
import { productFilms } from '#content/product-films.ts'
import { NotFoundError, type PageArgs, type PageHead } from '#app/page-module.ts'
import { fixedPages } from '#content/pages.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import type { PageRecord } from '#domain/records/page-record.ts'

export function load({ site, url }: PageArgs): PageView {
  const view = pageView(site.catalogue, url.pathname.replace(/\/$/, ''))
  if (!view) throw new NotFoundError(url.pathname)
  return view
}

export function head(view: PageView): PageHead {
  const shown = new Set(view.sections.flatMap(({ films = [] }) => films))
  const films = productFilms
    .filter(({ film }) => shown.has(film))
    .map(({ published, ...film }) => videoData({ ...film, uploaded: published }))
  return recordHead(view, ...films)
}

export function Page({ data: view }: { data: PageView }) {
  return (
    <div className="wrap">
      <PageHeading trail={pageTrail(view)} title={view.title} intro={view.intro} />
      <PageBody view={view} />
      <FamilyCards cards={view.cards} />
    </div>
  )
}

/** A page made of a record, with the families it names as cards. */
type PageView = Omit<PageRecord, 'families'> & { cards: FamilyCard[] }

/** Undefined where no record has this path. */
function pageView(catalogue: Catalogue<ProductSummary>, path: string): PageView | undefined {
  const record = fixedPages.find((page) => page.path === path)
  if (!record || !('sections' in record)) return undefined
  const { families = [], ...page } = record
  return {
    ...page,
    cards: familyCards(
      catalogue,
      families.map((name) => ({ name })),
    ),
  }
}
