import { officeNamed } from '#app/features/contact/offices.ts'
import { officeNumber, telephone } from '#app/lib/reach.ts'
import { Section } from '#app/ui/section.tsx'
import { fileUrl } from '#domain/pictures.ts'
import type { PartnersPage, Territory } from '#domain/records/partners.ts'
import { territoryLines } from './territories.ts'
import styles from './distributor-list.module.css'

/** Logos are drawn 64 units high and shown somewhat smaller, so that all have one weight. */
const drawn = 64
const shown = 52

/** Who sells our products in which countries and states, each under its own sign. */
export function DistributorList({ heading, items }: NonNullable<PartnersPage['distributors']>) {
  return (
    <Section heading={heading} wide id="distributors">
      <ul className={styles.rows}>
        {items.map(({ name, region, serves, stock, phone, email, url, logo, width }) => (
          <li key={name}>
            <a href={url} rel="noopener" className={styles.sign}>
              <img
                src={fileUrl(logo)}
                alt={name}
                width={Math.round((width * shown) / drawn)}
                height={shown}
              />
            </a>
            <div>
              <h3>{region}</h3>
              <Territories serves={serves} />
              {stock && <p className={styles.note}>{stock}</p>}
            </div>
            <p className={styles.reach}>
              {phone && <a href={telephone(phone)}>{phone}</a>}
              {email && <a href={`mailto:${email}`}>{email}</a>}
              <a href={url} rel="noopener">
                {new URL(url).host}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The office that sells where no distributor does. */
export function DirectAreas({ heading, text, areas }: NonNullable<PartnersPage['direct']>) {
  return (
    <Section heading={heading} text={text} wide id="direct">
      <ul className={`${styles.rows} ${styles.areas}`}>
        {areas.map(({ name, serves, office }) => {
          const number = officeNumber(officeNamed(office).phone)
          return (
            <li key={name}>
              <h3>{name}</h3>
              <Territories serves={serves} />
              <p className={styles.reach}>
                <span>{office}</span>
                <a href={telephone(number)}>{number}</a>
              </p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function Territories({ serves }: { serves: readonly Territory[] | undefined }) {
  return (
    <div>
      {territoryLines(serves).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
