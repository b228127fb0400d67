import * as texts from '#texts/pages.ts'
import styles from './contents.module.css'

export type ContentsItem = { id: string; text: string }

/** The headings of a long text, to jump to. */
export function Contents({ items }: { items: ContentsItem[] }) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{texts.onThisPage}</h2>
      <ol className={styles.list}>
        {items.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
