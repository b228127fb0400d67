import { DirectAreas, DistributorList } from '#app/features/partners/distributor-list.tsx'
import { PageHeading } from '#app/features/page/page-heading.tsx'
import { pageTrail, required, recordHead } from '#app/lib/record-head.ts'
import { Section } from '#app/ui/section.tsx'
import { LinkList } from '#app/features/page/link-list.tsx'
import { CheckList } from '#app/ui/check-list.tsx'
import { RecordLink } from '#app/features/page/record-link.tsx'
import { Modal } from '#app/ui/modal.tsx'
import { partnersPage } from '#content/company/partners.ts'
import type { PartnersPage } from '#domain/records/partners.ts'
import { site } from '#content/site.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/pages.ts'
import partnerResourcesStyles from '#app/features/partners/partner-resources.module.css'

const page = required(partnersPage)
const trail = pageTrail(page)

export const head = () => recordHead(page)

export function Page() {
  const { title, intro, distributors, direct, benefits, resources } = page
  return (
    <div className="wrap">
      <PageHeading trail={trail} title={title} intro={intro} />
      {distributors && <DistributorList {...distributors} />}
      {direct && <DirectAreas {...direct} />}
      <PartnerBenefits benefits={benefits} />
      {resources && <PartnerResources {...resources} />}
    </div>
  )
}

/** What each kind of partner gets from us. */
function PartnerBenefits({ benefits }: Pick<PartnersPage, 'benefits'>) {
  return benefits.map(({ heading, items, links }) => (
    <Section key={heading} heading={heading}>
      <CheckList items={items} />
      <LinkList links={links} />
    </Section>
  ))
}

type PartnerResourcesProps = NonNullable<PartnersPage['resources']>

/** What a partner prints, links and asks for. */
function PartnerResources({ heading, cards }: PartnerResourcesProps) {
  return (
    <Section heading={heading} wide id="resources">
      <ul className={partnerResourcesStyles.cards}>
        {cards.map(({ title, text, description, links }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <div className={partnerResourcesStyles.actions}>
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
                <RecordLink key={link.label} target={link} className={partnerResourcesStyles.link}>
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
