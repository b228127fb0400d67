import { about, facts } from '#content/company/about.ts'
import { Counter } from '#app/ui/counter.tsx'
import { StatisticBoxes } from '#app/ui/statistic-boxes.tsx'
import styles from './factory-facts.module.css'

/** The company in figures that count up when they come into view. */
export function FactoryFacts() {
  return (
    <div className={styles.facts}>
      <StatisticBoxes
        heading={about.facts.heading}
        boxes={facts.map(({ label, ...figure }) => ({ label, value: <Counter {...figure} /> }))}
      />
    </div>
  )
}
