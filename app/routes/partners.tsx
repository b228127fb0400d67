import { PageHeading } from '#app/features/page/page-heading.tsx'
import { DistributorList } from '#app/features/partners/distributor-list.tsx'
import { PartnerBenefits } from '#app/features/partners/partner-benefits.tsx'
import { PartnerResources } from '#app/features/partners/partner-resources.tsx'
import { ConnectBand } from '#app/features/shell/connect-band.tsx'
import { paths } from '#app/lib/paths.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { breadcrumbData } from '#app/lib/structured-data.ts'
import { partnersPage } from '#content/company/partners.ts'
import type { Route } from './+types/partners.ts'

const trail = [{ label: 'Home', to: paths.home() }, { label: partnersPage.title }]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...partnersPage, data: [breadcrumbData(trail)] })
}

export default function Partners() {
  return (
    <>
      <div className="wrap">
        <PageHeading trail={trail} {...partnersPage} />
        <DistributorList />
        <PartnerBenefits />
        <PartnerResources />
      </div>
      <ConnectBand
        to={paths.support()}
        label="Let's Connect"
        heading="Sell, build or write with us."
      />
    </>
  )
}
