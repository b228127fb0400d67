import { Link } from 'react-router'
import { about, officeNotes } from '#content/company/about.ts'
import { officeMap } from '#content/office-map.ts'
import { fileUrl } from '#domain/pictures.ts'
import { CompanySection } from './company-section.tsx'
import styles from './office-map.module.css'

const { heading, text, link } = about.offices

/** The offices as a list, and beside it where they are. */
export function OfficeMap() {
  const list = (
    <>
      <ul className={styles.list}>
        {officeNotes.map(({ id, name, role }) => (
          <li key={id}>
            <h3>{name}</h3>
            <p>{role}</p>
          </li>
        ))}
      </ul>
      <Link className={styles.link} to={link.to}>
        {link.label}
      </Link>
    </>
  )
  return (
    <CompanySection heading={heading} text={text} aside={list}>
      <div className={styles.map}>
        <img
          src={fileUrl(officeMap.picture)}
          alt="A map of the world with a line from New Jersey to each of the other offices."
          width={officeMap.width}
          height={officeMap.height}
          loading="lazy"
        />
        {/* The list says it in words. */}
        {officeMap.places.map(({ id, name, x, y }) => (
          <span
            key={id}
            className={styles[officeNotes.find((note) => note.id === id)?.side ?? 'right']}
            style={{ left: `${x}%`, top: `${y}%` }}
            aria-hidden="true"
          >
            {name}
          </span>
        ))}
      </div>
    </CompanySection>
  )
}
