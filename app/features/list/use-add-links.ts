import { useCallback, useState } from 'react'
import { useLinkPress } from '#app/framework/use-link-press.ts'
import type { KeptNews } from './keep.ts'

/**
 * Adds to the list that the browser keeps what links of `AddToList` name, and says the last one. Without
 * the code for it, and where the browser keeps its storage closed, they lead on.
 */
export function useAddLinks(): KeptNews | undefined {
  const [news, setNews] = useState<KeptNews>()
  const add = useCallback(async ({ search }: HTMLAnchorElement) => {
    const { addToKept } = await import('./keep.ts')
    setNews(addToKept(search))
  }, [])
  useLinkPress('[data-add]', add)
  return news
}
