import { useEffect, useState } from 'react'
import { listWords } from '#content/list-words.ts'
import type { KeptNews } from './keep.ts'

/** Says what was added to the list, to those who cannot see its count. */
export function KeptStatus({ news }: { news: KeptNews }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    // A region that comes with its text is announced by nobody, nor is the same said again.
    setSaid('')
    const timer = setTimeout(
      () => setSaid(listWords.added(news.quantity, news.partNumber, news.lines)),
      100,
    )
    return () => clearTimeout(timer)
  }, [news])
  return (
    <span role="status" className="visually-hidden">
      {said}
    </span>
  )
}
