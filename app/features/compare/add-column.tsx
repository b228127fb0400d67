import { useEffect, useId, useRef } from 'react'
import { Form } from 'react-router'
import { useSuggestions } from '#app/features/search/use-suggestions.ts'
import { paths } from '#app/lib/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { maxCompared } from '#domain/deciding/compare-state.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/compare.ts'
import { Choices } from './compare-notes.tsx'
import { CompareFields } from './compare-controls.tsx'
import styles from './compare-page.module.css'
import type { CompareView } from './compare-view.ts'

/** One more column, or one in the place of another, by its number or name. */
export function AddColumn({ view }: { view: CompareView }) {
  const { ids, names, state, likely } = view
  const { swap } = state
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { found, ask } = useSuggestions()
  useEffect(() => {
    if (!field.current) return
    field.current.value = ''
    if (swap) field.current.focus()
  }, [view, swap])
  if (ids.length >= maxCompared && !state.swap) {
    return (
      <p className={`muted no-print ${styles.add}`} id="add">
        {texts.isFull}
      </p>
    )
  }
  const replaced = state.swap && names[state.swap - 1]
  return (
    <div className={`no-print ${styles.add}`} id="add">
      <Form action={paths.compare()} preventScrollReset className={styles.form}>
        <CompareFields view={view} />
        {state.swap && <input type="hidden" name="swap" value={state.swap} />}
        <label htmlFor={id}>
          {replaced ? fillIn(texts.inPlaceOf, { name: replaced }) : texts.addProduct}
        </label>
        <input
          ref={field}
          id={id}
          name="add"
          list={`${id}-offered`}
          placeholder={texts.addHint}
          autoComplete="off"
          maxLength={200}
          required
          onChange={({ target }) => void ask(target.value.trim())}
        />
        <datalist id={`${id}-offered`}>
          {found?.links.map(({ to, name, note }) => (
            <option key={to} value={note || name}>
              {name}
            </option>
          ))}
        </datalist>
        <Button type="submit" look="outline">
          {replaced ? texts.swap : texts.add}
        </Button>
      </Form>
      {likely.length > 0 && (
        <p className="muted">
          {`${fillIn(texts.mostLike, { name: replaced || names[0]! })} `}
          <Choices choices={likely} />
        </p>
      )}
    </div>
  )
}
