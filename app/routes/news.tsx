import { LatestNews } from '#app/features/news/latest-news.tsx'
import { NewsSliders } from '#app/features/news/news-sliders.tsx'
import { PageHeading } from '#app/features/page/page-heading.tsx'
import { pageTrail, required, recordHead } from '#app/lib/record-head.ts'
import { eventData } from '#app/lib/structured-data.ts'
import { LinkList } from '#app/features/page/link-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { RecordLink } from '#app/features/page/record-link.tsx'
import { Still } from '#app/ui/still.tsx'
import { newsPage } from '#content/company/news.ts'
import { formatDays } from '#domain/texts/days.ts'
import type {
  NewsPage,
  DemoTrailer as DemoTrailerRecord,
  BrandCenter as BrandCenterRecord,
} from '#domain/records/news.ts'
import { fileUrl } from '#domain/pictures.ts'
import * as texts from '#texts/pages.ts'
import eventsCalendarStyles from '#app/features/news/events-calendar.module.css'
import demoTrailerStyles from '#app/features/news/demo-trailer.module.css'
import brandCenterStyles from '#app/features/news/brand-center.module.css'

const page = required(newsPage)
const trail = pageTrail(page)

export const head = () => recordHead(page, ...(page.calendar?.events ?? []).map(eventData))

export function Page() {
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

type EventsCalendarProps = NonNullable<NewsPage['calendar']>

/** Where we can be met, by day. The page is cached, so nothing in it depends on today. */
function EventsCalendar({ heading, text, action, events }: EventsCalendarProps) {
  return (
    <Section heading={heading} text={text} id="events">
      <ol className={eventsCalendarStyles.events}>
        {events.map(({ name, start, end, place, text: brought }) => (
          <li key={name}>
            <p className={eventsCalendarStyles.days}>
              <time dateTime={start}>{formatDays(start, end)}</time>
              <span>{start.slice(0, 4)}</span>
            </p>
            <div>
              <h3>{name}</h3>
              {place && <p className={eventsCalendarStyles.place}>{place}</p>}
              <p>{brought}</p>
            </div>
          </li>
        ))}
      </ol>
      <LinkList links={[action]} />
    </Section>
  )
}

/** The trailer that comes to the customer, and how to ask for it. */
function DemoTrailer({ heading, text, picture, alt, action }: DemoTrailerRecord) {
  return (
    <section id="trailer" className={demoTrailerStyles.trailer}>
      <Still image={picture} alt={alt} sizes="(max-width: 900px) 100vw, 690px" />
      <div className={demoTrailerStyles.words}>
        <h2>{heading}</h2>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <RecordLink target={action} look="primary">
          {action.label}
        </RecordLink>
      </div>
    </section>
  )
}

/** The logo to take along, on the grounds it is made for. */
function BrandCenter({ heading, text, logos, links }: BrandCenterRecord) {
  return (
    <Section heading={heading} text={text} id="brand-center">
      <ul className={brandCenterStyles.logos}>
        {logos.map(({ name, file, dark }) => (
          <li key={file}>
            <span className={`${brandCenterStyles.ground} ${dark ? brandCenterStyles.dark : ''}`}>
              <img src={fileUrl(file)} alt="" height={32} loading="lazy" />
            </span>
            <a href={fileUrl(file)} download>
              <span className="visually-hidden">{`${texts.download} `}</span>
              {name} <small>SVG</small>
            </a>
          </li>
        ))}
      </ul>
      <LinkList links={links} />
    </Section>
  )
}
