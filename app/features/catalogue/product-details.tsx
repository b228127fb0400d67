import { memo, Suspense } from 'react'
import { ServerPart } from '#app/framework/server-part.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { whenSeen } from '#app/ui/first-sign.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import carouselStyles from '#app/ui/carousel.module.css'
import * as texts from '#texts/product.ts'
import { FileAnchor } from './file-anchor.tsx'
import orderingStyles from './product-ordering.module.css'
import videoStyles from './product-videos.module.css'
import { partName } from './use-product-parts.ts'
import styles from './product-section.module.css'
import type { ProductDetails as Details } from './product-details-view.ts'
import type { ProductView } from './product-view.ts'
import type { ProductParts } from './product-parts.tsx'

/**
 * Apart from the page's code, which lists fetch ahead. What the server rendered stands until such
 * a part has come, and longer where it fails. Their HTML comes with the page, and so must their
 * styles: what stands in their place uses each sheet, or it would come with the part.
 */
const ProductOrdering = lazyPart(
  async () => (await import('./product-ordering.tsx')).ProductOrdering,
  <div className={orderingStyles.parts} />,
)
const ProductEnd = lazyPart(
  async () => {
    await whenSeen()
    return (await import('./product-end.tsx')).ProductEnd
  },
  <div className={`${videoStyles.videos} ${carouselStyles.track}`} />,
)

type Props = {
  of: ProductView
  /** There at once from the server; undefined while the browser reads the document itself. */
  details: Details | undefined
  /** Undefined in the document that the server sent, which has them. */
  parts: ProductParts | undefined
}

/**
 * Everything of a product beyond its values: texts, features, questions, documents, films,
 * relations. Rendered again with the same details it would put an empty place where the server's
 * HTML of a part stands whose code has not come yet.
 */
export const ProductDetails = memo(({ of, details, parts }: Props) => {
  if (!details) return <Spinner label={texts.loadingRest} />
  return (
    // Taken over by itself, after the first screen.
    <Suspense>
      <DetailSections of={of} details={details} parts={parts} />
    </Suspense>
  )
})

type SectionProps = { of: ProductView; details: Details; parts: ProductParts | undefined }

function DetailSections({ of, details, parts }: SectionProps) {
  const { sections, features, faq, files, ordering } = details
  return (
    <>
      {ordering && (
        <section className={styles.section} id="ordering">
          <h2>{texts.ordering}</h2>
          <ProductOrdering slug={of.slug} ordering={ordering} />
        </section>
      )}
      <ServerPart name={partName('facts', of)} html={parts?.facts} />
      {sections.map(({ heading, description }) => (
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
                <FileAnchor href={href}>
                  {label} <span className="muted">{note ?? parts?.files[kind]}</span>
                </FileAnchor>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ProductEnd details={details} films={parts?.films} />
    </>
  )
}
