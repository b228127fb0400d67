import { Link } from 'react-router'
import { industries } from '#content/home.ts'
import styles from './industry-tiles.module.css'

export function IndustryTiles() {
  return (
    <section className={`wrap ${styles.section}`}>
      <div className={styles.head}>
        <h2>{industries.heading}</h2>
        <p className="muted">{industries.text}</p>
      </div>
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
