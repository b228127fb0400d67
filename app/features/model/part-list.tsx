import { useId } from 'react'
import * as texts from '#texts/model.ts'
import styles from './model-dialog.module.css'
import type { NamedPart } from './named-parts.ts'

type Props = {
  parts: readonly NamedPart[]
  chosen: number | undefined
  /** Undefined when the one that is marked is pressed again. */
  onChoose: (part: number | undefined) => void
}

/** A model's parts by name; a press marks one in the model. */
export function PartList({ parts, chosen, onChoose }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.parts}>
      <h3 id={id}>{texts.parts}</h3>
      <ul className={styles.list}>
        {parts.map(({ name, pieces }, part) => (
          <li key={part}>
            <button
              type="button"
              aria-pressed={part === chosen}
              onClick={() => onChoose(part === chosen ? undefined : part)}
            >
              {name}
              {pieces.length > 1 && <span>{`× ${pieces.length}`}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
