import { fileUrl } from '#domain/pictures.ts'
import type { AboutPage } from '#domain/records/about.ts'
import { Carousel } from '#app/ui/carousel.tsx'
import styles from './milestones.module.css'

/** The company's history, three steps at a time, from the first to the last and no further. */
export function Milestones({ heading, items }: NonNullable<AboutPage['milestones']>) {
  return (
    <div className={styles.milestones}>
      <Carousel label={heading} heading={<h2>{heading}</h2>} visible={3} dots focusable>
        {items.map(({ year, title, description, picture }) => (
          <article key={picture} className={styles.milestone}>
            <p className={styles.year}>{year}</p>
            <img src={fileUrl(picture)} alt="" width={96} height={96} loading="lazy" />
            <h3>{title}</h3>
            <p>{description}</p>
          </article>
        ))}
      </Carousel>
    </div>
  )
}
