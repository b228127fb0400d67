import * as texts from '#texts/listing.ts'
import styles from './header-chips.module.css'
import type { Suggestions } from './suggestions-of.ts'

type Props = {
  chips: NonNullable<Suggestions['chips']>
  /** Takes the words of a part out of the text; `without` is what it leaves of the one that was read. */
  onRemove: (without: string) => void
}

/** How a text was read: each part with a press that takes its words out of the field. */
export function HeaderChips({ chips, onRemove }: Props) {
  return (
    <div className={styles.read}>
      {texts.readAsColon}
      <ul className={styles.chips} aria-label={texts.readAs}>
        {chips.map(({ says, without }) => (
          <li key={says}>
            <button type="button" onClick={() => onRemove(without)}>
              {says} <b aria-hidden="true">✕</b>
              <span className="visually-hidden">{texts.remove}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
