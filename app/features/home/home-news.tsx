import type { ReactNode } from 'react'
import { events, news } from '#content/home.ts'
import { fileUrl } from '#domain/pictures.ts'
import type { NewsCard } from '#domain/records/home.ts'
import { Picture } from '#app/ui/picture.tsx'
import * as texts from '#texts/pages.ts'
import styles from './home-news.module.css'

/** What is new: a product, an article and the year's events. */
export function HomeNews() {
  if (!news) return null
  return (
    <section className={`wrap ${styles.section}`}>
      <div className={styles.head}>
        <h2>{news.heading}</h2>
        <a href={news.all.to}>{news.all.label}</a>
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
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{when}</dd>
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
          <a href={to}>{title}</a>
        </h3>
        {children}
      </div>
    </li>
  )
}
