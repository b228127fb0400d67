import { Link } from 'react-router'
import { about } from '#content/company/about.ts'
import { certifications } from '#content/company/certifications.ts'
import { fileUrl } from '#domain/pictures.ts'
import { CompanySection } from './company-section.tsx'
import styles from './certifications.module.css'

/** Standards that are kept, each by its mark and what it covers. */
export function Certifications() {
  return (
    <CompanySection {...about.certifications}>
      <ul className={styles.list}>
        {certifications.map(({ name, text, image, link }) => (
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
