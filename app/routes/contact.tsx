import { GetInTouch } from '#app/features/contact/get-in-touch.tsx'
import { OfficeList } from '#app/features/contact/office-list.tsx'
import { PageHeading } from '#app/features/page/page-heading.tsx'
import { paths } from '#app/lib/paths.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { breadcrumbData, organizationData } from '#app/lib/structured-data.ts'
import { contactPage } from '#content/company/contact.ts'
import type { Route } from './+types/contact.ts'

const trail = [{ label: 'Home', to: paths.home() }, { label: contactPage.title }]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    ...contactPage,
    data: [breadcrumbData(trail), organizationData()],
  })
}

export default function Contact() {
  return (
    <div className="wrap">
      <PageHeading trail={trail} {...contactPage} />
      <GetInTouch />
      <OfficeList />
    </div>
  )
}
