import type { CareersPage } from '#domain/records/careers.ts'
import { CompanySection } from './company-section.tsx'
import styles from './kinds-of-work.module.css'

export function KindsOfWork({ heading, text, items }: NonNullable<CareersPage['kinds']>) {
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
