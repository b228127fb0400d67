import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

/** Vite puts a hash of the content into every name below this path. */
const hashed = /^\/assets\//
const hasExtension = /\.\w+$/
/** Browsers must see a new one with the next page. */
const serviceWorker = '/service-worker.js'

/**
 * Serves the built client files, as the build compressed them. A page of a build before, or of one that a
 * server beside this one has been started with, asks for files that are in none of ours: the `others`
 * are looked at.
 */
export function staticFiles(
  folder: string,
  others: () => Promise<readonly string[]> = async () => [],
): MiddlewareHandler {
  const serveOwn = serve(folder)
  return async (c, next) => {
    const { path } = c.req
    // Pages are no files: nothing is looked for on the disk.
    if (!hasExtension.test(path)) return next()
    let file = await serveOwn(c, noFile)
    if (!file && hashed.test(path)) {
      for (const other of await others()) file ||= await serve(other)(c, noFile)
    }
    if (!file) return next()
    file.headers.set('cache-control', cachingOf(path))
    return file
  }
}

const noFile = async () => {}

const serve = (root: string) => serveStatic({ root, precompressed: true })

function cachingOf(path: string): string {
  if (path === serviceWorker) return 'no-cache'
  return hashed.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'
}
