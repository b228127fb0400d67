import { RecordLink } from '#app/features/page/record-link.tsx'
import { Still } from '#app/ui/still.tsx'
import type { DemoTrailer as Props } from '#domain/records/news.ts'
import styles from './demo-trailer.module.css'

/** The trailer that comes to the customer, and how to ask for it. */
export function DemoTrailer({ heading, text, picture, alt, action }: Props) {
  return (
    <section id="trailer" className={styles.trailer}>
      <Still image={picture} alt={alt} sizes="(max-width: 900px) 100vw, 690px" />
      <div className={styles.words}>
        <h2>{heading}</h2>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <RecordLink target={action} look="primary">
          {action.label}
        </RecordLink>
      </div>
    </section>
  )
}
