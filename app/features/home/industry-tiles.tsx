import { Link } from 'react-router'
import { industries } from '#content/home.ts'
import { SectionHead } from '#app/ui/section-head.tsx'
import styles from './industry-tiles.module.css'

export function IndustryTiles() {
  if (!industries) return null
  return (
    <section className={`wrap ${styles.section}`}>
      <SectionHead heading={industries.heading} text={industries.text} />
      <ul className={styles.tiles}>
        {industries.tiles.map(({ name, to, fact }) => (
          <li key={to}>
            <Link to={to}>
              <h3>{name}</h3>
              <span>{fact}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
