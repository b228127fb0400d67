import { RecordLink } from '#app/features/page/record-link.tsx'
import { formatDay } from '#domain/texts/days.ts'
import { Section } from '#app/ui/section.tsx'
import { Still } from '#app/ui/still.tsx'
import type { NewsPage } from '#domain/records/news.ts'
import styles from './latest-news.module.css'

type Props = Pick<NewsPage, 'latest' | 'releases' | 'featured'>

/** How many of the newest releases stand beside the first one. */
const besides = 3

/** The newest release at large, the next ones as lines, and what stays in sight for longer. */
export function LatestNews({ latest, releases, featured }: Props) {
  return (
    <>
      <Releases {...latest} releases={releases} />
      {featured.length > 0 && (
        <ul className={styles.featured}>
          {featured.map(({ kind, title, text, link, picture }) => (
            <li key={title}>
              <Still
                image={picture}
                alt=""
                sizes="(max-width: 768px) 100vw, (max-width: 1023px) 50vw, 405px"
              />
              <div className={styles.words}>
                <p className={styles.kind}>{kind}</p>
                <h3>{title}</h3>
                <p>{text}</p>
                <RecordLink target={link} className={styles.link}>
                  {link.label}
                </RecordLink>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Releases({ heading, picture, releases }: NewsPage['latest'] & Pick<Props, 'releases'>) {
  const [first, ...others] = releases
  if (!first) return null
  return (
    <Section heading={heading} wide>
      <div className={styles.latest}>
        <article className={styles.first}>
          <Still image={picture} alt="" sizes="(max-width: 900px) 100vw, 690px" priority />
          <div className={styles.words}>
            <time dateTime={first.date}>{formatDay(first.date)}</time>
            <h3>
              <a href={first.link}>{first.headline}</a>
            </h3>
            <p>{first.body}</p>
          </div>
        </article>
        {others.length > 0 && (
          <ul className={styles.others}>
            {others.slice(0, besides).map(({ headline, date, link }) => (
              <li key={headline}>
                <time dateTime={date}>{formatDay(date)}</time>
                <h3>
                  <a href={link}>{headline}</a>
                </h3>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
