import { LinkList } from '#app/features/page/link-list.tsx'
import { Section } from '#app/ui/section.tsx'
import { fileUrl } from '#domain/pictures.ts'
import type { BrandCenter as Props } from '#domain/records/news.ts'
import * as texts from '#texts/pages.ts'
import styles from './brand-center.module.css'

/** The logo to take along, on the grounds it is made for. */
export function BrandCenter({ heading, text, logos, links }: Props) {
  return (
    <Section heading={heading} text={text} id="brand-center">
      <ul className={styles.logos}>
        {logos.map(({ name, file, dark }) => (
          <li key={file}>
            <span className={`${styles.ground} ${dark ? styles.dark : ''}`}>
              <img src={fileUrl(file)} alt="" height={32} loading="lazy" />
            </span>
            <a href={fileUrl(file)} download>
              <span className="visually-hidden">{`${texts.download} `}</span>
              {name} <small>SVG</small>
            </a>
          </li>
        ))}
      </ul>
      <LinkList links={links} />
    </Section>
  )
}
