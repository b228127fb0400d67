import { useEffect, useState } from 'react'
import type { KeptNews } from './keep.ts'

/** Adds to the list that the browser keeps what links of `AddToList` name, and says the last one. */
export function useAddLinks(): KeptNews | undefined {
  const [news, setNews] = useState<KeptNews>()
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('[data-add]')
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      import('./keep.ts')
        .then(({ addToKept }) => setNews(addToKept(link.search)))
        // Without its code, and where the browser keeps its storage closed, the link leads on.
        .catch(() => location.assign(link.href))
    }
    // Before anybody who follows links.
    document.addEventListener('click', press, true)
    return () => document.removeEventListener('click', press, true)
  }, [])
  return news
}
