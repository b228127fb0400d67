import { Suspense } from 'react'
import { Await, useRevalidator } from 'react-router'
import { documentLink } from '#app/lib/document-link.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { Button } from '#app/ui/button.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { ProductCard } from './product-card.tsx'
import styles from './product-section.module.css'
import { ProductVideos } from './product-videos.tsx'
import type { ProductDetails as Details } from './product-details-view.ts'

/** There at once from the server; on its way when the browser reads the document itself. */
export type PendingDetails = Details | Promise<Details | undefined>

/** Everything of a product beyond its values: texts, features, questions, documents, films, relations. */
export function ProductDetails({ details }: { details: PendingDetails }) {
  return (
    <Suspense fallback={<Spinner label="Loading the rest of this product" />}>
      <Await resolve={details} errorElement={<LoadFailure />}>
        {(known) => (known ? <DetailSections details={known} /> : <LoadFailure />)}
      </Await>
    </Suspense>
  )
}

function DetailSections({ details }: { details: Details }) {
  const { images, sections, features, faq, files, videos, related } = details
  return (
    <>
      {sections.map(({ heading, description }) => (
        <section key={heading + description} className={styles.section}>
          <h2>{heading}</h2>
          <p className={styles.prose}>{description}</p>
        </section>
      ))}
      {features.length > 0 && (
        <div className={styles.accordion}>
          <Accordion heading="Features" open>
            {features.map(({ heading, items }, i) => (
              <div key={i} className={styles.group}>
                {heading && heading !== 'Features' && <h3>{heading}</h3>}
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
          <Accordion heading="FAQs">
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
        <section className={styles.section}>
          <h2>Resources</h2>
          <ul className={styles.files}>
            {files.map(({ kind, label, url }) => (
              <li key={kind}>
                <a {...documentLink(url)}>
                  {label} <span className="muted">{fileType(url)}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ProductVideos videos={videos} picture={images[0] ?? ''} />
      {related.length > 0 && (
        <div className={styles.related}>
          <Carousel label="Related products" heading={<h2>Related products</h2>} visible={3} wraps>
            {related.map((card) => (
              <ProductCard key={card.slug} card={card} />
            ))}
          </Carousel>
        </div>
      )}
    </>
  )
}

function LoadFailure() {
  const { revalidate, state } = useRevalidator()
  return (
    <div role="alert" className={styles.failure}>
      <p>Features, documents and related products could not be loaded.</p>
      <Button look="outline" onClick={() => void revalidate()} disabled={state === 'loading'}>
        Try again
      </Button>
    </div>
  )
}

function fileType(url: string): string {
  return /\.(\w{2,4})$/.exec(url.split(/[?#]/)[0] ?? '')?.[1]?.toUpperCase() ?? ''
}
