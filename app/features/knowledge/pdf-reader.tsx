import { useEffect, useState } from 'react'
import { PdfFailure } from './pdf-failure.tsx'
import { PdfLoading } from './pdf-loading.tsx'
import { PdfSheets } from './pdf-sheets.tsx'
import { usePdf } from './use-pdf.ts'

type Props = {
  url: string
  page: number
  onPage: (page: number) => void
  onTitle: (title: string) => void
}

/** A PDF drawn by PDF.js, the same in every browser: pages, text to select, search and zoom. */
export function PdfReader({ url, page, onPage, onTitle }: Props) {
  const pdf = usePdf(url)
  const title = pdf.state === 'ready' ? pdf.title : ''
  useEffect(() => onTitle(title), [title, onTitle])
  const loading = useSlow(pdf.state === 'loading')
  switch (pdf.state) {
    case 'loading':
      return <PdfLoading {...(loading && pdf)} />
    case 'failed':
      return <PdfFailure fault={pdf.fault} url={url} again={pdf.again} />
    case 'ready':
      return <PdfSheets {...pdf} page={page} onPage={onPage} />
  }
}

/** A progress that is over before it is read is noise. */
const slowMilliseconds = 600

function useSlow(waits: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => setSlow(true), slowMilliseconds)
    return () => clearTimeout(timer)
  }, [waits])
  return slow
}
