import { Section } from '#app/ui/section.tsx'
import { fileUrl } from '#domain/pictures.ts'
import type { PartnersPage } from '#domain/records/partners.ts'
import styles from './distributor-list.module.css'

/** Drawn 64 units high, shown somewhat smaller, so that all have one weight. */
const drawn = 64
const shown = 52

type Props = NonNullable<PartnersPage['distributors']>

/** Who sells our products, by region, each under its own sign. */
export function DistributorList({ heading, items }: Props) {
  return (
    <Section heading={heading} wide>
      <ul className={styles.distributors}>
        {items.map(({ name, region, url, logo, width }) => (
          <li key={name}>
            <a href={url} rel="noopener">
              <img
                src={fileUrl(logo)}
                alt={name}
                width={Math.round((width * shown) / drawn)}
                height={shown}
              />
              <span>{region}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
