import type { Card } from '#app/features/catalogue/card.ts'
import { familyView } from '#app/features/catalogue/family-view.ts'
import { ProductGrid } from '#app/features/catalogue/product-grid.tsx'
import { paths } from '#app/lib/paths.ts'
import { required, recordHead } from '#app/lib/record-head.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { CheckList } from '#app/ui/check-list.tsx'
import { FilmHero } from '#app/ui/film-hero.tsx'
import { Section } from '#app/ui/section.tsx'
import { RecordLink } from '#app/features/page/record-link.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { servicesPage } from '#content/company/services.ts'
import { familySlug } from '#domain/catalogue/family.ts'
import type { ServicesPage, ResponseTimes as Props } from '#domain/records/services.ts'
import * as texts from '#texts/pages.ts'
import type { PageArgs } from '../page-module.ts'
import styles from '#app/features/services/service-phases.module.css'

const page = required(servicesPage)
const services = familySlug(page.catalogue?.family ?? '')
const wholeFamily = { choice: null, asked: { query: '', selection: {}, page: 1 } }

type View = { cards: Card[] }

/** Without services in the catalogue the page stands without cards. */
export async function load({ site: { catalogue, familyListings } }: PageArgs): Promise<View> {
  const family = await familyView(catalogue, familyListings, services, wholeFamily)
  return { cards: family?.cards ?? [] }
}

export const head = () => recordHead(page)

export function Page({ data: { cards } }: { data: View }) {
  const { title, text, film, phases, strengths, responseTimes, catalogue } = page
  return (
    <>
      <FilmHero film={film} heading={title} text={text}>
        <ButtonLink to={paths.support()}>{texts.contactUs}</ButtonLink>
      </FilmHero>
      <div className="wrap">
        <ServicePhases phases={phases} />
        {strengths && (
          <Section heading={strengths.heading}>
            <CheckList items={strengths.items} />
          </Section>
        )}
        {responseTimes && <ResponseTimes {...responseTimes} />}
        {catalogue && cards.length > 0 && (
          <Section heading={catalogue.heading} wide>
            <ProductGrid cards={cards} action />
          </Section>
        )}
      </div>
    </>
  )
}

/** The phases of a project: what is done in each, and what the customer holds at its end. */
function ServicePhases({ phases }: Pick<ServicesPage, 'phases'>) {
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

/** How soon somebody comes, for whom, and what to order. */
function ResponseTimes({ heading, caption, columns, rows }: Props) {
  return (
    <Section heading={heading} wide>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows.map(({ time, site, includes, link }) => [
          time,
          site,
          includes,
          <a key={link.to} href={link.to}>
            {link.label}
          </a>,
        ])}
      />
    </Section>
  )
}
