import type { Cell, Wording } from '#domain/deciding/comparison.ts'
import { BothUnits } from '#app/ui/both-units.tsx'
import * as texts from '#texts/compare.ts'
import * as values from '#texts/values.ts'
import styles from './compare-table.module.css'

/** A value in both systems of units where it has both, and what it is a value of. */
export function CompareCell({ cell }: { cell: Cell }) {
  if (typeof cell === 'string') return <td className={styles.silent}>{values.silence[cell]}</td>
  const { metric, us, isBest } = cell
  return (
    <td className={isBest && styles.best}>
      <BothUnits metric={<Said {...metric} />} us={us && <Said {...us} />} />
      {isBest && (
        <>
          {' '}
          <b>{texts.best}</b>
        </>
      )}
    </td>
  )
}

function Said({ value, note }: Wording) {
  return note ? (
    <>
      {value} <small>{note}</small>
    </>
  ) : (
    value
  )
}
