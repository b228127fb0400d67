import { LinkList } from '#app/features/page/link-list.tsx'
import { CheckList } from '#app/ui/check-list.tsx'
import { Section } from '#app/ui/section.tsx'
import type { PartnersPage } from '#domain/records/partners.ts'

/** What each kind of partner gets from us. */
export function PartnerBenefits({ benefits }: Pick<PartnersPage, 'benefits'>) {
  return benefits.map(({ heading, items, links }) => (
    <Section key={heading} heading={heading}>
      <CheckList items={items} />
      <LinkList links={links} />
    </Section>
  ))
}
