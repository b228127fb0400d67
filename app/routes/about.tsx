import { Certifications } from '#app/features/company/certifications.tsx'
import { CompanyValues } from '#app/features/company/company-values.tsx'
import { FactoryFacts } from '#app/features/company/factory-facts.tsx'
import { Milestones } from '#app/features/company/milestones.tsx'
import { Mission } from '#app/features/company/mission.tsx'
import { OfficeMap } from '#app/features/company/office-map.tsx'
import { pageTrail } from '#app/lib/page-trail.ts'
import { required } from '#app/lib/required.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { breadcrumbData, organizationData } from '#app/lib/structured-data.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { FilmHero } from '#app/ui/film-hero.tsx'
import { aboutPage } from '#content/company/about.ts'
import type { Route } from './+types/about.ts'

const page = required(aboutPage)
const trail = pageTrail(page)

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...page, data: [breadcrumbData(trail), organizationData()] })
}

export default function About() {
  const { hero, mission, certifications, facts, milestones, offices } = page
  return (
    <>
      <FilmHero {...hero} />
      <div className="wrap">
        <Breadcrumb trail={trail} />
        <Mission {...mission} />
        <CompanyValues />
        {certifications && <Certifications {...certifications} />}
        {facts && <FactoryFacts {...facts} />}
        {milestones && <Milestones {...milestones} />}
        {offices && <OfficeMap {...offices} />}
      </div>
    </>
  )
}
