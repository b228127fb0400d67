import { Contents, type ContentsItem } from './contents.tsx'
import styles from './long-text.module.css'
import { Prose, type ProsePiece } from './prose.tsx'

/** A long text with its contents beside it where there is room, above it where there is not. */
export function LongText({ contents, parts }: { contents: ContentsItem[]; parts: ProsePiece[] }) {
  return (
    <div className={styles.layout}>
      <div className={styles.aside}>
        <Contents items={contents} />
      </div>
      <Prose parts={parts} />
    </div>
  )
}
