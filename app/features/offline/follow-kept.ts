import { fetchInTime } from '#app/lib/fetch-in-time.ts'
import { isPdf } from './belongings.ts'
import { sayNotKept, whenRead } from './show-when-read.ts'

/**
 * Without a connection a press leads to the page that is kept, as a document, which says when it was
 * read. A page that is a copy is left so in any case: what was read then is never mixed with what is
 * so now. What is not kept leaves the page that is being read.
 */
export function followKept(): void {
  let kept = new Set<string>()
  const look = () => void keptAddresses().then((found) => (kept = found))
  look()
  addEventListener('offline', look)
  document.addEventListener(
    'click',
    (event) => {
      const isCopy = whenRead() !== undefined
      const link = followed(event)
      if (!link || (navigator.onLine && !isCopy)) return
      const { href } = link
      const isKept = kept.has(href.replace(/#.*/, ''))
      // The router knows what has been loaded, and our reader reads a kept PDF.
      if ((!isKept && !isCopy) || (isKept && isPdf(link.pathname))) return
      event.preventDefault()
      event.stopPropagation()
      if (isKept) location.assign(href)
      else void answers(href).then((isBack) => (isBack ? location.assign(href) : sayNotKept()))
    },
    { capture: true },
  )
}

/** The link to another page of the site that a plain press is on. */
function followed(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.download || link.origin !== location.origin) return undefined
  // “Add to list” leads nowhere while it works.
  if ('add' in link.dataset) return undefined
  return link.pathname === location.pathname ? undefined : link
}

async function keptAddresses(): Promise<Set<string>> {
  try {
    const names = await caches.keys()
    const all = names.map(async (name) => (await caches.open(name)).keys())
    return new Set((await Promise.all(all)).flat().map(({ url }) => url))
  } catch {
    // A browser may keep its storage closed.
    return new Set()
  }
}

/** Whether there is a network after all: browsers believe in one that leads nowhere. */
const answers = (href: string) => fetchInTime(href, { method: 'HEAD' }).then(Boolean, () => false)
