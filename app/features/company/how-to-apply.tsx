import type { CareersPage } from '#domain/records/careers.ts'
import { CompanySection } from './company-section.tsx'
import styles from './how-to-apply.module.css'

export function HowToApply({ heading, steps }: NonNullable<CareersPage['apply']>) {
  return (
    <CompanySection heading={heading} wide>
      <ol className={styles.steps}>
        {steps.map(({ title, text, email }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              {text}
              {email && (
                <>
                  {' '}
                  <a href={`mailto:${email}`}>{email}</a>.
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </CompanySection>
  )
}
