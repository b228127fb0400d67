import type { PlacedLine } from '#domain/deciding/list-pages.ts'
import type { ListLine } from '#domain/deciding/parts-list.ts'
import * as texts from '#texts/list.ts'
import styles from './list-page.module.css'

type Props = { lines: readonly ListLine[]; shown: readonly PlacedLine[] }

/**
 * The lines that a page of a list leaves out, for paper alone: what is printed is the whole list,
 * also where no script can ask for the rest of it.
 */
export function OtherLines({ lines, shown }: Props) {
  const places = new Set(shown.map(({ at }) => at))
  const others = lines.flatMap((line, i) => (places.has(i + 1) ? [] : { line, at: i + 1 }))
  return (
    <section className={styles.others} aria-label={texts.others}>
      <h2>{texts.others}</h2>
      <ol>
        {others.map(({ line: { partNumber, quantity }, at }, i) => (
          // They count by themselves where none is left out between them.
          <li key={at} value={at === (others[i - 1]?.at ?? 0) + 1 ? undefined : at}>
            {partNumber} × {quantity}
          </li>
        ))}
      </ol>
    </section>
  )
}
