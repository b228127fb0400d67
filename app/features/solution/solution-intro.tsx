import { Link } from 'react-router'
import type { Solution } from '#domain/records/solution.ts'
import { DownloadList } from '#app/features/page/download-list.tsx'
import styles from './solution-intro.module.css'

/** What the page is about, with what to take along and where to go instead. */
export function SolutionIntro({ intro: { text, downloads, links } }: Pick<Solution, 'intro'>) {
  return (
    <div className={styles.intro}>
      <p>{text}</p>
      <div>
        {downloads && <DownloadList downloads={downloads} />}
        {links && (
          <ul className={styles.links}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
