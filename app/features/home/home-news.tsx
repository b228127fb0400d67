import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { events, news } from '#content/home.ts'
import { site } from '#content/site.ts'
import { fileUrl } from '#domain/pictures.ts'
import type { NewsCard } from '#domain/records/home.ts'
import { dayIn } from '#domain/texts/days.ts'
import { PageLink } from '#app/framework/page-link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import * as texts from '#texts/pages.ts'
import styles from './home-news.module.css'

/** What is new: a product, an article and the year's events. */
export function HomeNews() {
  const section = useRef<HTMLElement>(null)
  const next = useNextEvent(section)
  if (!news) return null
  return (
    <section ref={section} className={`wrap ${styles.section}`}>
      <div className={styles.head}>
        <h2>{news.heading}</h2>
        <PageLink to={news.all.to}>{news.all.label}</PageLink>
      </div>
      <ul className={styles.cards}>
        {news.cards.map((card) => (
          <Card key={card.to} {...card}>
            <p className="muted">{card.text}</p>
          </Card>
        ))}
        {events && (
          <Card {...events}>
            <dl className={styles.events}>
              {events.dates.map(({ name, when }) => (
                <div key={name} data-next={name === next || undefined}>
                  <dt>{name}</dt>
                  <dd>
                    {name === next && `${texts.nextEvent} `}
                    {when}
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
        )}
      </ul>
    </section>
  )
}

type CardProps = Omit<NewsCard, 'text'> & { children: ReactNode }

function Card({ kind, when, title, image, to, children }: CardProps) {
  return (
    <li>
      {image.endsWith('.svg') ? (
        <img src={fileUrl(image)} alt="" width={1200} height={675} loading="lazy" />
      ) : (
        <Picture
          image={image}
          alt=""
          missing={texts.noImage}
          sizes="(max-width: 768px) 100vw, 405px"
          largest={960}
        />
      )}
      <div className={styles.words}>
        <p className={styles.kind}>
          {kind} <span>{when}</span>
        </p>
        <h3>
          <PageLink to={to}>{title}</PageLink>
        </h3>
        {children}
      </div>
    </li>
  )
}

/**
 * By the visitor's clock, for the server's page may be days old, but by the company's day. Once the events
 * come near the window: a phone takes a tenth of a second to make ready the days of a time zone.
 */
function useNextEvent(place: RefObject<HTMLElement | null>): string | undefined {
  const [next, setNext] = useState<string>()
  useEffect(() => {
    if (!events || !place.current) return
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        near.disconnect()
        const today = dayIn(site.timeZone, new Date())
        setNext(events?.dates.find(({ end }) => end >= today)?.name)
      },
      { rootMargin: '200px' },
    )
    near.observe(place.current)
    return () => near.disconnect()
  }, [place])
  return next
}
