import * as texts from '#texts/listing.ts'
import styles from './header-chips.module.css'
import type { Suggestions } from './suggestions-of.ts'

type Props = { chips: NonNullable<Suggestions['chips']>; onLeft: (text: string) => void }

/** What the header read, shown with it: its code comes with the code that reads. */
export function withChips(
  { chips, ...suggestions }: Suggestions,
  onLeft?: Props['onLeft'],
): Suggestions {
  return chips && onLeft
    ? { ...suggestions, read: <HeaderChips chips={chips} onLeft={onLeft} /> }
    : suggestions
}

/** How a text was read: each part with a press that takes its words out of the field. */
function HeaderChips({ chips, onLeft }: Props) {
  return (
    <div className={styles.read}>
      {texts.readAsColon}
      <ul className={styles.chips} aria-label={texts.readAs}>
        {chips.map(({ says, without }) => (
          <li key={says}>
            <button
              type="button"
              onClick={({ currentTarget: { form } }) => {
                const field = form!.elements.namedItem('q') as HTMLInputElement
                // Read from the field before React has put it there.
                field.value = without
                field.focus()
                onLeft(without)
              }}
            >
              {says} <b aria-hidden="true">✕</b>
              <span className="visually-hidden">{texts.remove}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
