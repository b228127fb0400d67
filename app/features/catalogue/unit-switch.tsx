import { useEffect, useState } from 'react'
import { chooseUnits, shownUnits, type Units } from '#app/lib/unit-choice.ts'
import styles from './specification-table.module.css'

/** Which system of units the specification shows: a choice for all pages. */
export function UnitSwitch() {
  const [units, setUnits] = useState<Units>()
  useEffect(() => setUnits(shownUnits()), [])
  return (
    <p role="group" aria-label="Units" className={`no-print ${styles.units}`}>
      {(['metric', 'us'] as const).map((system) => (
        <button
          key={system}
          aria-pressed={units === system}
          onClick={() => {
            chooseUnits(system)
            setUnits(system)
          }}
        >
          {system === 'us' ? 'U.S.' : 'Metric'}
        </button>
      ))}
    </p>
  )
}
