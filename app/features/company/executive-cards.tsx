import { leadership, type Executive } from '#content/company/leadership.ts'
import { fileUrl } from '#domain/pictures.ts'
import { CompanySection } from './company-section.tsx'
import { ExecutiveActions } from './executive-actions.tsx'
import styles from './executive-cards.module.css'

export function ExecutiveCards({ people }: { people: Executive[] }) {
  return (
    <CompanySection {...leadership.team} wide>
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
