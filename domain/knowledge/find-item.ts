import { decoded } from '#domain/texts/decoded.ts'
import * as texts from '#texts/knowledge.ts'
import type { KnowledgeItem } from './knowledge-item.ts'

/**
 * The stored document that `?doc=` names: by slug, or by an address that is one of our own
 * documents'. Whatever else an address may say, it is only looked up, never opened.
 * `origins` are where this site is reached.
 */
export function findItem(
  items: readonly KnowledgeItem[],
  doc: string,
  origins: readonly string[],
): KnowledgeItem | undefined {
  const stored = items.filter((item) => item.type !== 'blog')
  const named = stored.find(({ slug }) => slug === doc)
  if (named) return named
  const asked = addressKeys(doc, origins)
  if (!asked.length) return undefined
  const found = stored.filter((item) =>
    addressesOf(item).some((address) =>
      addressKeys(address, origins).some((key) => asked.includes(key)),
    ),
  )
  // Of a document and its featured copy, the document.
  return found.find(({ category }) => category !== texts.featured) ?? found[0]
}

/** What to look for where nothing is called so: the last piece of an address, in words. */
export function searchTextOf(doc: string): string {
  const piece = decoded(doc.split(/[?#]/)[0] ?? '')
    .split('/')
    .filter(Boolean)
    .at(-1)
  return (piece ?? doc).replace(/\.\w{2,4}$/, '').replace(/[-_+]+/g, ' ')
}

function addressesOf({ url, file }: KnowledgeItem): string[] {
  return file ? [url, `/files/${file.path}`] : [url]
}

const storageAddress = /^\/v0\/b\/[^/]+\/o\//

/** Host and path of an address without its query: tokens differ, the document does not. */
function addressKeys(address: string, origins: readonly string[]): string[] {
  const local = /^\/(?!\/)/.test(address)
  const bases = local ? origins : ['']
  return bases.flatMap((base) => {
    if (!URL.canParse(base + address)) return []
    const { protocol, origin, pathname } = new URL(base + address)
    if (protocol !== 'https:' && protocol !== 'http:') return []
    const path = decoded(pathname)
    // One site may be reached by several names, and its storage by its protocol's address.
    return [origins.includes(origin) ? path.replace(storageAddress, '/files/') : origin + path]
  })
}
