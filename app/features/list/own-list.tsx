import { useEffect, useRef, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { PageLink } from '#app/framework/page-link.tsx'
import { keptList } from '#app/islands/store.ts'
import { useStored } from '#app/islands/use-stored.ts'
import { paths } from '#app/lib/paths.ts'
import { toAdd } from '#app/lib/to-add.ts'
import { readKept } from '#domain/deciding/kept-list.ts'
import { asRow } from '#domain/deciding/list-text.ts'
import { joinedItems, readItems, writeItems } from '#domain/deciding/list-items.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/list.ts'
import styles from './list-page.module.css'
import type { ListView } from './list-view.ts'

type Props = {
  /** The list that is open, and the one that the server answered last. */
  view: ListView
  read: ListView
  /** What was changed here is not what the server says of it yet. */
  isUnsettled: boolean
  /** Its items as they stand in an address. */
  written: string
  /** What holds its form. */
  page: RefObject<HTMLElement | null>
}

/**
 * What the open list is to the one that this browser keeps. Changing one's own changes what is
 * kept; a list that came with its address stays apart until its reader says otherwise.
 */
export function OwnList({ view, read, isUnsettled, written, page }: Props) {
  const kept = useStored(keptList)
  const navigate = useNavigate()
  const isOwn = written === kept
  const change = useRef<{ of: ListView; isKept: boolean }>(undefined)
  useEffect(() => {
    const element = page.current
    const note = () => {
      change.current = isOwn || !kept ? { of: read, isKept: false } : undefined
    }
    element?.addEventListener('submit', note, true)
    return () => element?.removeEventListener('submit', note, true)
  }, [page, isOwn, kept, read])
  useEffect(() => {
    if (location.hash !== toAdd || !read.items) return
    const { items, left } = joinedItems(readKept(keptList.read()), readItems(read.items))
    const all = writeItems(items)
    if (keptList.write(all)) {
      void navigate(paths.listOf(all, left.map(asRow).join('\n')), { replace: true })
    } else console.warn('The part is on this list alone: this browser’s storage is closed.')
  }, [read, navigate])
  useEffect(() => {
    const made = change.current
    // Numbers may come to be spelled otherwise when they are read, here or by the server alone.
    const isHere = made?.of === read
    if (!isHere || !isUnsettled) change.current = undefined
    if (made && (isHere || !made.isKept)) {
      made.isKept = true
      tryKeep(written)
    } else if (!written && kept) void navigate(paths.listOf(kept), { replace: true })
  }, [view, read, isUnsettled, written, kept, navigate])

  if (!kept || isOwn || !written) return null
  const own = readKept(kept)
  return (
    <div className={`no-print ${styles.own}`}>
      <p>{plural(own.length, texts.differs)}</p>
      <p>
        <button
          type="button"
          onClick={() => {
            const { items, left } = joinedItems(own, readItems(view.items))
            const both = writeItems(items)
            keptList.write(both)
            // What one list cannot hold is told, and stays to be taken along in another.
            void navigate(paths.listOf(both, left.map(asRow).join('\n')))
          }}
        >
          {texts.addToMine}
        </button>
        <PageLink to={paths.listOf(kept)}>{texts.showMine}</PageLink>
        <button type="button" onClick={() => tryKeep(written)}>
          {texts.keepThis}
        </button>
      </p>
    </div>
  )
}

/** Where the browser keeps its storage closed, the address still has the list. */
function tryKeep(written: string): void {
  if (!keptList.write(written)) {
    console.warn('The list is not kept: this browser’s storage is closed.')
  }
}
