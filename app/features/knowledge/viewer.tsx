import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { paths } from '#app/lib/paths.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { CloseButton } from '#app/ui/close-button.tsx'
import { fetchJson } from '#app/lib/fetch-json.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import * as texts from '#texts/knowledge.ts'
import { CopyLink } from './copy-link.tsx'
import { DocumentProducts } from './document-products.tsx'
import { GatedDocument } from './gated-document.tsx'
import type { KnowledgeCard } from './knowledge-card-view.ts'
import { withPage } from './reader-address.ts'
import { ViewerContent } from './viewer-content.tsx'
import type { DocumentFacts } from './document-facts.ts'
import styles from './viewer.module.css'

type Props = {
  card: Omit<KnowledgeCard, 'category'>
  /** The page it opens at, from 1. */
  page: number
  /** Told each page that is read, for the address of the page below. */
  onPage: (page: number) => void
  /** For documents that open after the lead form; without it they are asked for elsewhere. */
  gate?: { countries: readonly string[]; passed: boolean; onPass: () => void }
  /** Takes the document out of the address; the dialog goes with it. */
  onClose: () => void
  /** What takes the focus where nothing on the page opened it. */
  opener?: () => HTMLElement | null
}

/** A document over the page. The dialog keeps the focus inside and closes on Escape. */
export function Viewer({ card, page, onPage, gate, onClose, opener }: Props) {
  const { name, url } = card
  const facts = useDocumentFacts(url)
  const address = paths.knowledge({ doc: facts?.slug ?? card.slug })
  const isGated = card.gated ?? facts?.gated ?? false
  const shut = isGated && !gate?.passed
  const isElsewhere = isGated && !gate
  useEffect(() => {
    if (isElsewhere) location.replace(address)
  }, [isElsewhere, address])
  const [own, setOwn] = useState('')
  const title = facts?.title || own || name
  const dialog = useDialogOfPage(title, opener)
  const [current, setCurrent] = useState(page)
  const follow = useCallback(
    (read: number) => {
      setCurrent(read)
      onPage(read)
    },
    [onPage],
  )
  const heading = useRef<HTMLHeadingElement>(null)
  // What it is comes first; the keys scroll its pages from there, too.
  useLayoutEffect(() => heading.current?.focus(), [])

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
          <h2 ref={heading} id="viewer-title" tabIndex={-1}>
            {title}
          </h2>
          <p>
            {(facts?.facts ?? card.facts).join(' · ')}
            {facts && <DocumentProducts {...facts} />}
          </p>
        </div>
        <div className={styles.actions}>
          <CopyLink to={withPage(address, current)} />
          {!shut && (
            <a href={url} download className={buttonClass('outline')}>
              {texts.download}
            </a>
          )}
          <CloseButton className={styles.close} onClick={leave} />
        </div>
      </header>
      {isElsewhere ? null : (
        <GatedDocument name={name} countries={[]} onPass={ignore} {...gate} passed={!shut}>
          <ViewerContent card={card} page={page} onPage={follow} onTitle={setOwn} />
        </GatedDocument>
      )}
    </dialog>
  )
}

const ignore = () => undefined

/** What the server knows of a document by its address; undefined until then, and where it knows none. */
function useDocumentFacts(url: string): DocumentFacts | undefined {
  const [known, setKnown] = useState<{ url: string; facts: DocumentFacts }>()
  useEffect(() => {
    let current = true
    fetchJson<DocumentFacts>(programPaths.documentFacts(url))
      .then((facts) => current && setKnown({ url, facts }))
      // The document itself is what was asked for: it is shown without them.
      .catch(() => undefined)
    return () => {
      current = false
    }
  }, [url])
  return known?.url === url ? known.facts : undefined
}

/** A dialog over the page that is open while it is rendered, and gives the window its title. */
function useDialogOfPage(title: string, opener?: () => HTMLElement | null) {
  const dialog = useRef<HTMLDialogElement>(null)
  const returnTo = useRef(opener)
  // Closed while it is still in the page, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const focused = document.activeElement
    const returnPlace = returnTo.current
    element.showModal()
    return () => {
      element.close()
      // Opened by its address there was nothing to return to.
      if (focused && focused !== document.body) return
      const target = returnPlace?.() ?? document.querySelector<HTMLElement>('main')
      target?.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      // Unless another page has come meanwhile.
      if (document.title === title) document.title = before
    }
  }, [title])
  return dialog
}
