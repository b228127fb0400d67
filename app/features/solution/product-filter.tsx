import { useEffect, useMemo, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router'
import { ProductGrid } from '#app/features/catalogue/product-grid.tsx'
import { allFilters } from '#app/features/filters/all-filters.ts'
import { PlaceFiltersOnIntent } from '#app/features/filters/place-filters-on-intent.tsx'
import { HiddenFields } from '#app/ui/hidden-fields.tsx'
import { paths } from '#app/lib/paths.ts'
import { ChoiceButtons } from '#app/ui/choice-buttons.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { placeFields } from '#domain/catalogue/place-fields.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as listing from '#texts/listing.ts'
import * as texts from '#texts/pages.ts'
import type { FamilyProducts } from './family-products.ts'
import { Part } from './part.tsx'
import { solutionPlace } from './products-state.ts'

type Props = { heading: string; text?: string | undefined; slug: string; grid: FamilyProducts }

const anchor = 'products'
const [familyField] = placeFields

/** Products of the page's families, all or one family at a time, in pages. */
export function ProductFilter({ heading, text, slug, grid }: Props) {
  const { choices, chosen, families, total, matched, state, pages, before, cards } = grid
  const open = useSearchParams()[0].get('open')
  const place = useMemo(() => solutionPlace(slug, chosen), [slug, chosen])
  const status = useFocusOnTurn()
  return (
    <Part heading={heading} text={text} id={anchor} wide>
      <ChoiceButtons
        action={paths.solution(slug)}
        name="family"
        choices={choices.map(({ slug, label, count }) => ({ value: slug, label, count }))}
        chosen={chosen}
        total={total}
        anchor={anchor}
      >
        <HiddenFields of={paths.solution(slug, undefined, 1, state)} />
      </ChoiceButtons>
      <PlaceFiltersOnIntent
        view={grid}
        open={open}
        place={place}
        label={heading}
        among={{ [familyField]: families }}
      />
      <p role="status" className="visually-hidden" tabIndex={-1} ref={status}>
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
        to={(to) => `${paths.solution(slug, chosen, to, state)}#${anchor}`}
      />
    </Part>
  )
}

/**
 * The element that takes the focus when a page of the list is turned: the link that was pressed is
 * far below by then, or gone. Scrolling is the router's, by the fragment.
 */
function useFocusOnTurn() {
  const element = useRef<HTMLParagraphElement>(null)
  const { hash, key } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    // Going back, and a page that is loaded, put it where it was.
    if (hash === `#${anchor}` && type !== NavigationType.Pop)
      element.current?.focus({ preventScroll: true })
  }, [hash, key, type])
  return element
}
