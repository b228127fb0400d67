import { siteContext } from '#app/context.ts'
import { beadView } from '#app/features/bead/bead-view.ts'
import { BeadQuestions } from '#app/features/bead/bead-questions.tsx'
import { BeadRules } from '#app/features/bead/bead-rules.tsx'
import { BeadStatuses } from '#app/features/bead/bead-statuses.tsx'
import { ComplianceTable } from '#app/features/bead/compliance-table.tsx'
import { DeMinimis } from '#app/features/bead/de-minimis.tsx'
import { LinkList } from '#app/features/page/link-list.tsx'
import { ConnectBand } from '#app/features/shell/connect-band.tsx'
import { paths } from '#app/lib/paths.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { breadcrumbData, faqData } from '#app/lib/structured-data.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { DownloadList } from '#app/ui/download-list.tsx'
import { FilmHero } from '#app/ui/film-hero.tsx'
import { Section } from '#app/ui/section.tsx'
import { beadDownloads, beadPage, beadQuestions } from '#content/company/bead.ts'
import { siteFilms } from '#content/site-films.ts'
import type { Route } from './+types/bead.ts'

const trail = [{ label: 'Home', to: paths.home() }, { label: beadPage.title }]

export function loader({ context }: Route.LoaderArgs) {
  return beadView(context.get(siteContext).catalogue)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    ...beadPage,
    data: [breadcrumbData(trail), faqData(beadQuestions.items)],
  })
}

export default function Bead({ loaderData: { statuses, rows } }: Route.ComponentProps) {
  const { heading, text, files, link } = beadDownloads
  return (
    <>
      <FilmHero
        film={siteFilms['solutions/rural-broadband']}
        heading={beadPage.title}
        text={beadPage.text}
      >
        <ButtonLink to={paths.support()}>Contact Us</ButtonLink>
        <ButtonLink to="#documents" look="outline">
          {heading}
        </ButtonLink>
      </FilmHero>
      <div className="wrap">
        <BeadStatuses statuses={statuses} />
        <ComplianceTable rows={rows} />
        <BeadRules />
        <DeMinimis />
        <Section heading={heading} text={text} id="documents">
          <DownloadList downloads={files} />
          <LinkList links={[link]} />
        </Section>
        <BeadQuestions />
      </div>
      <ConnectBand to={paths.support()} label="Let's Connect" />
    </>
  )
}
