import { Link } from 'react-router'
import { fileUrl } from '#domain/pictures.ts'
import type { Offices } from '#domain/records/about.ts'
import { CompanySection } from './company-section.tsx'
import styles from './office-map.module.css'

/** The offices as a list, and beside it where they are. */
export function OfficeMap({ heading, text, link, notes, map, alt }: Offices) {
  const list = (
    <>
      <ul className={styles.list}>
        {notes.map(({ id, name, role }) => (
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
          src={fileUrl(map.picture)}
          alt={alt}
          width={map.width}
          height={map.height}
          loading="lazy"
        />
        {/* The list says it in words. */}
        {map.places.map(({ id, name, x, y }) => (
          <span
            key={id}
            className={styles[notes.find((note) => note.id === id)?.side ?? 'right']}
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
