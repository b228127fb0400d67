import { LinkList } from '#app/features/page/link-list.tsx'
import { SectionText } from '#app/features/page/section-text.tsx'
import { Section } from '#app/ui/section.tsx'
import type { BeadPage } from '#domain/records/bead.ts'

/** What law and waiver ask, each with the text it rests on. */
export function BeadRules({ rules }: Pick<BeadPage, 'rules'>) {
  return rules.map(({ heading, paragraphs, list, link }) => (
    <Section key={heading} heading={heading}>
      <SectionText paragraphs={paragraphs} list={list} />
      {link && <LinkList links={[link]} />}
    </Section>
  ))
}
