import { careers, spotlightQuestions } from '#content/company/careers.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { CompanySection } from './company-section.tsx'
import styles from './spotlight.module.css'

const { heading, role, text } = careers.spotlight

/** One person's answers; one of them is open at a time. */
export function Spotlight() {
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
        {spotlightQuestions.map(({ question, answer }) => (
          <Accordion key={question} heading={question} level="item" name="spotlight">
            <p>{answer}</p>
          </Accordion>
        ))}
      </div>
    </CompanySection>
  )
}
