import { PageLink } from '#app/framework/page-link.tsx'
import type { QuestionsPart } from '#domain/records/solution-part.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { Part } from './part.tsx'
import styles from './questions.module.css'

/** Groups of questions beside each other; each answer opens by itself. */
export function Questions({ part: { heading, groups } }: { part: QuestionsPart }) {
  return (
    <Part heading={heading} wide>
      <div className={styles.groups}>
        {groups.map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            {items.map(({ question, answer, link }) => (
              <Accordion key={question} heading={question} level="nested">
                <p className={styles.answer}>
                  {answer}
                  {link && (
                    <>
                      {' '}
                      <PageLink to={link.to}>{link.label}</PageLink>
                    </>
                  )}
                </p>
              </Accordion>
            ))}
          </div>
        ))}
      </div>
    </Part>
  )
}
