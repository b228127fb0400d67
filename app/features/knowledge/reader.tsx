import { useCallback, useEffect, useState } from 'react'
import { useLinkPress } from '#app/framework/use-link-press.ts'
import { island } from '#app/islands/island.tsx'
import { preparePdf } from './load-viewer.ts'
import { OpenedPdf } from './opened-pdf.tsx'
import { askedOf, fragmentOf, pageOf, storedPdf, type Asked } from './reader-address.ts'

/**
 * Opens PDFs of the storage over the page: that of a link that is pressed, and that which the
 * address names. An entry of the history holds each, so going back closes it.
 */
export function PdfOverPage() {
  const [asked, setAsked] = useState<Asked>()
  const look = useCallback(() => setAsked(askedOf(location.hash)), [])
  useEffect(() => {
    preparePdf()
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [look])
  const open = useCallback(
    async ({ pathname, hash }: HTMLAnchorElement) => {
      history.pushState({ isOver: true }, '', fragmentOf({ file: pathname, page: pageOf(hash) }))
      look()
    },
    [look],
  )
  useLinkPress(storedPdf, open)

  /** Without a step back: the address goes on without it. */
  function leave() {
    history.replaceState(null, '', location.pathname + location.search)
    look()
  }
  function close() {
    if ((history.state as { isOver?: boolean } | null)?.isOver) history.back()
    else leave()
  }
  return asked && <OpenedPdf key={asked.file} asked={asked} onClose={close} onLeave={leave} />
}

export const Reader = island('reader', PdfOverPage, { link: storedPdf, address: '#doc=/' })
