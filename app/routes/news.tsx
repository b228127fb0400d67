import { BrandCenter } from '#app/features/news/brand-center.tsx'
import { DemoTrailer } from '#app/features/news/demo-trailer.tsx'
import { EventsCalendar } from '#app/features/news/events-calendar.tsx'
import { LatestNews } from '#app/features/news/latest-news.tsx'
import { NewsSliders } from '#app/features/news/news-sliders.tsx'
import { ConnectBand } from '#app/features/shell/connect-band.tsx'
import { PageHeading } from '#app/features/page/page-heading.tsx'
import { paths } from '#app/lib/paths.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { breadcrumbData, eventData } from '#app/lib/structured-data.ts'
import { events } from '#content/company/events.ts'
import { newsPage } from '#content/company/news.ts'
import type { Route } from './+types/news.ts'

const trail = [{ label: 'Home', to: paths.home() }, { label: newsPage.title }]

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...newsPage, data: [breadcrumbData(trail), ...events.map(eventData)] })
}

export default function News() {
  return (
    <>
      <div className="wrap">
        <PageHeading trail={trail} {...newsPage} />
        <LatestNews />
        <NewsSliders />
        <EventsCalendar />
        <DemoTrailer />
        <BrandCenter />
      </div>
      <ConnectBand to={paths.support()} label="Let's Connect" />
    </>
  )
}
