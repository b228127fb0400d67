import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { KeepOffline } from '#app/features/offline/keep-offline.tsx'
import { paths } from '#app/lib/paths.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { CloseButton } from '#app/ui/close-button.tsx'
import * as texts from '#texts/knowledge.ts'
import { CopyLink } from './copy-link.tsx'
import type { DocumentFacts } from './document-facts.ts'
import { DocumentProducts } from './document-products.tsx'
import { GatedDocument } from './gated-document.tsx'
import { withPage } from './reader-address.ts'
import { ViewerContent } from './viewer-content.tsx'
import styles from './viewer.module.css'

type Props = {
  facts: DocumentFacts
  /** The page it opens at, from 1. */
  page: number
  /** Told each page that is read, for the address of the page below. */
  onPage: (page: number) => void
  /** Whether the form before a gated document was sent. */
  hasPassed: boolean
  onPass: () => void
  /** Takes the document out of the address; the dialog goes with it. */
  onClose: () => void
}

/** A document over the page. The dialog keeps the focus inside and closes on Escape. */
export function Viewer({ facts, page, onPage, hasPassed, onPass, onClose }: Props) {
  const { name, slug, url, read, gated = false, countries = [] } = facts
  const isShut = gated && !hasPassed
  // A gated document is no page, and of a file in no list nothing but the file is known.
  const isKeepable = facts.type === 'pdf' && facts.category !== '' && !gated
  const [titleInFile, setTitleInFile] = useState('')
  const title = facts.title ?? (titleInFile || name)
  const dialog = useDialogOfPage(title)
  const [current, setCurrent] = useState(page)
  const heading = useRef<HTMLHeadingElement>(null)
  // What it is comes first; the keys scroll its pages from there, too.
  useLayoutEffect(() => heading.current?.focus(), [])

  function follow(shown: number) {
    setCurrent(shown)
    onPage(shown)
  }
  const isClosing = useRef(false)
  function close() {
    if (isClosing.current) return
    isClosing.current = true
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
        close()
      }}
      // A browser may close a dialog without asking.
      onClose={(event) => {
        if (event.target === dialog.current) close()
      }}
    >
      <header className={styles.bar}>
        <div className={styles.name}>
          <h2 ref={heading} id="viewer-title" tabIndex={-1}>
            {title}
          </h2>
          <p>
            {facts.facts.join(' · ')}
            <DocumentProducts {...facts} />
          </p>
        </div>
        <div className={styles.actions}>
          {isKeepable && <KeepOffline address={paths.document(slug)} />}
          {read && read !== location.pathname && (
            <a href={read} className={buttonClass('outline')}>
              {texts.readAsPage}
            </a>
          )}
          <CopyLink to={withPage(paths.knowledge({ doc: slug }), current)} />
          {!isShut && (
            <a href={url} download className={buttonClass('outline')}>
              {texts.download}
            </a>
          )}
          <CloseButton className={styles.close} onClick={close} />
        </div>
      </header>
      <GatedDocument name={name} countries={countries} hasPassed={!isShut} onPass={onPass}>
        <ViewerContent card={facts} page={page} onPage={follow} onTitle={setTitleInFile} />
      </GatedDocument>
    </dialog>
  )
}

/** A dialog over the page that is open while it is rendered, and gives the window its title. */
function useDialogOfPage(title: string) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while it is still in the page, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const focused = document.activeElement
    element.showModal()
    return () => {
      element.close()
      // Opened by its address there was nothing to return to.
      if (focused && focused !== document.body) return
      document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
  return dialog
}
