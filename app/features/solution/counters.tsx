import type { CountersPart } from '#domain/records/solution-part.ts'
import { Counter } from '#app/ui/counter.tsx'
import styles from './counters.module.css'
import { Part } from './part.tsx'

/** Figures that count up as they come into view. */
export function Counters({ part: { heading, text, items, note } }: { part: CountersPart }) {
  return (
    <Part heading={heading} text={text} wide>
      <ul className={styles.items}>
        {items.map(({ key, label, ...figure }) => (
          <li key={key}>
            <b>
              <Counter {...figure} />
            </b>
            {label}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </Part>
  )
}
