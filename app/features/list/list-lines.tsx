import { useLayoutEffect, useRef, useState } from 'react'
import { ServerPart } from '#app/framework/server-part.tsx'
import { listPart } from './list-part-name.ts'
import styles from './list-lines.module.css'
import summary from './list-summary.module.css'
import type { ListView } from './list-view.ts'
import { settleLines } from './settle-lines.ts'

type Props = {
  view: ListView
  /** Undefined in the document that the server sent, which has them already. */
  html: string | undefined
  /** All lines, while they are printed. */
  whole: string | undefined
  /** What the parts are together is not yet said of the list as it is. */
  isUnsettled: boolean
  /** What was written and not sent yet stays. */
  keeps: boolean
}

/** The lines of a list, of which only those that changed are made anew. */
export function ListLines({ view, html, whole, isUnsettled, keeps }: Props) {
  const [first] = useState(html)
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    const part = document.getElementById(listPart)
    if (part && html !== undefined && !isFirst.current) settleLines(part, html, keeps)
    isFirst.current = false
  }, [view, html, keeps])
  useLayoutEffect(() => {
    const part = document.getElementById(listPart)
    if (!part || whole === undefined) return
    const shown = part.innerHTML
    settleLines(part, whole, true)
    return () => settleLines(part, shown, true)
  }, [whole])
  return (
    <div
      aria-busy={isUnsettled || undefined}
      className={isUnsettled ? summary.unsettled : undefined}
    >
      <ServerPart className={styles.part} name={listPart} html={first} />
    </div>
  )
}
