import { RecordLink } from '#app/features/page/record-link.tsx'
import { Section } from '#app/ui/section.tsx'
import type { ServicesPage } from '#domain/records/services.ts'
import * as texts from '#texts/pages.ts'
import styles from './service-phases.module.css'

/** The phases of a project: what is done in each, and what the customer holds at its end. */
export function ServicePhases({ phases }: Pick<ServicesPage, 'phases'>) {
  return phases.map(({ heading, work, receive, link }) => (
    <Section key={heading} heading={heading}>
      <div className={styles.phase}>
        <div className={styles.work}>
          {work.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.receive}>
          <h3>{texts.youReceive}</h3>
          <ul>
            {receive.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <RecordLink target={link} className={styles.link}>
            {link.label}
          </RecordLink>
        </div>
      </div>
    </Section>
  ))
}
