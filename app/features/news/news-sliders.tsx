import type { ReactNode } from 'react'
import { Carousel } from '#app/ui/carousel.tsx'
import { Still } from '#app/ui/still.tsx'
import { RecordLink } from '#app/features/page/record-link.tsx'
import type { NewsPage } from '#domain/records/news.ts'
import { formatDay } from '#domain/texts/days.ts'
import type { LinkTarget } from '#domain/records/link.ts'
import * as texts from '#texts/pages.ts'
import styles from './news-sliders.module.css'
import newsCardStyles from './news-card.module.css'

/**
 * What has been written and what has been announced, three at a time. A single release stands at
 * large above, and not here once more.
 */
export function NewsSliders({ articles, releases }: Pick<NewsPage, 'articles' | 'releases'>) {
  return (
    <>
      {articles.length > 0 && (
        <div id="articles" className={styles.slider}>
          <Carousel label={texts.articles} heading={<h2>{texts.articles}</h2>} visible={3}>
            {articles.map(({ headline, body, kind, date, link, logo }) => (
              <NewsCard
                key={headline}
                about={kind}
                date={date}
                headline={headline}
                body={body}
                link={link}
                picture={
                  <Still
                    image={logo}
                    alt=""
                    sizes="(max-width: 768px) 100vw, (max-width: 1296px) 33vw, 405px"
                    largest={480}
                  />
                }
              />
            ))}
          </Carousel>
        </div>
      )}
      {releases.length > 1 && (
        <div id="releases" className={styles.slider}>
          <Carousel label={texts.news} heading={<h2>{texts.news}</h2>} visible={3}>
            {releases.map(({ headline, body, date, link }) => (
              <NewsCard
                key={headline}
                date={date}
                headline={headline}
                body={body}
                link={{ to: link }}
              />
            ))}
          </Carousel>
        </div>
      )}
    </>
  )
}

type NewsCardProps = {
  headline: string
  body: string
  date: string
  link: LinkTarget
  /** What kind of text it is. */
  about?: string
  picture?: ReactNode
}

/** One article or release in its slider; the whole card leads there. */
function NewsCard({ headline, body, date, link, about, picture }: NewsCardProps) {
  return (
    <article className={newsCardStyles.card}>
      {picture}
      <div className={newsCardStyles.words}>
        <p className={newsCardStyles.about}>
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
