import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { ProductGrid } from '#app/features/catalogue/product-grid.tsx'
import { paths } from '#app/lib/paths.ts'
import { ChoiceButtons } from '#app/ui/choice-buttons.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/pages.ts'
import { solutionPageSize, type FamilyProducts } from './family-products.ts'
import { Part } from './part.tsx'

type Props = { heading: string; text?: string | undefined; slug: string; grid: FamilyProducts }

const anchor = 'products'

/** Products of the page's families, all or one family at a time, in pages. */
export function ProductFilter({ heading, text, slug, grid }: Props) {
  const { choices, chosen, total, matched, page, pages, cards } = grid
  const before = (page - 1) * solutionPageSize
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
      />
      <p role="status" className="visually-hidden" tabIndex={-1} ref={status}>
        {fillIn(texts.shownOf, {
          from: before + 1,
          to: before + cards.length,
          all: matched,
        })}
      </p>
      <ProductGrid cards={cards} priorities={0} />
      <Pager
        label={texts.pagesOfProducts}
        page={page}
        pages={pages}
        to={(to) => `${paths.solution(slug, chosen, to)}#${anchor}`}
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
