import { useLayoutEffect, useRef, useState } from 'react'
import { paths } from '#app/lib/paths.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { CloseButton } from '#app/ui/close-button.tsx'
import * as texts from '#texts/knowledge.ts'
import { CopyLink } from './copy-link.tsx'
import { GatedDocument } from './gated-document.tsx'
import type { KnowledgeCard } from './knowledge-card-view.ts'
import { ViewerContent } from './viewer-content.tsx'
import styles from './viewer.module.css'

type Props = {
  card: KnowledgeCard
  /** The page it opens at, from 1. */
  page: number
  /** For the gate of documents that have one. */
  countries: readonly string[]
  passed: boolean
  onPass: () => void
  /** Takes the document out of the address; the dialog goes with it. */
  onClose: () => void
}

/** A document over the list. The dialog keeps the focus inside and closes on Escape. */
export function Viewer({ card, page, countries, passed, onPass, onClose }: Props) {
  const { name, slug, url, facts, gated } = card
  const shut = gated === true && !passed
  const dialog = useRef<HTMLDialogElement>(null)
  const [current, setCurrent] = useState(page)

  // Closed while it is still in the page, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = document.activeElement
    const title = document.title
    element.showModal()
    document.title = name
    return () => {
      document.title = title
      element.close()
      // Opened by its address there was nothing to return to.
      if (!opener || opener === document.body) returnFocus(slug)
    }
  }, [name, slug])

  const leaving = useRef(false)
  function leave() {
    if (leaving.current) return
    leaving.current = true
    onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-labelledby="viewer-title"
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        leave()
      }}
      // A browser may close a dialog without asking.
      onClose={(event) => {
        if (event.target === dialog.current) leave()
      }}
    >
      <header className={styles.bar}>
        <div className={styles.name}>
          <h2 id="viewer-title">{name}</h2>
          <p>{facts.join(' · ')}</p>
        </div>
        <div className={styles.actions}>
          <CopyLink to={paths.knowledge({ doc: slug, page: current > 1 ? current : 0 })} />
          {!shut && (
            <a href={url} download className={buttonClass('outline')}>
              {texts.download}
            </a>
          )}
          <CloseButton className={styles.close} onClick={leave} />
        </div>
      </header>
      <GatedDocument name={name} countries={countries} passed={!shut} onPass={onPass}>
        <ViewerContent card={card} page={page} onPage={setCurrent} />
      </GatedDocument>
    </dialog>
  )
}

/** To the document's own card where the list shows it, else to the page. */
function returnFocus(slug: string): void {
  const button = document.querySelector<HTMLElement>(
    `button[name=doc][value="${CSS.escape(slug)}"]`,
  )
  const target = button ?? document.querySelector<HTMLElement>('main')
  target?.focus({ preventScroll: true })
}
