import type { ReactNode } from 'react'
import { RecordLink } from '#app/features/page/record-link.tsx'
import { formatDay } from '#domain/texts/days.ts'
import type { LinkTarget } from '#domain/records/link.ts'
import styles from './news-card.module.css'

type Props = {
  headline: string
  body: string
  date: string
  link: LinkTarget
  /** What kind of text it is. */
  about?: string
  picture?: ReactNode
}

/** One article or release in its slider; the whole card leads there. */
export function NewsCard({ headline, body, date, link, about, picture }: Props) {
  return (
    <article className={styles.card}>
      {picture}
      <div className={styles.words}>
        <p className={styles.about}>
          {about && <span>{about}</span>}
          <time dateTime={date}>{formatDay(date)}</time>
        </p>
        <h3>
          <RecordLink target={link}>{headline}</RecordLink>
        </h3>
        <p>{body}</p>
      </div>
    </article>
  )
}
