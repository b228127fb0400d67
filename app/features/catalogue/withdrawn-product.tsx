import { paths } from '#app/lib/paths.ts'
import { buttonClass, ButtonLink } from '#app/ui/button.tsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/product.ts'
import { ProductCard } from './product-card.tsx'
import styles from './product-head.module.css'
import type { WithdrawnView } from './withdrawn-view.ts'

/** The page of a product that is no longer made: its successor, and help for those who have it. */
export function WithdrawnProduct({ view }: { view: WithdrawnView }) {
  const { name, partNumber, text, statement, files, successor } = view
  return (
    <div className={styles.head}>
      <div>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.part}>{partNumber && fillIn(texts.part, { number: partNumber })}</p>
        <p className={styles.text}>
          <strong>{statement}</strong>
        </p>
        <p className={styles.text}>{text}</p>
        <p className={styles.files}>
          <ButtonLink to={paths.contact()}>{texts.contactUs}</ButtonLink>
          {files.map(({ kind, label, href }) => (
            <a key={kind} className={buttonClass('outline')} href={href}>
              {label}
            </a>
          ))}
        </p>
      </div>
      {successor && (
        <section>
          <h2>{successor.heading}</h2>
          <ProductCard card={successor.card} />
        </section>
      )}
    </div>
  )
}
