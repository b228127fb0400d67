import { HomeHero } from '#app/features/home/home-hero.tsx'
import { paths } from '#app/lib/paths.ts'
import { organizationData, websiteData } from '#app/lib/structured-data.ts'
import { Carousel } from '#app/ui/carousel.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { FlipCards } from '#app/ui/flip-cards.tsx'
import { siteDescription } from '#content/site-description.ts'
import { site } from '#content/site.ts'
import { industries, events, news } from '#content/home.ts'
import type { FamilySummary } from '#domain/catalogue/catalogue.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { plural } from '#domain/texts/plural.ts'
import { values } from '#content/values.ts'
import * as texts from '#texts/pages.ts'
import type { PageArgs, PageHead } from '../page-module.ts'
import industryTilesStyles from '#app/features/home/industry-tiles.module.css'
import familiesCarouselStyles from '#app/features/home/families-carousel.module.css'
import homeValuesStyles from '#app/features/home/home-values.module.css'
import sectionHeadStyles from '#app/ui/section-head.module.css'
import type { ReactNode } from 'react'
import { fileUrl } from '#domain/pictures.ts'
import type { NewsCard } from '#domain/records/home.ts'
import styles from '#app/features/home/home-news.module.css'

type Family = FamilySummary<ProductSummary>

export const load = ({ site }: PageArgs): readonly Family[] => site.catalogue.families

export function head(): PageHead {
  return {
    title: site.name,
    description: siteDescription,
    path: paths.home(),
    data: [organizationData(), websiteData()],
  }
}

export function Page({ data: families }: { data: readonly Family[] }) {
  return (
    <>
      <HomeHero />
      <IndustryTiles />
      <FamiliesCarousel families={families} />
      <HomeNews />
      <HomeValues />
    </>
  )
}

function IndustryTiles() {
  if (!industries) return null
  return (
    <section className={`wrap ${industryTilesStyles.section}`}>
      <SectionHead heading={industries.heading} text={industries.text} />
      <ul className={industryTilesStyles.tiles}>
        {industries.tiles.map(({ name, to, fact }) => (
          <li key={to}>
            <a href={to}>
              <h3>{name}</h3>
              <span>{fact}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The families, four at a time, from the first to the last and no further. */
function FamiliesCarousel({ families }: { families: readonly Family[] }) {
  if (!families.length) return null
  return (
    <div className={`wrap ${familiesCarouselStyles.section}`}>
      <Carousel
        label={texts.productFamilies}
        heading={<h2>{texts.productFamilies}</h2>}
        visible={4}
      >
        {families.map(({ name, slug, top, products, subFamilies }) => (
          <a key={slug} href={paths.family(slug)} className={familiesCarouselStyles.tile}>
            <Picture
              image={top.image}
              alt=""
              missing={texts.noImage}
              sizes="(max-width: 768px) 100vw, (max-width: 1296px) 25vw, 304px"
              largest={640}
            />
            <span className={familiesCarouselStyles.words}>
              <b>{name}</b>
              <span>{subFamilies.slice(0, 3).join(', ')}</span>
              <span className={familiesCarouselStyles.count}>
                {plural(products.length, texts.products)}
              </span>
            </span>
          </a>
        ))}
      </Carousel>
    </div>
  )
}

function HomeValues() {
  if (!values) return null
  return (
    <section className={`wrap ${homeValuesStyles.section}`}>
      <SectionHead heading={values.heading} text={values.text} />
      <FlipCards cards={values.cards} />
    </section>
  )
}

/** A heading with a sentence beside it, below it on phones. */
function SectionHead({ heading, text }: { heading: string; text: string }) {
  return (
    <div className={sectionHeadStyles.head}>
      <h2>{heading}</h2>
      <p>{text}</p>
    </div>
  )
}

/** What is new: a product, an article and the year's events. */
function HomeNews() {
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
