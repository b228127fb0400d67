import { fileUrl } from '#domain/pictures.ts'
import type { CareersPage } from '#domain/records/careers.ts'
import { ReadMore } from '#app/ui/read-more.tsx'
import { CompanySection } from './company-section.tsx'
import styles from './team-cards.module.css'

export function TeamCards({ heading, text, items }: NonNullable<CareersPage['teams']>) {
  return (
    <CompanySection heading={heading} text={text} wide>
      <ul className={styles.cards}>
        {items.map(({ name, picture, alt, text, facts, more }) => (
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
