import { useMemo } from 'react'
import { data } from 'react-router'
import { postedFormContext, siteContext } from '#app/context.ts'
import { contactView } from '#app/features/contact/contact-view.ts'
import { GetInTouch } from '#app/features/contact/get-in-touch.tsx'
import { OfficeList } from '#app/features/contact/office-list.tsx'
import { PageHeading } from '#app/features/page/page-heading.tsx'
import { homeCrumb } from '#app/lib/page-trail.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { breadcrumbData, organizationData } from '#app/lib/structured-data.ts'
import { contactPage } from '#content/company/contact.ts'
import type { Route } from './+types/contact.ts'

const trail = [homeCrumb, { label: contactPage.title }]

export function loader({ context, url }: Route.LoaderArgs) {
  const { places } = context.get(siteContext)
  const sent = url.searchParams.get('sent')
  const view = contactView(places, context.get(postedFormContext), sent)
  // The page of one sender.
  return data(view, sent === null ? undefined : { headers: { 'Cache-Control': 'no-store' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    ...contactPage,
    data: [breadcrumbData(trail), organizationData()],
  })
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const countries = useMemo(() => loaderData.countries.split('|'), [loaderData.countries])
  return (
    <div className="wrap">
      <PageHeading trail={trail} {...contactPage} />
      <GetInTouch form={{ ...loaderData, countries }} />
      <OfficeList />
    </div>
  )
}
