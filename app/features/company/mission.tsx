import { Link } from 'react-router'
import type { AboutPage } from '#domain/records/about.ts'
import { CompanySection } from './company-section.tsx'
import styles from './mission.module.css'

export function Mission({ heading, statement, text, links }: AboutPage['mission']) {
  return (
    <CompanySection heading={heading}>
      <p className={styles.statement}>{statement}</p>
      <p className={styles.text}>{text}</p>
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
    </CompanySection>
  )
}
