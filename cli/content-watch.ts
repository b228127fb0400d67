import { join, sep } from 'node:path'
import type { ViteDevServer } from 'vite'

/** What the server reads of a company's folder while it runs; all else is a module to Vite. */
const read = ['catalogue', 'storage', 'redirects.txt']
/** One save is several events: a file is emptied, filled, and given its time. */
const pauseMilliseconds = 50

/** Tells of products, pictures, documents and old addresses that change, and has open pages load anew. */
export function createContentWatch(company: string) {
  const places = read.map((part) => join(company, part))
  const isRead = (file: string) =>
    places.some((place) => file === place || file.startsWith(place + sep))
  let watched: ViteDevServer['watcher'] | undefined
  let hasChanged = false
  let reloading: NodeJS.Timeout | undefined

  return {
    /** Vite has another watcher after each restart of its own. */
    watch({ watcher, ws }: Pick<ViteDevServer, 'watcher' | 'ws'>): void {
      if (watcher === watched) return
      watched = watcher
      watcher.on('all', (_, file) => {
        if (!isRead(file)) return
        hasChanged = true
        clearTimeout(reloading)
        reloading = setTimeout(() => ws.send({ type: 'full-reload' }), pauseMilliseconds)
      })
    },
    /** Since it was asked last. */
    hasChanged(): boolean {
      const was = hasChanged
      hasChanged = false
      return was
    },
  }
}
