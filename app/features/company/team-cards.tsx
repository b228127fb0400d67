import { careers, teamProfiles } from '#content/company/careers.ts'
import { fileUrl } from '#domain/pictures.ts'
import { ReadMore } from '#app/ui/read-more.tsx'
import { CompanySection } from './company-section.tsx'
import styles from './team-cards.module.css'

export function TeamCards() {
  return (
    <CompanySection {...careers.teams} wide>
      <ul className={styles.cards}>
        {teamProfiles.map(({ name, picture, alt, text, facts, more }) => (
          <li key={name}>
            <img src={fileUrl(picture)} alt={alt} width={1200} height={675} loading="lazy" />
            <div className={styles.words}>
              <h3>{name}</h3>
              <p>{text}</p>
              <dl className={styles.facts}>
                {facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <ReadMore about={name}>
                {more.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </ReadMore>
            </div>
          </li>
        ))}
      </ul>
    </CompanySection>
  )
}
