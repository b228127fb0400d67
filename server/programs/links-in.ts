/** Something that an answer names and that can be read on its own. */
export type Link = { uri: string; name: string; mimeType: string }

/** More than these are no help beside what the answer says itself. */
const maxLinks = 24

/** The products and documents that an answer names, each once, in its order. */
export function linksIn(answer: unknown): Link[] {
  const links = new Map<string, Link>()
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || links.size >= maxLinks) return
    const link = linkOf(value)
    if (link && !links.has(link.uri)) links.set(link.uri, link)
    for (const one of Object.values(value)) collect(one)
  }
  collect(answer)
  return [...links.values()]
}

function linkOf(value: object): Link | undefined {
  const { name, markdown, url, file, kind } = value as Record<string, unknown>
  if (typeof name !== 'string') return undefined
  if (typeof markdown === 'string') return { uri: markdown, name, mimeType: 'text/markdown' }
  if (typeof file === 'string' && kind === 'pdf') {
    return { uri: file, name, mimeType: 'application/pdf' }
  }
  return typeof kind === 'string' && typeof url === 'string'
    ? { uri: url, name, mimeType: 'text/html' }
    : undefined
}
