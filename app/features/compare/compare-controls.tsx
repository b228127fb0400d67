import { paths } from '#app/lib/paths.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import * as texts from '#texts/compare.ts'
import * as values from '#texts/values.ts'
import styles from './compare-page.module.css'
import type { CompareView } from './compare-view.ts'
import { suggestionsPath } from '#app/features/search/ask-for-suggestions.ts'
import { Button } from '#app/ui/button.tsx'
import { maxCompared } from '#domain/deciding/compare-state.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { Choices } from './compare-notes.tsx'

/** Leads back to the controls after a press on one. */
const action = `${paths.compare()}#controls`

/** Which rows, in whose units, and as a file. */
export function CompareControls({ view }: { view: CompareView }) {
  const { ids, state, hasUnits } = view
  // An address that names units has the last word.
  const UnitGroup = state.units ? 'div' : 'unit-switch'
  const { search } = new URL(paths.compare(ids), 'http://localhost')
  return (
    <div id="controls" className={`no-print ${styles.controls}`}>
      {ids.length > 1 && (
        <div role="group" aria-label={texts.rows}>
          <form action={action}>
            <CompareFields view={view} without="show" />
            <button aria-pressed={!state.differences}>{texts.allRows}</button>
            <button name="show" value="differences" aria-pressed={state.differences}>
              {texts.differencesOnly}
            </button>
          </form>
        </div>
      )}
      {hasUnits && (
        <UnitGroup role="group" aria-label={values.units}>
          <form action={action}>
            <CompareFields view={view} without="units" />
            {(['metric', 'us'] as const).map((system) => (
              <button
                key={system}
                name="units"
                value={system}
                aria-pressed={state.units && state.units === system}
              >
                {values.unitSystems[system]}
              </button>
            ))}
          </form>
        </UnitGroup>
      )}
      {(['csv', 'xlsx'] as const).map((form) => (
        <a key={form} href={programPaths.comparison(form, search)} download>
          {form.toUpperCase()}
        </a>
      ))}
    </div>
  )
}

/** What the address says, for a form that changes one part of it. */
export function CompareFields({ view, without }: { view: CompareView; without?: string }) {
  const { ids, state } = view
  const fields = {
    products: ids.join(','),
    show: state.differences && 'differences',
    units: state.units,
  }
  return Object.entries(fields).map(
    ([name, value]) =>
      value && name !== without && <input key={name} type="hidden" name={name} value={value} />,
  )
}

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
