import { paths } from '#app/lib/paths.ts'
import { ChoiceButtons, choicesClass, HiddenFields } from '#app/ui/choice-buttons.tsx'
import * as texts from '#texts/listing.ts'
import type { FamilyView } from './family-view.ts'
import styles from './sub-family-buttons.module.css'

/** All, and each type of the family. */
export function SubFamilyButtons({ view }: { view: FamilyView }) {
  const { slug, chosen, subFamilies, ofAllTypes, content, state } = view
  return (
    <div className={styles.bar} id="products">
      <h2>{content?.subHeadline2 ?? texts.products}</h2>
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
