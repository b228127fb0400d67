import { useEffect } from 'react'
import { Form } from 'react-router'
import { paths } from '#app/lib/paths.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import { useAsked } from '#app/lib/use-asked.ts'
import * as texts from '#texts/compare.ts'
import * as values from '#texts/values.ts'
import styles from './compare-page.module.css'
import { columnsAsked } from './columns-asked.ts'
import type { CompareView } from './compare-view.ts'

/** Which rows, in whose units, and as a file. */
export function CompareControls({ view }: { view: CompareView }) {
  const { ids, state, hasUnits } = view
  const { units } = state
  useEffect(() => {
    // The address has the last word, and was rendered.
    if (hasUnits && !units) void showUnits()
  }, [view, hasUnits, units])
  const { search } = new URL(paths.compare(ids), 'http://localhost')
  return (
    <div className={`no-print ${styles.controls}`}>
      {ids.length > 1 && (
        <div role="group" aria-label={texts.rows}>
          <Form action={paths.compare()} preventScrollReset>
            <CompareFields view={view} without="show" />
            <button aria-pressed={!state.differences}>{texts.allRows}</button>
            <button name="show" value="differences" aria-pressed={state.differences}>
              {texts.differencesOnly}
            </button>
          </Form>
        </div>
      )}
      {hasUnits && (
        <div role="group" aria-label={values.units}>
          <Form action={paths.compare()} preventScrollReset replace>
            <CompareFields view={view} without="units" />
            {(['metric', 'us'] as const).map((system) => (
              <button
                key={system}
                name="units"
                value={system}
                // Before anything is in the address, the visitor's region has it set by script.
                suppressHydrationWarning
                aria-pressed={units && units === system}
                onClick={() => void showUnits(system)}
              >
                {values.unitSystems[system]}
              </button>
            ))}
          </Form>
        </div>
      )}
      {(['csv', 'xlsx'] as const).map((form) => (
        <a key={form} href={programPaths.comparison(form, search)} download>
          {form.toUpperCase()}
        </a>
      ))}
    </div>
  )
}

/** What the address says already, or will by then, for a form that changes it. */
export function CompareFields({ view, without }: { view: CompareView; without?: string }) {
  const { ids, state } = view
  const asked = useAsked(paths.compare())
  const fields = {
    products: (asked ? columnsAsked(asked) : ids).join(','),
    show: asked ? asked.get('show') : state.differences && 'differences',
    units: asked ? asked.get('units') : state.units,
  }
  return Object.entries(fields).map(
    ([name, value]) =>
      value && name !== without && <input key={name} type="hidden" name={name} value={value} />,
  )
}

/** Remembers them too; the code of a choice comes with the first one. */
const showUnits = async (chosen?: string) =>
  (await import('#app/lib/unit-choice.ts')).showUnits(chosen)
