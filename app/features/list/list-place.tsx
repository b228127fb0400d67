import { PageLink } from '#app/framework/page-link.tsx'
import { paths } from '#app/lib/paths.ts'
import { onDemand } from '#app/ui/on-demand.tsx'
import * as texts from '#texts/list.ts'
import { useAddLinks } from './use-add-links.ts'
import { useKept } from './use-kept.ts'

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
