import { paths } from '#app/lib/paths.ts'
import { Pager } from '#app/ui/pager.tsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/pages.ts'
import type { FamilyView } from './family-view.ts'
import { ProductGrid } from './product-grid.tsx'
import { ChoiceButtons, choicesClass, HiddenFields } from '#app/ui/choice-buttons.tsx'
import * as listingTexts from '#texts/listing.ts'
import styles from './sub-family-buttons.module.css'

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

/** All, and each type of the family. */
export function SubFamilyButtons({ view }: { view: FamilyView }) {
  const { slug, chosen, subFamilies, ofAllTypes, content, state } = view
  return (
    <div className={styles.bar} id="products">
      <h2>{content?.subHeadline2 ?? listingTexts.products}</h2>
      {subFamilies.length > 0 && (
        <form action={`${paths.family(slug)}#products`} className={choicesClass}>
          <HiddenFields of={paths.family(slug, undefined, 1, state)} />
          <ChoiceButtons
            name="type"
            choices={subFamilies.map(({ name, count }) => ({ value: name, label: name, count }))}
            chosen={chosen}
            total={ofAllTypes}
          />
        </form>
      )}
    </div>
  )
}
