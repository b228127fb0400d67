import { HowToApply } from '#app/features/company/how-to-apply.tsx'
import { KindsOfWork } from '#app/features/company/kinds-of-work.tsx'
import { Spotlight } from '#app/features/company/spotlight.tsx'
import { TeamCards } from '#app/features/company/team-cards.tsx'
import { WorkPictures } from '#app/features/company/work-pictures.tsx'
import { pageTrail } from '#app/lib/page-trail.ts'
import { required } from '#app/lib/required.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { breadcrumbData } from '#app/lib/structured-data.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { FilmHero } from '#app/ui/film-hero.tsx'
import { NewTabLink } from '#app/ui/new-tab-link.tsx'
import { careersPage } from '#content/company/careers.ts'
import * as texts from '#texts/pages.ts'
import type { Route } from './+types/careers.ts'

const page = required(careersPage)
const trail = pageTrail(page)

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...page, data: [breadcrumbData(trail)] })
}

export default function Careers() {
  const { hero, jobBoard, kinds, pictures, teams, spotlight, apply } = page
  return (
    <>
      <FilmHero {...hero}>
        <NewTabLink href={jobBoard}>{texts.viewJobs}</NewTabLink>
      </FilmHero>
      <div className="wrap">
        <Breadcrumb trail={trail} />
        {kinds && <KindsOfWork {...kinds} />}
        {pictures && <WorkPictures {...pictures} />}
        {teams && <TeamCards {...teams} />}
        {spotlight && <Spotlight {...spotlight} />}
        {apply && <HowToApply {...apply} />}
      </div>
    </>
  )
}
