import { useEffect, useState } from 'react'
import { listWords } from '#content/list-words.ts'
import type { KeptNews } from './keep.ts'
import { keptEvent } from './use-kept.ts'

/** Says what was added to the list, to those who cannot see its count. */
export function KeptStatus() {
  const [news, setNews] = useState<KeptNews>()
  useEffect(() => {
    const listen = (event: Event) => {
      const { detail } = event as CustomEvent<KeptNews | undefined>
      // The same said again is announced by nobody.
      setNews(undefined)
      if (detail) setTimeout(() => setNews(detail), 100)
    }
    addEventListener(keptEvent, listen)
    return () => removeEventListener(keptEvent, listen)
  }, [])
  return (
    <span role="status" className="visually-hidden">
      {news && listWords.added(news.quantity, news.partNumber, news.lines)}
    </span>
  )
}
