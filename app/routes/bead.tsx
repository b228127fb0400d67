import { siteContext } from '#app/context.ts'
import { beadView } from '#app/features/bead/bead-view.ts'
import { BeadQuestions } from '#app/features/bead/bead-questions.tsx'
import { BeadRules } from '#app/features/bead/bead-rules.tsx'
import { BeadStatuses } from '#app/features/bead/bead-statuses.tsx'
import { ComplianceTable } from '#app/features/bead/compliance-table.tsx'
import { DeMinimis } from '#app/features/bead/de-minimis.tsx'
import { LinkList } from '#app/features/page/link-list.tsx'
import { pageTrail } from '#app/lib/page-trail.ts'
import { paths } from '#app/lib/paths.ts'
import { required } from '#app/lib/required.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { breadcrumbData, faqData } from '#app/lib/structured-data.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { DownloadList } from '#app/features/page/download-list.tsx'
import { FilmHero } from '#app/ui/film-hero.tsx'
import { Section } from '#app/ui/section.tsx'
import { beadPage } from '#content/company/bead.ts'
import * as texts from '#texts/pages.ts'
import type { Route } from './+types/bead.ts'

const page = required(beadPage)
const trail = pageTrail(page)

export function loader({ context }: Route.LoaderArgs) {
  return beadView(context.get(siteContext).catalogue, page)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    ...page,
    data: [breadcrumbData(trail), faqData(page.questions.items)],
  })
}

export default function Bead({ loaderData: { statuses, rows } }: Route.ComponentProps) {
  const { film, title, table, rules, deMinimis, downloads, questions, sources } = page
  const { heading, text, files, link } = downloads
  return (
    <>
      <FilmHero film={film} heading={title} text={page.text}>
        <ButtonLink to={paths.support()}>{texts.contactUs}</ButtonLink>
        <ButtonLink to="#documents" look="outline">
          {heading}
        </ButtonLink>
      </FilmHero>
      <div className="wrap">
        <BeadStatuses heading={page.statuses.heading} statuses={statuses} />
        <ComplianceTable table={table} best={page.statuses.items[0]?.value} rows={rows} />
        <BeadRules rules={rules} />
        {deMinimis && <DeMinimis {...deMinimis} />}
        <Section heading={heading} text={text} id="documents">
          <DownloadList downloads={files} />
          <LinkList links={[link]} />
        </Section>
        <BeadQuestions questions={questions} sources={sources} />
      </div>
    </>
  )
}
