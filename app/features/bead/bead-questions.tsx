import { Accordion } from '#app/ui/accordion.tsx'
import { Section } from '#app/ui/section.tsx'
import { beadNote, beadQuestions, beadSources } from '#content/company/bead.ts'
import styles from './bead-questions.module.css'

/** Questions with their answers, and the texts they rest on. */
export function BeadQuestions() {
  return (
    <>
      <Section heading={beadQuestions.heading} id="questions">
        <div>
          {beadQuestions.items.map(({ question, answer }) => (
            <Accordion key={question} heading={question} level="item">
              <p className={styles.answer}>{answer}</p>
            </Accordion>
          ))}
        </div>
      </Section>
      <Section heading="Sources">
        <ul className={styles.sources}>
          {beadSources.map(({ name, url }) => (
            <li key={url}>
              <a href={url} rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <p>{beadNote}</p>
      </Section>
    </>
  )
}
