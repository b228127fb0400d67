import { Certifications } from '#app/features/company/certifications.tsx'
import { CompanyValues } from '#app/features/company/company-values.tsx'
import { FactoryFacts } from '#app/features/company/factory-facts.tsx'
import { Milestones } from '#app/features/company/milestones.tsx'
import { Mission } from '#app/features/company/mission.tsx'
import { OfficeMap } from '#app/features/company/office-map.tsx'
import { ConnectBand } from '#app/features/shell/connect-band.tsx'
import { paths } from '#app/lib/paths.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { breadcrumbData, organizationData } from '#app/lib/structured-data.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { FilmHero } from '#app/ui/film-hero.tsx'
import { about, aboutHead } from '#content/company/about.ts'
import { siteFilms } from '#content/site-films.ts'
import type { Route } from './+types/about.ts'

const trail = [{ label: 'Home', to: paths.home() }, { label: aboutHead.title }]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...aboutHead, data: [breadcrumbData(trail), organizationData()] })
}

export default function About() {
  return (
    <>
      <FilmHero film={siteFilms.about} {...about.hero} />
      <div className="wrap">
        <Breadcrumb trail={trail} />
        <Mission />
        <CompanyValues />
        <Certifications />
        <FactoryFacts />
        <Milestones />
        <OfficeMap />
      </div>
      <ConnectBand to={paths.support()} label="LET'S CONNECT" />
    </>
  )
}
