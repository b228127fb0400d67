import { pictureWidths } from '#domain/pictures.ts'
import { inParallel } from './fetched-pages.ts'
import { elementsOf } from './html.ts'

/** What a walk found behind one address. */
export type Visited = {
  status: number
  type: string
  /** Targets of fragments on a page. */
  ids: ReadonlySet<string>
  /** Addresses it leads to, fragments included, absolute or beginning with a slash. */
  links: readonly string[]
}
export type Broken = { from: string; to: string; why: string }

type Options = {
  get: (path: string, method: 'GET' | 'HEAD') => Response | Promise<Response>
  /** Where the site says it is: such addresses are its own. */
  origin: string
  start: readonly string[]
  /** Whether a path is asked for that something leads to; all are otherwise. */
  follows?: (path: string) => boolean
}

/**
 * Follows every link, picture, film, script, style sheet, shared picture and address in structured
 * data of the whole site, each once, and says what does not answer. Other hosts are left alone.
 */
export async function walkSite({ get, origin, start, follows = () => true }: Options) {
  const visited = new Map<string, Visited>()
  const firstFrom = new Map(start.map((path) => [path, 'the start']))
  for (let round = [...start]; round.length > 0;) {
    const answers = await inParallel(
      round,
      6,
      async (path) => [path, await visit(get, path)] as const,
    )
    for (const [path, answer] of answers) visited.set(path, answer)
    for (const [path, { links }] of answers) {
      if (!isRead(path)) continue
      for (const link of links) {
        const own = ownPath(link, origin, path)
        if (own && !firstFrom.has(own.path) && follows(own.path)) firstFrom.set(own.path, path)
      }
    }
    round = [...firstFrom.keys()].filter((path) => !visited.has(path))
  }
  return { visited, broken: [...missing(visited, firstFrom), ...lostFragments(visited, origin)] }
}

function missing(visited: Map<string, Visited>, firstFrom: Map<string, string>): Broken[] {
  return [...visited]
    .filter(([, { status }]) => status !== 200)
    .map(([to, { status }]) => ({ from: firstFrom.get(to) ?? '', to, why: `answers ${status}` }))
}

function lostFragments(visited: Map<string, Visited>, origin: string): Broken[] {
  return [...visited].flatMap(([from, { links }]) =>
    links.flatMap((to) => {
      const own = ownPath(to, origin, from)
      const target = own && visited.get(own.path)
      if (!own?.fragment || !target?.type.startsWith('text/html')) return []
      return target.ids.has(own.fragment) ? [] : [{ from, to, why: 'no such place on that page' }]
    }),
  )
}

/** Lists can be filtered without end: what such a page leads to is on others as well. */
function isRead(path: string): boolean {
  const query = new URL(path, 'http://site').searchParams
  return [...query.keys()].every((key) => key === 'page' || key === 'type' || key === 'part')
}

/** Programs post to it: whoever follows a link finds nothing there. */
const forPrograms = /^\/mcp\b/

/** The path and query of an address of the site, its fragment apart; undefined for another's. */
function ownPath(link: string, origin: string, from: string) {
  if (!URL.canParse(link, origin + from)) return { path: `(unreadable) ${link}`, fragment: '' }
  const { href, hash } = new URL(link, origin + from)
  if (!href.startsWith(`${origin}/`)) return undefined
  const path = href.slice(origin.length).replace(/#.*$/, '')
  if (forPrograms.test(path)) return undefined
  return { path: smallest(path), fragment: decodeURIComponent(hash.slice(1)) }
}

/** Each width of a picture is made when it is asked for, of the same original: one is enough. */
function smallest(path: string): string {
  return path.replace(/^\/images\/(\d+)\//, (whole, width) =>
    pictureWidths.includes(Number(width)) ? `/images/${Math.min(...pictureWidths)}/` : whole,
  )
}

async function visit(get: Options['get'], path: string): Promise<Visited> {
  // Of documents and films the first line is enough.
  const response = await get(path, path.startsWith('/files/') ? 'HEAD' : 'GET')
  const type = response.headers.get('content-type') ?? ''
  const read = /^text\/|xml|json/.test(type) ? await response.text() : ''
  if (!read) await response.body?.cancel()
  const page = type.startsWith('text/html') ? elementsOf(read) : []
  return {
    status: response.status,
    type,
    ids: new Set(page.map(({ attributes }) => attributes.id ?? '').filter(Boolean)),
    links: linksOf(type, read, path),
  }
}

function linksOf(type: string, text: string, path: string): string[] {
  if (type.startsWith('text/html')) return elementsOf(text).flatMap(linksOfElement)
  if (type.startsWith('text/markdown') || path.endsWith('.txt')) return markdownLinks(text)
  if (type.startsWith('text/css')) return styleLinks(text)
  if (type.includes('xml'))
    return [...text.matchAll(/<loc>([^<]+)</g)].map(([, url]) => unescape(url!))
  if (type.includes('manifest')) return addressesIn(JSON.parse(text), /^src$/)
  return []
}

function linksOfElement({
  name,
  attributes,
  text,
}: ReturnType<typeof elementsOf>[number]): string[] {
  const { href, src, srcset, imagesrcset, poster, action, content = '', style = '' } = attributes
  // The place a posted form leads to is in its answer, not in the page.
  const plain = [name === 'form' ? action?.split('#')[0] : undefined, href, src, poster]
  const sets = [srcset, imagesrcset].flatMap((set) => set?.split(',') ?? [])
  return [
    ...plain.filter((link) => link !== undefined),
    ...sets.map((candidate) => candidate.trim().split(/\s+/)[0]!),
    ...(name === 'meta' && /^https?:\/\/\S+$/.test(content) ? [content] : []),
    ...styleLinks(style + (name === 'style' ? text : '')),
    // What a page's own script brings once the page is painted.
    ...(name === 'script' ? (text.match(/\/assets\/[\w.~-]+\.js\b/g) ?? []) : []),
    ...(attributes.type === 'application/ld+json' ? addressesIn(JSON.parse(text), /^(?!@)/) : []),
  ]
}

function markdownLinks(text: string): string[] {
  const inLinks = [...text.matchAll(/\]\((\S+?)\)/g)].map(([, url]) => url!)
  const bare = [...text.matchAll(/(?<!\()https?:\/\/[^\s()<>]+/g)].map(([url]) => url)
  return [...inLinks, ...bare]
}

function styleLinks(text: string): string[] {
  return [...text.matchAll(/url\(["']?([^"')]+)["']?\)/g)]
    .map(([, url]) => url!)
    .filter((url) => !url.startsWith('data:'))
}

/** Values of structured data that are addresses, below any name that `keys` takes. */
function addressesIn(value: unknown, keys: RegExp, key = ''): string[] {
  if (typeof value === 'string') return isAddress(value) && keys.test(key) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((part) => addressesIn(part, keys, key))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, part]) => addressesIn(part, keys, name))
}

function isAddress(text: string): boolean {
  return /^(https?:\/\/|\/)\S+$/.test(text)
}

function unescape(xml: string): string {
  return xml.replaceAll('&apos;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
