import { about } from '#content/company/about.ts'
import { milestones } from '#content/company/milestones.ts'
import { fileUrl } from '#domain/pictures.ts'
import { Carousel } from '#app/ui/carousel.tsx'
import styles from './milestones.module.css'

/** The company's history, three steps at a time, from the first to the last and no further. */
export function Milestones() {
  const { heading } = about.milestones
  return (
    <div className={styles.milestones}>
      <Carousel label={heading} heading={<h2>{heading}</h2>} visible={3} dots focusable>
        {milestones.map(({ year, title, description, picture }) => (
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
