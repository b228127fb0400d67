import { createRoot, type Root } from 'react-dom/client'
import { openedModels } from '#app/features/model/opened-models.ts'
import { paths } from '#app/lib/paths.ts'
import { whenRead } from './show-when-read.ts'
import { KeepOffline } from './keep-offline.tsx'
import { createKeeper } from './keeper.ts'

/** How long a page is open before it is offered: it stands by then. */
const afterMilliseconds = 2000

/**
 * Draws “Keep offline” below the actions of pages that have it. By itself, for it comes late and
 * pages carry no more for it than the name of the place.
 */
export function drawKeepPlaces(): void {
  const keeper = createKeeper(caches, () => ({
    width: innerWidth,
    density: devicePixelRatio,
    matches: (media) => matchMedia(media).matches,
    hasOpened: (model) => openedModels.has(model),
  }))
  let drawn: { address: string; root: Root; element: HTMLElement } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const draw = () => {
    const actions = document.querySelector('main [data-keep]')
    if (!actions) return
    const element = document.createElement('div')
    actions.after(element)
    const root = createRoot(element)
    const address = addressOf(location)
    root.render(<KeepOffline keeper={keeper} address={address} />)
    drawn = { address, root, element }
  }
  draw()
  window.navigation?.addEventListener('currententrychange', () => {
    if (drawn?.address === addressOf(location)) return
    drawn?.root.unmount()
    drawn?.element.remove()
    drawn = undefined
    clearTimeout(timer)
    timer = setTimeout(draw, afterMilliseconds)
  })
  // A copy is what it is.
  if (navigator.onLine && !whenRead()) {
    const refresh = (lock: Lock | null) => (lock ? keeper.refresh() : undefined)
    void navigator.locks.request('kept', { ifAvailable: true }, refresh)
  }
}

/** Of most pages the query is a view; of a list and of a long document it is what they show. */
function addressOf({ pathname, search }: Location): string {
  const isShown = pathname === paths.list() || pathname.startsWith(paths.document(''))
  return isShown ? pathname + search : pathname
}
