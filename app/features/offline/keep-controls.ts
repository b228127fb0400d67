import { openedModels } from '#app/features/model/opened-models.ts'
import { paths } from '#app/lib/paths.ts'
import { trusted } from '#app/lib/trusted.ts'
import { formatBytes } from '#domain/knowledge/describe-file.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/offline.ts'
import { createKeeper, type KeepState } from './keeper.ts'
import { plainTitle } from './kept-pages.ts'
import { withoutPages } from './left-out.ts'
import { dayOf } from './moment.ts'
import { whenRead } from './show-when-read.ts'

/** A visitor who only scrolls by is not told the size: it is read from the server. */
const lookMilliseconds = 1000

export type KeepControls = { press: () => void }

/** Works `<keep-offline>` for the page it stands on until `signal` aborts. */
export function keepControls(place: HTMLElement, signal: AbortSignal): KeepControls {
  const button = place.querySelector('button')!
  const progress = place.querySelector('progress')!
  const amount = place.querySelector<HTMLElement>('[data-amount]')!
  const status = place.querySelector('[role=status]')!
  const keeper = createKeeper(caches, {
    ready: registerWorker,
    screen: () => ({
      width: innerWidth,
      density: devicePixelRatio,
      matches: (media) => matchMedia(media).matches,
      hasOpened: (model) => openedModels.has(model),
    }),
  })
  let address = addressOf(location)

  function show(): void {
    const state = keeper.stateOf(address)
    if (!state) return
    const { phase } = state
    const isKeeping = phase === 'keeping'
    button.textContent = labelOf(state)
    button.disabled = !navigator.onLine && !isKeeping && phase !== 'kept'
    place.dataset.phase = phase
    progress.hidden = !isKeeping
    amount.textContent = ''
    status.textContent = saidOf(state)
    if (!isKeeping) return
    const { done, total } = state
    if (total) Object.assign(progress, { value: done, max: total })
    else progress.removeAttribute('value')
    if (total)
      amount.textContent = fillIn(texts.bytesOf, {
        done: formatBytes(done),
        total: formatBytes(total),
      })
  }

  const measure = () => navigator.onLine && void keeper.measure(address)
  const observeAnew = observeInSight(place, signal, measure)
  function look(): void {
    address = addressOf(location)
    // Where the browser keeps its storage closed nothing can be kept.
    keeper.look(address).then(show, () => (place.hidden = true))
    observeAnew()
  }

  // A list changes its address in place.
  window.navigation?.addEventListener('currententrychange', look, { signal })
  for (const name of ['online', 'offline']) addEventListener(name, show, { signal })
  signal.addEventListener('abort', keeper.subscribe(show))
  look()
  // A copy is what it is.
  if (navigator.onLine && !whenRead()) {
    const refresh = (lock: Lock | null) => (lock ? keeper.refresh() : undefined)
    void navigator.locks.request('kept', { ifAvailable: true }, refresh)
  }
  return {
    press() {
      // What a press brings may move what is below, nothing else.
      place.dataset.pressed = ''
      const state = keeper.stateOf(address)
      if (state?.phase === 'keeping') state.stop()
      else if (state?.phase === 'kept') void keeper.remove(address)
      else void keeper.keep(address)
    },
  }
}

/** Calls `measure` a second after the place is in sight, and again after each call of what it returns. */
function observeInSight(place: HTMLElement, signal: AbortSignal, measure: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const seen = new IntersectionObserver(([entry]) => {
    clearTimeout(timer)
    if (entry?.isIntersecting) timer = setTimeout(measure, lookMilliseconds)
  })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    seen.disconnect()
  })
  return () => {
    seen.disconnect()
    seen.observe(place.firstElementChild!)
  }
}

/** Of most pages the query is a view; of a list and of a long document it is what they show. */
function addressOf({ pathname, search }: Location): string {
  const isShown = pathname === paths.list() || pathname.startsWith(paths.document(''))
  return isShown ? pathname + search : pathname
}

/** Answers for what is kept from then on. */
async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register(trusted('/service-worker.js'))
  await navigator.serviceWorker.ready
}

function labelOf({ phase }: KeepState): string {
  if (phase === 'keeping') return texts.stop
  return phase === 'kept' ? texts.removeCopy : texts.keep
}

function saidOf(state: KeepState): string {
  switch (state.phase) {
    case 'keeping':
      return ''
    case 'kept': {
      const { read, bytes, leftOut } = state.set
      const kept = fillIn(texts.keptOn, { date: dayOf(read), size: formatBytes(bytes) })
      return kept + withoutPages(leftOut)
    }
    case 'failed':
      return state.why === 'room' ? texts.noRoom : texts.connectionLost
    case 'idle':
      if (state.within) return fillIn(texts.keptWith, { page: plainTitle(state.within) })
      if (!navigator.onLine) return texts.needsConnection
      if (state.wasKept) return texts.noLongerKept
      if (!state.bytes) return ''
      return fillIn(texts.about, { size: formatBytes(state.bytes) }) + withoutPages(state.leftOut)
  }
}
