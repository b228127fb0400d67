import { BrandCenter } from '#app/features/news/brand-center.tsx'
import { DemoTrailer } from '#app/features/news/demo-trailer.tsx'
import { EventsCalendar } from '#app/features/news/events-calendar.tsx'
import { LatestNews } from '#app/features/news/latest-news.tsx'
import { NewsSliders } from '#app/features/news/news-sliders.tsx'
import { PageHeading } from '#app/features/page/page-heading.tsx'
import { pageTrail } from '#app/lib/page-trail.ts'
import { required } from '#app/lib/required.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { breadcrumbData, eventData } from '#app/lib/structured-data.ts'
import { newsPage } from '#content/company/news.ts'
import type { Route } from './+types/news.ts'

const page = required(newsPage)
const trail = pageTrail(page)

export function meta({ matches }: Route.MetaArgs) {
  const events = page.calendar?.events ?? []
  return pageMeta(matches, { ...page, data: [breadcrumbData(trail), ...events.map(eventData)] })
}

export default function News() {
  const { title, intro, latest, releases, featured, articles, calendar, trailer, brandCenter } =
    page
  return (
    <div className="wrap">
      <PageHeading trail={trail} title={title} intro={intro} />
      <LatestNews latest={latest} releases={releases} featured={featured} />
      <NewsSliders articles={articles} releases={releases} />
      {calendar && <EventsCalendar {...calendar} />}
      {trailer && <DemoTrailer {...trailer} />}
      {brandCenter && <BrandCenter {...brandCenter} />}
    </div>
  )
}
