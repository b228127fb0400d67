import { Link } from 'react-router'
import { about } from '#content/company/about.ts'
import { CompanySection } from './company-section.tsx'
import styles from './mission.module.css'

const { heading, statement, text, links } = about.mission

export function Mission() {
  return (
    <CompanySection heading={heading}>
      <p className={styles.statement}>{statement}</p>
      <p className={styles.text}>{text}</p>
      <ul className={styles.links}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </CompanySection>
  )
}
