import { Link } from 'react-router'
import styles from './page-body.module.css'
import type { PageView } from './page-view.ts'

/** The words of a page: introduction, sections, and where to go on. */
export function PageBody({ view: { title, intro, sections, links = [] } }: { view: PageView }) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.intro}>{intro}</p>
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      )}
      {sections.map(({ heading, paragraphs, list }) => (
        <section key={heading} className={styles.section}>
          <h2>{heading}</h2>
          <div className={styles.prose}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list && (
              <ul>
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </div>
        </section>
      ))}
    </div>
  )
}
