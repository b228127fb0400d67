import { Accordion } from '#app/ui/accordion.tsx'
import { Section } from '#app/ui/section.tsx'
import type { BeadPage } from '#domain/records/bead.ts'
import styles from './bead-questions.module.css'

/** Questions with their answers, and the texts they rest on. */
export function BeadQuestions({ questions, sources }: Pick<BeadPage, 'questions' | 'sources'>) {
  return (
    <>
      <Section heading={questions.heading} id="questions">
        <div>
          {questions.items.map(({ question, answer }) => (
            <Accordion key={question} heading={question} level="item">
              <p className={styles.answer}>{answer}</p>
            </Accordion>
          ))}
        </div>
      </Section>
      <Section heading={sources.heading}>
        <ul className={styles.sources}>
          {sources.items.map(({ name, url }) => (
            <li key={url}>
              <a href={url} rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <p>{sources.note}</p>
      </Section>
    </>
  )
}
