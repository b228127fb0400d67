import { DataTable } from '#app/ui/data-table.tsx'
import { Figure } from '#app/ui/figure.tsx'
import styles from './prose.module.css'

/** A piece of a rendered text. HTML is made by our server from our own Markdown. */
export type ProsePart =
  | { kind: 'text'; html: string }
  | { kind: 'figure'; name: string; image: string; alt: string; caption: string }
  /** Cells are HTML; the first of each row heads it. */
  | { kind: 'table'; caption: string; columns: string[]; rows: string[][] }

/** A long text: words in a readable measure, drawings and tables as wide as the column. */
export function Prose({ parts }: { parts: ProsePart[] }) {
  return (
    <div className={styles.prose}>
      {parts.map((part, i) => (
        <Part key={i} part={part} />
      ))}
    </div>
  )
}

function Part({ part }: { part: ProsePart }) {
  if (part.kind === 'figure') return <Figure {...part} />
  if (part.kind === 'text') return <Html tag="div" className={styles.text} html={part.html} />
  const rows = part.rows.map((cells) => cells.map((html, i) => <Html key={i} html={html} />))
  return <DataTable caption={part.caption} columns={part.columns} rows={rows} />
}

type HtmlProps = { tag?: 'div' | 'span'; className?: string | undefined; html: string }

function Html({ tag: Tag = 'span', className, html }: HtmlProps) {
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
