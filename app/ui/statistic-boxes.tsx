import type { ReactNode } from 'react'
import * as texts from '#texts/ui.ts'
import styles from './statistic-boxes.module.css'

export type StatisticBox = {
  value: ReactNode
  label: string
  source?: { name: string; url?: string }
}

/** Figures that decide, each with where it comes from. */
export function StatisticBoxes({ heading, boxes }: { heading: string; boxes: StatisticBox[] }) {
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      <ul className={styles.boxes}>
        {boxes.map(({ value, label, source }) => (
          <li key={label}>
            <p className={styles.value}>{value}</p>
            <p>{label}</p>
            {source && (
              <p className={styles.source}>
                {`${texts.source} `}
                {source.url ? (
                  <a href={source.url} rel="noopener">
                    {source.name}
                  </a>
                ) : (
                  source.name
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
