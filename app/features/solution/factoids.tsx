import type { Solution } from '#domain/records/solution.ts'
import styles from './factoids.module.css'
import { Part } from './part.tsx'

type Props = { factoids: NonNullable<Solution['factoids']> }

/** Figures of the design itself, each in one line. */
export function Factoids({ factoids: { heading, items } }: Props) {
  return (
    <Part heading={heading}>
      <dl className={styles.items}>
        {items.map(({ figure, text }) => (
          <div key={figure}>
            <dt>{figure}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}
