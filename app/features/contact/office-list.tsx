import { officeNumber, telephone } from '#app/lib/reach.ts'
import { Section } from '#app/ui/section.tsx'
import { locations, offices } from '#content/company/contact.ts'
import styles from './office-list.module.css'

/** The five locations: where they are, what they do and when the telephone is answered. */
export function OfficeList() {
  return (
    <Section heading={locations.heading} wide id="locations">
      <ul className={styles.offices}>
        {offices.map(({ name, phone, address, hours, role }) => {
          const number = officeNumber(phone)
          return (
            <li key={name}>
              <h3>{name}</h3>
              <p className={styles.role}>{role}</p>
              <address>
                {address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
                <a href={telephone(number)}>{number}</a>
              </address>
              <p className={styles.role}>{hours}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
