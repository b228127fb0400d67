import { leadership, type Executive } from '#content/company/leadership.ts'
import { fileUrl } from '#domain/pictures.ts'
import { ExecutiveActions } from './executive-actions.tsx'
import styles from './chief-executive.module.css'

/** The one who leads the company, in words of her own. */
export function ChiefExecutive({ person }: { person: Executive }) {
  const { name, title, image } = person
  return (
    <section className={styles.chief} aria-labelledby="chief-executive">
      <img src={fileUrl(image)} alt="" width={480} height={600} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <h2 id="chief-executive">{name}</h2>
        <blockquote className={styles.statement}>
          <p>{leadership.statement}</p>
        </blockquote>
        <ExecutiveActions person={person} />
      </div>
    </section>
  )
}
