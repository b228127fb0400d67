import { Accordion } from '#app/ui/accordion.tsx'
import type { CareersPage } from '#domain/records/careers.ts'
import { CompanySection } from './company-section.tsx'
import styles from './spotlight.module.css'

type Props = NonNullable<CareersPage['spotlight']>

/** One person's answers; one of them is open at a time. */
export function Spotlight({ heading, role, text, questions }: Props) {
  return (
    <CompanySection
      heading={heading}
      aside={
        <>
          <p className={styles.role}>{role}</p>
          <p className="muted">{text}</p>
        </>
      }
    >
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <Accordion key={question} heading={question} level="item" name="spotlight">
            <p>{answer}</p>
          </Accordion>
        ))}
      </div>
    </CompanySection>
  )
}
