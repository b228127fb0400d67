import { PageHeading } from '#app/features/page/page-heading.tsx'
import { DistributorList } from '#app/features/partners/distributor-list.tsx'
import { PartnerBenefits } from '#app/features/partners/partner-benefits.tsx'
import { PartnerResources } from '#app/features/partners/partner-resources.tsx'
import { pageTrail } from '#app/lib/page-trail.ts'
import { required } from '#app/lib/required.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { breadcrumbData } from '#app/lib/structured-data.ts'
import { partnersPage } from '#content/company/partners.ts'
import type { Route } from './+types/partners.ts'

const page = required(partnersPage)
const trail = pageTrail(page)

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...page, data: [breadcrumbData(trail)] })
}

export default function Partners() {
  const { title, intro, distributors, benefits, resources } = page
  return (
    <div className="wrap">
      <PageHeading trail={trail} title={title} intro={intro} />
      {distributors && <DistributorList {...distributors} />}
      <PartnerBenefits benefits={benefits} />
      {resources && <PartnerResources {...resources} />}
    </div>
  )
}
