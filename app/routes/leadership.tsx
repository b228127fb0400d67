import { ChiefExecutive } from '#app/features/company/chief-executive.tsx'
import { ExecutiveCards } from '#app/features/company/executive-cards.tsx'
import { TitleRow } from '#app/features/page/title-row.tsx'
import { pageTrail } from '#app/lib/page-trail.ts'
import { required } from '#app/lib/required.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { breadcrumbData, personData } from '#app/lib/structured-data.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { leadershipPage } from '#content/company/leadership.ts'
import type { Route } from './+types/leadership.ts'

const page = required(leadershipPage)
const trail = pageTrail(page)
const chief = page.people.find((person) => person.chief)
const team = page.people.filter((person) => person !== chief)

export function meta({ matches }: Route.MetaArgs) {
  const people = page.people.map(({ linkedin, ...person }) =>
    personData({ ...person, profile: linkedin }),
  )
  return pageMeta(matches, { ...page, data: [breadcrumbData(trail), ...people] })
}

export default function Leadership() {
  return (
    <div className="wrap">
      <Breadcrumb trail={trail} />
      <TitleRow title={page.title} text={page.intro} />
      {chief && <ChiefExecutive person={chief} statement={page.statement} />}
      <ExecutiveCards {...page.team} people={team} />
    </div>
  )
}
