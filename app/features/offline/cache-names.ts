/** What the worker itself needs of one build: the page that tells what is kept. */
export const ownCache = (build: string) => `own ${build}`
/** What was seen while a build was in use. */
export const seenCache = (build: string) => `seen ${build}`
export const isSeen = (name: string): boolean => name.startsWith('seen ')
/** What a visitor keeps on purpose: a page with what belongs to it, by its address. */
export const keptCache = (address: string) => `kept ${address}`
/** The files of builds that pages kept on purpose name, which have most of them in common. */
export const keptCode = 'kept code'
export const isKept = (name: string): boolean => name.startsWith('kept ')
export const isKeptPage = (name: string): boolean => name.startsWith('kept /')

/**
 * Caches to remove when a build's worker takes over, of all in the order they were made. What was
 * seen of the build before stays, each page with the files of its own build: who has just been
 * there would else find nothing. What was kept on purpose stays whatever comes.
 */
export function outdated(names: readonly string[], build: string): string[] {
  const former = names.filter((name) => isSeen(name) && name !== seenCache(build)).at(-1)
  return names.filter(
    (name) =>
      !isKept(name) && name !== ownCache(build) && name !== seenCache(build) && name !== former,
  )
}

const atMost = { pages: 60, parts: 200 }

/** Addresses to forget of what was seen, oldest first: pages and pictures are without end. */
export function surplus(urls: readonly string[]): string[] {
  const paths = urls.map((url) => ({ url, path: new URL(url).pathname }))
  const beside = paths.filter(({ path }) => !/^\/(?:assets|print)\//.test(path))
  const isPart = ({ path }: { path: string }) => /^\/(?:images|drawings|v1|api)\//.test(path)
  const [parts, pages] = [beside.filter(isPart), beside.filter((each) => !isPart(each))]
  return [
    ...pages.slice(0, Math.max(0, pages.length - atMost.pages)),
    ...parts.slice(0, Math.max(0, parts.length - atMost.parts)),
  ].map(({ url }) => url)
}
