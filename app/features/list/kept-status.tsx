import { useEffect, useRef, useState } from 'react'
import { PageLink } from '#app/framework/page-link.tsx'
import { paths } from '#app/lib/paths.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/list.ts'
import type { KeptNews } from './keep.ts'
import styles from './kept-status.module.css'

const shownMilliseconds = 8000

/** Says what was added to the list, and leads there: its count in the header may be out of sight. */
export function KeptStatus({ news, kept }: { news: KeptNews; kept: string }) {
  const [said, setSaid] = useState('')
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A region that comes with its text is announced by nobody, nor is the same said again.
    setSaid('')
    const say = setTimeout(() => setSaid(saidOf(news)), 100)
    const hide = setInterval(() => {
      if (!note.current?.matches(':hover, :focus-within')) setSaid('')
    }, shownMilliseconds)
    return () => {
      clearTimeout(say)
      clearInterval(hide)
    }
  }, [news])
  return (
    <div ref={note} className={said && styles.note}>
      <p role="status">{said}</p>
      {said && <PageLink to={paths.listOf(kept)}>{texts.showMine}</PageLink>}
    </div>
  )
}

function saidOf({ quantity, partNumber: number, lines }: KeptNews): string {
  return quantity
    ? plural(lines, texts.added, { quantity, number })
    : plural(lines, texts.isFull, { number })
}
