import { suggestionsPath } from '#app/features/search/ask-for-suggestions.ts'
import { paths } from '#app/lib/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { maxCompared } from '#domain/deciding/compare-state.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/compare.ts'
import { CompareFields } from './compare-controls.tsx'
import { Choices } from './compare-notes.tsx'
import styles from './compare-page.module.css'
import type { CompareView } from './compare-view.ts'

/** One more column, or one in the place of another, by its number or name; `#add` leads to its field. */
export function AddColumn({ view }: { view: CompareView }) {
  const { ids, names, state, likely } = view
  if (ids.length >= maxCompared && !state.swap) {
    return (
      <p className={`muted no-print ${styles.add}`} id="add">
        {texts.isFull}
      </p>
    )
  }
  const replaced = state.swap && names[state.swap - 1]
  return (
    <div className={`no-print ${styles.add}`}>
      <form action={paths.compare()} className={styles.form}>
        <CompareFields view={view} />
        {state.swap && <input type="hidden" name="swap" value={state.swap} />}
        <label htmlFor="add">
          {replaced ? fillIn(texts.inPlaceOf, { name: replaced }) : texts.addProduct}
        </label>
        <suggested-products from={suggestionsPath('')}>
          <input
            id="add"
            name="add"
            list="offered"
            placeholder={texts.addHint}
            autoComplete="off"
            maxLength={200}
            required
          />
          <datalist id="offered" />
        </suggested-products>
        <Button type="submit" look="outline">
          {replaced ? texts.swap : texts.add}
        </Button>
      </form>
      {likely.length > 0 && (
        <p className="muted">
          {`${fillIn(texts.mostLike, { name: replaced || names[0]! })} `}
          <Choices choices={likely} />
        </p>
      )}
    </div>
  )
}
