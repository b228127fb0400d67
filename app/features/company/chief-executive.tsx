import { fileUrl } from '#domain/pictures.ts'
import type { Executive } from '#domain/records/leadership.ts'
import { ExecutiveActions } from './executive-actions.tsx'
import styles from './chief-executive.module.css'

type Props = { person: Executive; statement: string }

/** The one who leads the company, in words of their own. */
export function ChiefExecutive({ person, statement }: Props) {
  const { name, title, image } = person
  return (
    <section className={styles.chief} aria-labelledby="chief-executive">
      <img src={fileUrl(image)} alt="" width={480} height={600} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <h2 id="chief-executive">{name}</h2>
        <blockquote className={styles.statement}>
          <p>{statement}</p>
        </blockquote>
        <ExecutiveActions person={person} />
      </div>
    </section>
  )
}
