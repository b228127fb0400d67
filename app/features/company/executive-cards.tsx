import { fileUrl } from '#domain/pictures.ts'
import type { Executive } from '#domain/records/leadership.ts'
import { CompanySection } from './company-section.tsx'
import { ExecutiveActions } from './executive-actions.tsx'
import styles from './executive-cards.module.css'

type Props = { heading: string; text: string; people: Executive[] }

export function ExecutiveCards({ heading, text, people }: Props) {
  if (!people.length) return null
  return (
    <CompanySection heading={heading} text={text} wide>
      <ul className={styles.cards}>
        {people.map((person) => (
          <li key={person.name}>
            <img src={fileUrl(person.image)} alt="" width={480} height={600} loading="lazy" />
            <div className={styles.words}>
              <h3>{person.name}</h3>
              <p>{person.title}</p>
              <p className={styles.charge}>{person.charge}</p>
              <ExecutiveActions person={person} />
            </div>
          </li>
        ))}
      </ul>
    </CompanySection>
  )
}
