import { useEffect, useLayoutEffect, useRef, useState, useCallback, type ReactNode } from 'react'
import { KeepOffline } from '#app/features/offline/keep-offline.tsx'
import { paths } from '#app/lib/paths.ts'
import { buttonClass, Button } from '#app/ui/button.tsx'
import { CloseButton } from '#app/ui/close-button.tsx'
import * as texts from '#texts/knowledge.ts'
import { CopyLink } from './copy-link.tsx'
import type { DocumentFacts } from './document-facts.ts'
import { DocumentProducts } from './document-products.tsx'
import { withPage } from './reader-address.ts'
import { ViewerContent } from './viewer-content.tsx'
import styles from './viewer.module.css'
import { onDemand } from '#app/ui/on-demand.tsx'
import * as forms from '#texts/forms.ts'
import viewerContentStyles from './viewer-content.module.css'

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
  // What it is comes first; its pages take the focus once they are there.
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

const Gate = onDemand(async () => (await import('./gate.tsx')).Gate)

type GatedDocumentProps = {
  name: string
  countries: readonly string[]
  hasPassed: boolean
  onPass: () => void
  children: ReactNode
}

/** A document behind the lead form: the gate opens over the viewer and leaves it there. */
function GatedDocument({ name, countries, hasPassed, onPass, children }: GatedDocumentProps) {
  const [open, setOpen] = useState(false)
  const [reference, setReference] = useState<string>()
  // After the viewer: of two dialogs the one that opens last is on top.
  useEffect(() => setOpen(true), [])
  const close = useCallback(() => setOpen(false), [])
  function pass(given: string | undefined) {
    setReference(given)
    onPass()
  }
  if (hasPassed && !reference) return children
  if (hasPassed) {
    return (
      <div className={viewerContentStyles.passed}>
        <p role="status" className={viewerContentStyles.reference}>
          {forms.submitted} {forms.referenceLabel} <strong>{reference}</strong>
        </p>
        {children}
      </div>
    )
  }
  return (
    <div className={viewerContentStyles.gated}>
      <p>{texts.opensAfterDetails}</p>
      <Button onClick={() => setOpen(true)}>{texts.enterDetails}</Button>
      {open && <Gate document={name} countries={countries} onPass={pass} onClose={close} />}
    </div>
  )
}
