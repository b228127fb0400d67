import { RecordLink } from '#app/features/page/record-link.tsx'
import { Modal } from '#app/ui/modal.tsx'
import { Section } from '#app/ui/section.tsx'
import { site } from '#content/site.ts'
import type { PartnersPage } from '#domain/records/partners.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/pages.ts'
import styles from './partner-resources.module.css'

type Props = NonNullable<PartnersPage['resources']>

/** What a partner prints, links and asks for. */
export function PartnerResources({ heading, cards }: Props) {
  return (
    <Section heading={heading} wide id="resources">
      <ul className={styles.cards}>
        {cards.map(({ title, text, description, links }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <div className={styles.actions}>
              {description && (
                <Modal
                  button={description.button}
                  about={fillIn(texts.ofName, { name: site.legalName })}
                  title={site.legalName}
                >
                  {description.paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </Modal>
              )}
              {links.map((link) => (
                <RecordLink key={link.label} target={link} className={styles.link}>
                  {link.label}
                </RecordLink>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
