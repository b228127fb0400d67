import { Accordion } from '#app/ui/accordion.tsx'
import { paths } from '#app/lib/paths.ts'
import { Carousel } from '#app/ui/carousel.tsx'
import * as texts from '#texts/product.ts'
import { ProductCard } from './product-card.tsx'
import { ProductOrdering } from './product-ordering.tsx'
import styles from './product-section.module.css'
import type { ProductView } from './product-view.ts'
import { SpecificationSection } from './specification-table.tsx'
import type { FactBlock } from './product-facts-view.ts'
import factBlocksStyles from './fact-blocks.module.css'
import { CaptionedFilm } from '#app/ui/captioned-film.tsx'
import { videoSource } from '#domain/catalogue/video.ts'
import { captionsUrl, fileUrl, pictureSource } from '#domain/pictures.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import productVideosStyles from './product-videos.module.css'

/** All of a product's page below its first screen. */
export function ProductSections({ view }: { view: ProductView }) {
  const { slug, name, specification, similar, ordering, features, faq, files, related } = view
  return (
    <>
      <nav aria-label={texts.onThisPage} className={`no-print ${styles.links}`}>
        {sectionsOf(view).map(([id, label]) => (
          <a key={id} href={`#${id}`}>
            {label}
          </a>
        ))}
      </nav>
      {specification.groups.length > 0 && (
        <SpecificationSection name={name} slug={slug} {...specification} />
      )}
      {similar.length > 0 && (
        <p className={`no-print ${styles.similar}`}>
          <a href={paths.compare([slug, ...similar])}>{texts.compareSimilar}</a>
        </p>
      )}
      {ordering && (
        <section className={styles.section} id="ordering">
          <h2>{texts.ordering}</h2>
          <ProductOrdering slug={slug} ordering={ordering} />
        </section>
      )}
      <FactBlocks blocks={view.blocks} />
      {view.sections.map(({ heading, description }) => (
        <section key={heading + description} className={styles.section}>
          <h2>{heading}</h2>
          <p className={styles.prose}>{description}</p>
        </section>
      ))}
      {features.length > 0 && (
        <div className={styles.accordion}>
          <Accordion heading={texts.features} open>
            {features.map(({ heading, items }, i) => (
              <div key={i} className={styles.group}>
                {heading && heading !== texts.features && <h3>{heading}</h3>}
                <ul className={styles.list}>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            ))}
          </Accordion>
        </div>
      )}
      {faq.length > 0 && (
        <div className={styles.accordion}>
          <Accordion heading={texts.faqs} id="questions">
            {faq.map(({ question, answer }) => (
              <div key={question + answer} className={styles.question}>
                <h3>{question}</h3>
                <p className={styles.prose}>{answer}</p>
              </div>
            ))}
          </Accordion>
        </div>
      )}
      {files.length > 0 && (
        <section className={styles.section} id="documents">
          <h2>{texts.resources}</h2>
          <ul className={styles.files}>
            {files.map(({ kind, label, href, note }) => (
              <li key={kind}>
                <a href={href}>
                  {label} <span className="muted">{note}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ProductVideos videos={view.videos} picture={view.images[0] ?? ''} />
      {related.length > 0 && (
        <div className={styles.related}>
          <Carousel
            label={texts.relatedProducts}
            heading={<h2>{texts.relatedProducts}</h2>}
            visible={3}
            wraps
          >
            {related.map((card) => (
              <ProductCard key={card.slug} card={card} />
            ))}
          </Carousel>
        </div>
      )}
    </>
  )
}

/** The ids, which others may link to, and short names of the sections that the page has. */
function sectionsOf({ specification, ordering, blocks, faq, files }: ProductView) {
  const section = (id: string, label: string, is: unknown) => (is ? [[id, label] as const] : [])
  return [
    ...section('specification', texts.specification, specification.groups.length),
    ...section('ordering', texts.ordering, ordering),
    ...blocks.map(({ id, heading }) => [id, heading] as const),
    ...section('questions', texts.questions, faq.length),
    ...section('documents', texts.documents, files.length),
  ]
}

/** What goes with a product and what it answers to: labels, and beside each what it says. */
function FactBlocks({ blocks }: { blocks: FactBlock[] }) {
  return blocks.map(({ id, heading, rows }) => (
    <section key={id} className={styles.section} id={id}>
      <h2>{heading}</h2>
      <dl className={factBlocksStyles.facts}>
        {rows.map(({ label, of, facts }) => (
          <div key={label + of}>
            <dt>
              {label} {of && <small>{of}</small>}
            </dt>
            {facts.map(({ text, to, note }) => (
              <dd key={text + note}>
                {to ? <a href={to}>{text}</a> : text} {note && <small>{note}</small>}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  ))
}

/** A poster is fetched with the page: small enough not to be felt. */
const posterWidth = 480

type Props = {
  videos: ProductView['videos']
  /** What stands in the place of a film without a picture of its own until it plays. */
  picture: string
}

/** A product's films. Our own play in place; YouTube loads nothing until it is asked to. */
function ProductVideos({ videos, picture }: Props) {
  const playable = videos.flatMap(({ title, url, poster = picture }) => {
    const source = videoSource(url)
    return source ? [{ title, source, poster }] : []
  })
  if (!playable.length) return null
  return (
    <section className={`no-print ${productVideosStyles.section}`}>
      <h2>{playable.length === 1 ? texts.video : texts.videos}</h2>
      <ul className={productVideosStyles.videos}>
        {playable.map(({ title, source, poster }) => (
          <li key={source.type === 'youtube' ? source.id : source.url}>
            {source.type === 'youtube' ? (
              <YouTubeVideo id={source.id} title={title || texts.video} />
            ) : (
              <CaptionedFilm
                src={fileUrl(source.url)}
                poster={pictureSource(poster, posterWidth)?.src}
                aria-label={title || texts.video}
                captions={{ src: captionsUrl(source.url) }}
              />
            )}
            {title && <p>{title}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const YouTubeVideo = ({ id, title }: { id: string; title: string }) => (
  <youtube-film data-film={id} data-title={title}>
    <a
      className={productVideosStyles.poster}
      href={`https://www.youtube.com/watch?v=${id}`}
      rel="noopener"
    >
      <span>{fillIn(texts.playFromYouTube, { title })}</span>
      <small>{texts.youTubeCookies}</small>
    </a>
  </youtube-film>
)
