import { useCallback, useEffect, useRef, useState, useEffectEvent } from 'react'
import { plainPress } from '#app/lib/plain-press.ts'
import { island } from '#app/islands/island.tsx'
import { onDemand } from '#app/ui/on-demand.tsx'
import { preparePdf } from './load-pdf-reader.ts'
import {
  closedAddress,
  documentIn,
  knowledgeDocument,
  openingAddress,
  readerAddresses,
  readerLinks,
  readingAddress,
  type OpenDocument,
} from './reader-address.ts'
import { fetchJson } from '#app/lib/fetch-in-time.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import { nameOfFile, slugOfName } from '#domain/knowledge/item-names.ts'
import { decoded } from '#domain/texts/decoded.ts'
import * as texts from '#texts/knowledge.ts'
import type { DocumentFacts } from './document-facts.ts'

// Its styles come with its code: most pages are read without it.
const Viewer = onDemand(async () => (await import('./viewer.tsx')).Viewer)

/**
 * Opens documents over the page: that of a link that is pressed, and that which the address names. An
 * entry of the history holds each, so going back closes it.
 */
export function DocumentReader() {
  const [open, setOpen] = useState<OpenDocument>()
  /** Addresses of documents whose form was sent: it is not asked for again until the page is left. */
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set())
  /** The document that the page below is of, where its address named one. */
  const pageDocument = useRef<string>(undefined)

  const showAddressed = useCallback(() => {
    pageDocument.current ??= knowledgeDocument(location)
    setOpen(documentIn(location))
  }, [])

  useEffect(() => {
    preparePdf()
    showAddressed()
    addEventListener('popstate', showAddressed)
    return () => removeEventListener('popstate', showAddressed)
  }, [showAddressed])

  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = plainPress(event)
      if (!link?.matches(readerLinks)) return
      event.preventDefault()
      // The second press of a double one would do it again.
      if (event.detail > 1) return
      history.pushState({ isOver: true }, '', openingAddress(link))
      showAddressed()
    }
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [showAddressed])

  const facts = useDocumentFacts(open, ({ doc }) => {
    // The page of a document says what is to be said where the reader cannot.
    if (doc !== pageDocument.current) location.reload()
  })
  if (!open || !facts) return null

  function follow(page: number) {
    const { href } = new URL(readingAddress(open!, page, location), location.href)
    if (href !== location.href) history.replaceState(history.state, '', href)
  }
  function close() {
    if ((history.state as { isOver?: boolean } | null)?.isOver) return history.back()
    history.replaceState(null, '', closedAddress(open!, location))
    showAddressed()
  }

  return (
    <Viewer
      key={open.doc}
      facts={facts}
      page={open.page}
      onPage={follow}
      hasPassed={passed.has(facts.url)}
      onPass={() => setPassed((known) => new Set([...known, facts.url]))}
      onClose={close}
    />
  )
}

export const Reader = island('reader', DocumentReader, {
  link: readerLinks,
  address: readerAddresses,
})

/**
 * What the server knows of an open document. A file has a name until then; of another document the
 * result is undefined, and `onUnknown` is called where the server cannot tell.
 */
function useDocumentFacts(
  open: OpenDocument | undefined,
  onUnknown: (open: OpenDocument) => void,
): DocumentFacts | undefined {
  const [known, setKnown] = useState<{ doc: string; facts: DocumentFacts }>()
  const doc = open?.doc
  const fail = useEffectEvent(() => {
    // A file is read without them.
    if (open && !open.isFile) onUnknown(open)
  })
  useEffect(() => {
    if (doc === undefined) return
    let isCurrent = true
    fetchJson<DocumentFacts>(programPaths.documentFacts(doc)).then(
      (facts) => isCurrent && setKnown({ doc, facts }),
      () => isCurrent && fail(),
    )
    return () => {
      isCurrent = false
    }
  }, [doc])
  const facts = known?.doc === doc ? known?.facts : undefined
  if (!open?.isFile) return facts
  // Begun at this address, a PDF is not read anew from another one.
  return { ...(facts ?? factsOfFile(open.doc)), url: open.doc }
}

function factsOfFile(path: string): DocumentFacts {
  const name = nameOfFile(decoded(path))
  return {
    type: 'pdf',
    name,
    slug: slugOfName(name),
    url: path,
    category: '',
    facts: [texts.kinds.pdf],
    products: [],
    more: 0,
  }
}
