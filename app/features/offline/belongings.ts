import { paths } from '#app/lib/paths.ts'
import { programPaths } from '#app/lib/program-paths.ts'

/** What a picture is chosen for, and what of a page its visitor has looked at. */
export type Screen = {
  width: number
  density: number
  matches: (media: string) => boolean
  /** Models weigh more than all pictures: one is kept for who has had a look at it. */
  hasOpened: (model: string) => boolean
}

export type Belongings = {
  /** Addresses of pages that are wanted with it: where its actions lead, and how to reach us. */
  pages: string[]
  /** Its documents. */
  documents: string[]
  /** Of a list, what is on it. */
  products: string[]
  /** Addresses of its pictures, drawings and files, and what is said beside a PDF. */
  files: string[]
}

/** What a page's document says that it takes to read it without a network. */
export function belongingsOf(html: string, address: string, screen: Screen): Belongings {
  const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? html
  const links = linksIn(main)
  const lines = address.startsWith(`${paths.list()}?`)
    ? linksIn(/<table[^]*<\/table>/.exec(main)?.[0] ?? '').filter((to) => /^\/[\w%.~-]+$/.test(to))
    : []
  const actions = linksIn(actionsIn(main)).filter((to) => !to.startsWith('/files/'))
  const own = address.replace(/#.*/, '')
  const others = (to: readonly string[]) => [...new Set(to)].filter((page) => page !== own)
  const files = links
    .filter((to) => to.startsWith('/files/') && (!isModel(to) || screen.hasOpened(to)))
    .flatMap((file) => (isPdf(file) ? [file, programPaths.documentFacts(file)] : file))
  return {
    pages: others([...actions, paths.contact()]),
    documents: others(links.filter((to) => to.startsWith(paths.document('')))),
    products: others(lines),
    files: [
      ...new Set([...tagsIn(main, 'img').flatMap((tag) => pictureOf(tag, screen) ?? []), ...files]),
    ],
  }
}

export const isModel = (file: string): boolean => /\.glb$/i.test(file)
export const isPdf = (file: string): boolean => /^\/files\/[^?]*\.pdf$/i.test(file)

/** The actions beside which “Keep offline” stands. */
const actionsIn = (main: string) => /data-keep[^]*?<\/(?:p|div)>/.exec(main)?.[0] ?? ''

const tagsIn = (html: string, name: string) =>
  html.match(new RegExp(`<${name}\\s[^>]*>`, 'g')) ?? []

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&')

/** Links to this site, but for what is made when it is asked for. */
function linksIn(html: string): string[] {
  return tagsIn(html, 'a')
    .filter((tag) => !/\sdownload\b/.test(tag) || attribute(tag, 'href')?.startsWith('/files/'))
    .flatMap((tag) => attribute(tag, 'href')?.replace(/#.*/, '') || [])
    .filter((to) => /^\/(?!\/)/.test(to))
}

/** The address that a browser would choose for its screen. */
function pictureOf(tag: string, screen: Screen): string | undefined {
  const src = attribute(tag, 'src')
  const offered = (attribute(tag, 'srcset')?.split(', ') ?? []).map((one) => {
    const [url = '', width = ''] = one.split(' ')
    return { url, width: Number.parseInt(width, 10) }
  })
  const wanted = shownWidth(attribute(tag, 'sizes') ?? '', screen) * screen.density
  const chosen = (offered.find(({ width }) => width >= wanted) ?? offered.at(-1))?.url ?? src
  return chosen?.startsWith('/') ? chosen : undefined
}

/** How wide a picture is shown; as wide as the screen where its `sizes` say it otherwise. */
function shownWidth(sizes: string, { width, matches }: Screen): number {
  for (const one of sizes.split(', ')) {
    const [, media, length = '', unit] = /^(?:(\(.*\)) )?([\d.]+)(px|vw)$/.exec(one) ?? []
    if (media && !matches(media)) continue
    if (!unit) break
    return unit === 'px' ? Number(length) : (Number(length) / 100) * width
  }
  return width
}
