import { matchRoutes, type ClientInstrumentation } from 'react-router'

/**
 * Without a connection the router reloads the document for a page whose code has not come, and
 * the browser's own page takes the place of the one being read. So a press leads on only where
 * the code is here; data that only the server has is waited for.
 */
export const stayOffline: ClientInstrumentation = {
  router: (router) =>
    router.instrument({
      async navigate(go, { to }) {
        if (navigator.onLine || typeof to !== 'string' || (await isAtHand(to))) await go()
        // The router does itself what an instrumentation leaves undone when it ends.
        else await new Promise(() => undefined)
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
  // Which page it is takes a while to tell, in every press.
  if (!navigator.onLine) {
    const page = entryOf(routesOf(new URL(request.url).pathname).at(-1)?.id)
    if (page?.hasLoader && !page.hasClientLoader) await connection()
  }
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

/** Until there is one again. */
async function connection(): Promise<void> {
  await new Promise((back) => addEventListener('online', back, { once: true }))
}

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
