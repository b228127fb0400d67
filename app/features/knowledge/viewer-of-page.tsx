import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { paths } from '#app/lib/paths.ts'
import { onDemand } from '#app/ui/on-demand.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { parseKnowledgeState, type KnowledgeState } from '#domain/knowledge/knowledge-state.ts'
import { cardOf } from './card-of.ts'
import type { KnowledgeView } from './knowledge-view.ts'
import { loadViewer } from './load-viewer.ts'
import { pageOf, withPage } from './reader-address.ts'

const Viewer = onDemand(async () => (await loadViewer()).Viewer, { failing: () => 'over' })

type Props = { view: KnowledgeView; state: KnowledgeState }

/** The document that the address names, opened over the list. */
export function ViewerOfPage({ view, state }: Props) {
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const location = useLocation()
  const { revalidate } = useRevalidator()
  // Until the page is left: whoever gave their details is not asked again.
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set())
  const card = cardOf(view, state.doc)
  const unasked = state.doc !== '' && !card && state.doc !== view.asked

  // A document that this list does not show, from an entry of the history.
  const asked = useRef('')
  useEffect(() => {
    if (!unasked || asked.current === state.doc) return
    asked.current = state.doc
    void revalidate()
  }, [unasked, state.doc, revalidate])

  function close() {
    const openedHere = (location.state as { viewer?: boolean } | null)?.viewer === true
    if (openedHere) void navigate(-1)
    else {
      const { doc: _doc, page: _page, ...list } = state
      void navigate(paths.knowledge(list), { replace: true, preventScrollReset: true })
    }
  }

  if (!hydrated || !card) return null
  return (
    <Viewer
      key={card.slug}
      card={card}
      page={pageOf(location.hash) || state.page || (card.page ?? 1)}
      onPage={followInAddress}
      gate={{
        countries: view.countries?.split('|') ?? [],
        passed: passed.has(card.url),
        onPass: () => setPassed((known) => new Set([...known, card.url])),
      }}
      onClose={close}
      opener={() => document.querySelector(`button[name=doc][value="${CSS.escape(card.slug)}"]`)}
    />
  )
}

/** The address says which page is read; the router need not know. */
function followInAddress(page: number) {
  const there = parseKnowledgeState(new URLSearchParams(window.location.search))
  const address = withPage(paths.knowledge({ ...there, page: 0 }), page)
  const { search, hash, pathname } = window.location
  if (there.doc && address !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', address)
  }
}
