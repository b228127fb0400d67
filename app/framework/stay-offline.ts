import { matchRoutes, type ClientInstrumentation } from 'react-router'

/**
 * Without a connection the router reloads the document for a page whose code has not come, and
 * the browser's own page takes the place of the one being read. So a press leads on only where
 * the page is kept or its code is here; data that only the server has is waited for. A page that is
 * a copy is left as a document: what was read then is never mixed with what is so now.
 */
export const stayOffline: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      async navigate(go, { to }) {
        if (typeof to !== 'string') return void (await go())
        const { href, pathname } = new URL(to, location.href)
        const isCopy = 'read' in document.documentElement.dataset
        if (navigator.onLine && !isCopy) return void (await go())
        const isOther = pathname !== location.pathname
        if (isOther && ((await isKept(href)) || (isCopy && (await answers(href)))))
          location.assign(href)
        else if (await isAtHand(to)) return void (await go())
        // The router does itself what an instrumentation leaves undone when it ends.
        await new Promise(() => undefined)
      },
    }),
}

/**
 * Holds a page that asks the server until there is a connection. As a middleware, for the router
 * sends its request for all loaders of a page beside them.
 */
export async function heldOffline(
  { request }: { request: Request },
  next: () => Promise<unknown>,
): Promise<void> {
  const page = entryOf(routesOf(new URL(request.url).pathname).at(-1)?.id)
  if (page?.hasLoader && !page.hasClientLoader) await connection()
  await next()
}

/** What the server answers; without a connection the page that is there stays until it is back. */
export async function fromServer<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (navigator.onLine) throw error
    await connection()
    return fromServer(ask)
  }
}

/** Resolves at once where there is a connection. */
async function connection(): Promise<void> {
  if (!navigator.onLine)
    await new Promise((back) => addEventListener('online', back, { once: true }))
}

/** Whether the browser keeps a page (features/offline); some have no such storage. */
const isKept = async (href: string) => Boolean(await window.caches?.match(href).catch(() => 0))

/** Whether there is a network after all: browsers believe in one that leads nowhere. */
const answers = (href: string) => fetch(href, { method: 'HEAD' }).then(Boolean, () => false)

/** Whether a page's code is here, or in the browser's cache. */
async function isAtHand(to: string): Promise<boolean> {
  const files = routesOf(to).flatMap(({ id }) => {
    const { module = '', clientLoaderModule = module } = entryOf(id) ?? {}
    return [module, clientLoaderModule]
  })
  return Promise.all(files.map((file) => import(/* @vite-ignore */ file))).then(
    () => true,
    () => false,
  )
}

const routesOf = (to: string) =>
  (matchRoutes(window.__reactRouterDataRouter?.routes ?? [], to) ?? []).map(({ route }) => route)
const entryOf = (id = '') => window.__reactRouterManifest?.routes[id]
