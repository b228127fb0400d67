import * as texts from '#texts/ui.ts'
import styles from './breadcrumb.module.css'

type Crumb = { label: string; to?: string }

export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label={texts.breadcrumb} className={styles.breadcrumb}>
      <ol className={styles.trail}>
        {trail.map(({ label, to }) => (
          <li key={label}>
            {to ? <a href={to}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
