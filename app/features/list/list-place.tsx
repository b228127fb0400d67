import { useCallback, useState } from 'react'
import { PageLink } from '#app/framework/page-link.tsx'
import { paths } from '#app/lib/paths.ts'
import { onDemand } from '#app/ui/on-demand.tsx'
import { useLinkPress } from '#app/framework/use-link-press.ts'
import * as texts from '#texts/list.ts'
import { useKept } from './use-kept.ts'
import type { KeptNews } from './keep.ts'
import { addLinks } from './to-add.ts'

// Comes with the first part that is added. Without it the count beside it tells as much.
const KeptStatus = onDemand(async () => (await import('./kept-status.tsx')).KeptStatus, {
  failing: () => undefined,
})

/** The way to the list that this browser keeps, once something is on it. */
export function ListPlace() {
  const kept = useKept()
  const news = useAddLinks()
  if (!kept) return null
  return (
    <>
      <PageLink to={paths.listOf(kept)}>
        {texts.yours} ({kept.split(',').length})
      </PageLink>
      {news && <KeptStatus asked={news} news={news} kept={kept} />}
    </>
  )
}

/**
 * Adds to the list that the browser keeps what links of `AddToList` name, and says the last one. Without
 * the code for it, and where the browser keeps its storage closed, they lead on.
 * `at` is where in the window it was pressed.
 */
function useAddLinks() {
  const [news, setNews] = useState<KeptNews & { at: DOMRect }>()
  const add = useCallback(async (link: HTMLAnchorElement) => {
    const at = link.getBoundingClientRect()
    const { addToKept } = await import('./keep.ts')
    setNews({ ...addToKept(link.search), at })
  }, [])
  useLinkPress(addLinks, add)
  return news
}
