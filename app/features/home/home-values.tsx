import { values } from '#content/values.ts'
import { FlipCards } from '#app/ui/flip-cards.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import styles from './home-values.module.css'

export function HomeValues() {
  if (!values) return null
  return (
    <section className={`wrap ${styles.section}`}>
      <SectionHead heading={values.heading} text={values.text} />
      <FlipCards cards={values.cards} />
    </section>
  )
}
