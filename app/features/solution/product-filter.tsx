import { ListPart } from '#app/features/catalogue/list-part.tsx'
import { ProductGrid } from '#app/features/catalogue/product-grid.tsx'
import { ListControls } from '#app/features/filters/list-controls.tsx'
import { controlledList } from '#app/features/filters/list-source.tsx'
import { paths } from '#app/lib/paths.ts'
import { ChoiceButtons, choicesClass, HiddenFields } from '#app/ui/choice-buttons.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { placeFields } from '#domain/catalogue/place-fields.ts'
import * as texts from '#texts/pages.ts'
import type { FamilyProducts } from './family-products.ts'
import { Part } from './part.tsx'

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
  const { choices, chosen, families, total, state, pages, cards } = grid
  return (
    <Part heading={heading} text={text} id={anchor.slice(1)} wide>
      <ListPart name="choices">
        <form action={paths.solution(slug) + anchor} className={choicesClass}>
          <HiddenFields of={paths.solution(slug, undefined, 1, state)} />
          <ChoiceButtons
            name="family"
            choices={choices.map(({ slug: value, label, count }) => ({ value, label, count }))}
            chosen={chosen}
            total={total}
          />
        </form>
      </ListPart>
      <ListControls
        page={{ kind: 'solution', slug, family: chosen }}
        list={controlledList(grid)}
        open={open}
        label={heading}
        among={{ [familyField]: families }}
        database={undefined}
      />
      <ListPart name="results">
        <ProductGrid cards={cards} priorities={0} />
        <Pager
          label={texts.pagesOfProducts}
          page={state.page}
          pages={pages}
          to={(to) => paths.solution(slug, chosen, to, state) + anchor}
        />
      </ListPart>
    </Part>
  )
}
