import { DataTable } from '#app/ui/data-table.tsx'
import { Figure } from '#app/ui/figure.tsx'
import { trusted } from '#app/lib/trusted.ts'
import styles from './prose.module.css'

/** A piece of a rendered text. HTML is made by our server from our own Markdown. */
export type ProsePiece =
  | { kind: 'text'; html: string }
  | { kind: 'figure'; name: string; image: string; alt: string; caption: string }
  /** Cells are HTML; the first of each row heads it. */
  | { kind: 'table'; caption: string; columns: string[]; rows: string[][] }

/** A long text: words in a readable measure, drawings and tables as wide as the column. */
export function Prose({ parts }: { parts: ProsePiece[] }) {
  return (
    <div className={styles.prose}>
      {parts.map((piece, i) => (
        <Piece key={i} piece={piece} />
      ))}
    </div>
  )
}

function Piece({ piece }: { piece: ProsePiece }) {
  if (piece.kind === 'figure') return <Figure {...piece} />
  if (piece.kind === 'text') return <Html tag="div" className={styles.text} html={piece.html} />
  const rows = piece.rows.map((cells) => cells.map((html, i) => <Html key={i} html={html} />))
  return <DataTable caption={piece.caption} columns={piece.columns} rows={rows} />
}

type HtmlProps = { tag?: 'div' | 'span'; className?: string | undefined; html: string }

function Html({ tag: Tag = 'span', className, html }: HtmlProps) {
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: trusted(html) }} />
}
