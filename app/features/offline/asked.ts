/** What of a request decides how the worker answers it. */
export type Asked = { method: string; mode: string; url: string; destination?: string }

export type Kind =
  /** A document: the network's, else the copy that was read, else the page that says so. */
  | 'page'
  /** A file of a build, named by its contents: whichever copy comes first. */
  | 'asset'
  /** Pictures and products' records: the network's, else the copy that was read. */
  | 'part'
  /** A document of the storage, and what is said beside it: the network's, else what was kept on purpose. */
  | 'file'

const records = /^\/v1\/projects\/[^/]+\/databases\/[^/]+\/documents\//
const files = /^\/files\/|^\/documents\.json$/
const parts = /^\/api\/states$|^\/(?:favicon|apple-touch-icon|site)\.\w+$/

/** How a request is answered; undefined for what is left to the browser, forms among it. */
export function kindOf(
  { method, mode, url, destination }: Asked,
  origin: string,
): Kind | undefined {
  if (method !== 'GET') return undefined
  const { origin: from, pathname } = new URL(url)
  // A hosted document database is on a host of its own.
  if (records.test(pathname)) return 'part'
  if (from !== origin) return undefined
  if (files.test(pathname)) return 'file'
  const isOwnFile = /^\/(?:assets|print)\//.test(pathname)
  const isPicture = /^\/(?:images|drawings|documents\/[^/]+\/figure)\b/.test(pathname)
  // Asked for by code: kept on purpose, where it is by itself.
  if (destination === '' && (isOwnFile || isPicture)) return undefined
  if (isOwnFile) return 'asset'
  if (isPicture || parts.test(pathname)) return 'part'
  return mode === 'navigate' ? 'page' : undefined
}

/**
 * Whether an answer may be kept as a page that was read: no page of one visitor's own, and none that
 * says that something is missing or failed.
 */
export function isPageToKeep(url: string, { status, headers }: Response): boolean {
  return (
    status === 200 &&
    headers.get('content-type')?.startsWith('text/html') === true &&
    !headers.get('cache-control')?.includes('no-store') &&
    !new URL(url).searchParams.has('sent')
  )
}
