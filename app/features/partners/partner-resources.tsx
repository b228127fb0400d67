import type { ReactNode } from 'react'
import { RecordLink } from '#app/features/page/record-link.tsx'
import { Modal } from '#app/ui/modal.tsx'
import { Section } from '#app/ui/section.tsx'
import { companyDescription, partnerResources } from '#content/company/partners.ts'
import { site } from '#content/site.ts'
import styles from './partner-resources.module.css'

/** What a partner prints, links and asks for. */
export function PartnerResources() {
  const { heading, brandGuide, description, logo, media } = partnerResources
  return (
    <Section heading={heading} wide id="resources">
      <ul className={styles.cards}>
        <Card {...brandGuide}>
          <RecordLink target={brandGuide.link} className={styles.link}>
            {brandGuide.link.label}
          </RecordLink>
        </Card>
        <Card {...description}>
          <Modal button={description.button} about={`of ${site.legalName}`} title={site.legalName}>
            {companyDescription.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Modal>
        </Card>
        <Card {...logo}>
          <RecordLink target={logo.link} className={styles.link}>
            {logo.link.label}
          </RecordLink>
          <RecordLink target={logo.more} className={styles.link}>
            {logo.more.label}
          </RecordLink>
        </Card>
        <Card {...media}>
          <RecordLink target={media.link} className={styles.link}>
            {media.link.label}
          </RecordLink>
        </Card>
      </ul>
    </Section>
  )
}

function Card({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </li>
  )
}
