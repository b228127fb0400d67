import { site } from '#content/site.ts'
import { cookieChoice } from '#app/lib/functionality-cookies.ts'
import { trusted } from '#app/lib/trusted.ts'
import { allFiltersId } from '#app/features/filters/all-filters.ts'
import { waitingForms } from '#app/features/contact/waiting-forms.ts'
import { kindOf } from './asked.ts'
import { followKept } from './follow-kept.ts'
import type { Seen } from './keep-seen-page.ts'
import { showWhenRead, whenRead } from './show-when-read.ts'

/** How long a page is open before it counts as read. */
const readMilliseconds = 2000
const visitKey = 'offline-visit'

/** Has the worker keep this page and those that are read after it, and sends forms that wait. */
async function keepSeen(): Promise<void> {
  if (!(await waitingForms()).every(({ answer }) => answer)) {
    const { sendWaiting } = await import('#app/features/contact/send-waiting.ts')
    void sendWaiting()
  }
  // Neither without TLS nor in some private windows.
  if (!('serviceWorker' in navigator) || site.offline === false) return
  const { serviceWorker } = navigator
  showWhenRead()
  followKept()
  try {
    await serviceWorker.register(trusted('/service-worker.js'))
  } catch (error) {
    // The site works without; the browser says why.
    console.warn(error)
    return
  }
  await bringForPresses()
  const { active } = await serviceWorker.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin: it takes no other argument
  const tell = (seen: Seen) => active?.postMessage(seen)
  // A copy came without a network, whatever the browser believes: nothing may be forgotten now.
  if (navigator.onLine && !whenRead())
    tell({ ...current(), files: loaded(), isLoaded: true, isNewVisit: begins() })
  tellOfFurther(tell)
}

/** Without a network, too, a list filters what was read of the catalogue, by code that a press brings. */
async function bringForPresses(): Promise<void> {
  const has = (selector: string) => document.querySelector(selector) !== null
  // Without a network it may not come.
  await Promise.allSettled([
    has(`#${allFiltersId}`) && import('#app/features/filters/filter-sheet.tsx'),
  ])
}

// A module runs once, however often it is asked for (use-kept-pages.ts).
void keepSeen()

/** Pages that the browser makes itself never come as documents. */
function tellOfFurther(tell: (seen: Seen) => void): void {
  let { pathname } = location
  let timer: ReturnType<typeof setTimeout> | undefined
  // Where the browser has it not, pages that were loaded are kept.
  window.navigation?.addEventListener('currententrychange', () => {
    if (location.pathname === pathname) return
    pathname = location.pathname
    clearTimeout(timer)
    timer = setTimeout(() => {
      void bringForPresses()
      if (navigator.onLine) tell({ ...current(), files: [], isLoaded: false, isNewVisit: false })
    }, readMilliseconds)
  })
}

const current = () => ({ page: location.origin + location.pathname + location.search })

/** Files, pictures and records that came before the worker could see them. */
const loaded = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) =>
      /^(?:asset|part)$/.test(kindOf({ method: 'GET', mode: '', url }, location.origin) ?? ''),
    )

/**
 * Whether this is the first page of a visit after which nothing may stay. What is read is kept for
 * the visit alone until the visitor allows more, as the parts list is.
 */
function begins(): boolean {
  try {
    const isFirst = !sessionStorage.getItem(visitKey)
    sessionStorage.setItem(visitKey, 'on')
    return isFirst && cookieChoice() !== 'all'
  } catch {
    return true
  }
}
