import { LinkList } from '#app/features/page/link-list.tsx'
import { Section } from '#app/ui/section.tsx'
import type { BeadPage } from '#domain/records/bead.ts'
import styles from './bead-rules.module.css'

/** What law and waiver ask, each with the text it rests on. */
export function BeadRules({ rules }: Pick<BeadPage, 'rules'>) {
  return rules.map(({ heading, paragraphs, list, link }) => (
    <Section key={heading} heading={heading}>
      <div className={styles.prose}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {list && (
          <ul>
            {list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
        {link && <LinkList links={[link]} />}
      </div>
    </Section>
  ))
}
