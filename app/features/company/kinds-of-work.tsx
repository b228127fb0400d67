import { careers } from '#content/company/careers.ts'
import { CompanySection } from './company-section.tsx'
import styles from './kinds-of-work.module.css'

const { heading, text, items } = careers.kinds

export function KindsOfWork() {
  return (
    <CompanySection heading={heading} text={text}>
      <dl className={styles.kinds}>
        {items.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </CompanySection>
  )
}
