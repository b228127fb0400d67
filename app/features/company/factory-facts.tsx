import type { AboutPage } from '#domain/records/about.ts'
import { Counter } from '#app/ui/counter.tsx'
import { StatisticBoxes } from '#app/ui/statistic-boxes.tsx'
import styles from './factory-facts.module.css'

/** The company in figures that count up when they come into view. */
export function FactoryFacts({ heading, items }: NonNullable<AboutPage['facts']>) {
  return (
    <div className={styles.facts}>
      <StatisticBoxes
        heading={heading}
        boxes={items.map(({ label, ...figure }) => ({ label, value: <Counter {...figure} /> }))}
      />
    </div>
  )
}
