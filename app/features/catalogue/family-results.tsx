import { paths } from '#app/lib/paths.ts'
import { Pager } from '#app/ui/pager.tsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/pages.ts'
import type { FamilyView } from './family-view.ts'
import { ProductGrid } from './product-grid.tsx'

/** The products of a family, or of one of its types. */
export function FamilyResults({ view }: { view: FamilyView }) {
  const { name, slug, chosen, state, cards, page, pages } = view
  return (
    <>
      <ProductGrid cards={cards} action />
      <Pager
        label={fillIn(texts.pagesOf, { name })}
        page={page}
        pages={pages}
        to={(to) => paths.family(slug, chosen, to, state)}
      />
    </>
  )
}
