import { LinkList } from '#app/features/page/link-list.tsx'
import { formatDays } from '#domain/texts/days.ts'
import { Section } from '#app/ui/section.tsx'
import type { NewsPage } from '#domain/records/news.ts'
import styles from './events-calendar.module.css'

type Props = NonNullable<NewsPage['calendar']>

/** Where we can be met, by day. The page is cached, so nothing in it depends on today. */
export function EventsCalendar({ heading, text, action, events }: Props) {
  return (
    <Section heading={heading} text={text} id="events">
      <ol className={styles.events}>
        {events.map(({ name, start, end, place, text: brought }) => (
          <li key={name}>
            <p className={styles.days}>
              <time dateTime={start}>{formatDays(start, end)}</time>
              <span>{start.slice(0, 4)}</span>
            </p>
            <div>
              <h3>{name}</h3>
              {place && <p className={styles.place}>{place}</p>}
              <p>{brought}</p>
            </div>
          </li>
        ))}
      </ol>
      <LinkList links={[action]} />
    </Section>
  )
}
