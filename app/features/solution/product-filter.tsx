import { ProductGrid } from '#app/features/catalogue/product-grid.tsx'
import { allFilters } from '#app/features/filters/all-filters.ts'
import { FilterForm } from '#app/features/filters/filter-form.tsx'
import { HiddenFields } from '#app/ui/hidden-fields.tsx'
import { paths } from '#app/lib/paths.ts'
import { ChoiceButtons, choicesClass } from '#app/ui/choice-buttons.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { placeFields } from '#domain/catalogue/place-fields.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as listing from '#texts/listing.ts'
import * as texts from '#texts/pages.ts'
import type { FamilyProducts } from './family-products.ts'
import { Part } from './part.tsx'
import { solutionPlace } from './products-state.ts'

type Props = {
  heading: string
  text?: string | undefined
  slug: string
  grid: FamilyProducts
  /** The filter that the address opens, if any. */
  open: string | null
}

/** Every form and link of the products leads here: the visitor goes on where the press was. */
const anchor = '#products'
const [familyField] = placeFields

/** Products of the page's families, all or one family at a time, in pages. */
export function ProductFilter({ heading, text, slug, grid, open }: Props) {
  const { choices, chosen, families, total, matched, state, pages, before, cards } = grid
  return (
    <Part heading={heading} text={text} id={anchor.slice(1)} wide>
      <form action={paths.solution(slug) + anchor} className={choicesClass}>
        <HiddenFields of={paths.solution(slug, undefined, 1, state)} />
        <ChoiceButtons
          name="family"
          choices={choices.map(({ slug, label, count }) => ({ value: slug, label, count }))}
          chosen={chosen}
          total={total}
        />
      </form>
      <FilterForm
        view={grid}
        open={open}
        place={solutionPlace(slug, chosen)}
        anchor={anchor}
        label={heading}
        among={{ [familyField]: families }}
      />
      <p role="status" className="visually-hidden">
        {matched > 0
          ? fillIn(texts.shownOf, {
              from: before + 1,
              to: before + cards.length,
              all: matched,
            })
          : plural(0, listing.productsShown)}
      </p>
      {open !== allFilters && <ProductGrid cards={cards} priorities={0} />}
      <Pager
        label={texts.pagesOfProducts}
        page={state.page}
        pages={pages}
        to={(to) => paths.solution(slug, chosen, to, state) + anchor}
      />
    </Part>
  )
}
