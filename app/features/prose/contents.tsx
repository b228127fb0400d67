import * as texts from '#texts/pages.ts'
import styles from './contents.module.css'
import longTextStyles from './long-text.module.css'
import { Prose, type ProsePiece } from './prose.tsx'

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

/** A long text with its contents beside it where there is room, above it where there is not. */
export function LongText({ contents, parts }: { contents: ContentsItem[]; parts: ProsePiece[] }) {
  return (
    <div className={longTextStyles.layout}>
      <div className={longTextStyles.aside}>
        <Contents items={contents} />
      </div>
      <Prose parts={parts} />
    </div>
  )
}
