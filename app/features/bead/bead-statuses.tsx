import { Link } from 'react-router'
import { Section } from '#app/ui/section.tsx'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/pages.ts'
import styles from './bead-statuses.module.css'
import type { BeadStatus } from './bead-view.ts'

type Props = { heading: string; statuses: BeadStatus[] }

/** The statuses a product may state, each with its products in the catalogue. */
export function BeadStatuses({ heading, statuses }: Props) {
  return (
    <Section heading={heading} wide>
      <ul className={styles.statuses}>
        {statuses.map(({ value, text, count, to }, i) => (
          <li key={value} className={i === 0 ? styles.best : undefined}>
            <p className={styles.count}>{count}</p>
            <h3>{value}</h3>
            <p>{text}</p>
            <Link to={to}>
              {plural(count, texts.seeProducts)}
              <span className="visually-hidden">: {value}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
