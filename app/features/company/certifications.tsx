import { Link } from 'react-router'
import { fileUrl } from '#domain/pictures.ts'
import type { AboutPage } from '#domain/records/about.ts'
import { CompanySection } from './company-section.tsx'
import styles from './certifications.module.css'

type Props = NonNullable<AboutPage['certifications']>

/** Standards that are kept, each by its mark and what it covers. */
export function Certifications({ heading, text, items }: Props) {
  return (
    <CompanySection heading={heading} text={text}>
      <ul className={styles.list}>
        {items.map(({ name, text, image, link }) => (
          <li key={name}>
            <img src={fileUrl(image)} alt="" width={160} height={160} loading="lazy" />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
              {link && <Link to={link.to}>{link.label}</Link>}
            </div>
          </li>
        ))}
      </ul>
    </CompanySection>
  )
}
