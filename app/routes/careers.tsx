import { HowToApply } from '#app/features/company/how-to-apply.tsx'
import { KindsOfWork } from '#app/features/company/kinds-of-work.tsx'
import { Spotlight } from '#app/features/company/spotlight.tsx'
import { TeamCards } from '#app/features/company/team-cards.tsx'
import { WorkPictures } from '#app/features/company/work-pictures.tsx'
import { ConnectBand } from '#app/features/shell/connect-band.tsx'
import { paths } from '#app/lib/paths.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { breadcrumbData } from '#app/lib/structured-data.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { FilmHero } from '#app/ui/film-hero.tsx'
import { NewTabLink } from '#app/ui/new-tab-link.tsx'
import { careers, careersHead } from '#content/company/careers.ts'
import { siteFilms } from '#content/site-films.ts'
import type { Route } from './+types/careers.ts'

const trail = [
  { label: 'Home', to: paths.home() },
  { label: 'About', to: paths.about() },
  { label: careersHead.title },
]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...careersHead, data: [breadcrumbData(trail)] })
}

export default function Careers() {
  return (
    <>
      <FilmHero film={siteFilms.careers} {...careers.hero}>
        <NewTabLink href={careers.jobBoard}>View jobs</NewTabLink>
      </FilmHero>
      <div className="wrap">
        <Breadcrumb trail={trail} />
        <KindsOfWork />
        <WorkPictures />
        <TeamCards />
        <Spotlight />
        <HowToApply />
      </div>
      <ConnectBand to={paths.support()} label="LET'S CONNECT" />
    </>
  )
}
