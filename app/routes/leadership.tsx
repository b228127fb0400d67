import { ChiefExecutive } from '#app/features/company/chief-executive.tsx'
import { ExecutiveCards } from '#app/features/company/executive-cards.tsx'
import { PageIntro } from '#app/features/company/page-intro.tsx'
import { ConnectBand } from '#app/features/shell/connect-band.tsx'
import { paths } from '#app/lib/paths.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { breadcrumbData, personData } from '#app/lib/structured-data.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { executives, leadership, leadershipHead } from '#content/company/leadership.ts'
import type { Route } from './+types/leadership.ts'

const trail = [
  { label: 'Home', to: paths.home() },
  { label: 'About', to: paths.about() },
  { label: leadershipHead.title },
]
const chief = executives.find((person) => person.chief)
const team = executives.filter((person) => person !== chief)

export function meta({ matches }: Route.MetaArgs) {
  const people = executives.map(({ linkedin, ...person }) =>
    personData({ ...person, profile: linkedin }),
  )
  return pageMeta(matches, { ...leadershipHead, data: [breadcrumbData(trail), ...people] })
}

export default function Leadership() {
  return (
    <>
      <div className="wrap">
        <Breadcrumb trail={trail} />
        <PageIntro title={leadershipHead.title} text={leadership.intro} />
        {chief && <ChiefExecutive person={chief} />}
        <ExecutiveCards people={team} />
      </div>
      <ConnectBand to={paths.support()} label="LET'S CONNECT" />
    </>
  )
}
