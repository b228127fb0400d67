import { isKept, isKeptPage, keptCache, keptCode } from './cache-names.ts'

/** A page that is kept on purpose, with what belongs to it. */
export type KeptSet = {
  address: string
  title: string
  /** When all of it was read, in milliseconds; zero until it has been. */
  read: number
  /** As it came over the network. */
  bytes: number
  /** The pages that came with it. */
  pages: { address: string; title: string }[]
  /** The files of a build that its pages name. */
  code: string[]
  /** How many pages would belong to it beyond what is kept with one. */
  leftOut?: number
}

/** What is said of a set lies in it, where no page of the site can be. */
const record = '/kept.json'

/** The one that was read last first. */
export async function keptSets(caches: CacheStorage): Promise<KeptSet[]> {
  const names = (await caches.keys()).filter(isKeptPage)
  const sets = await Promise.all(names.map((name) => recordIn(caches, name)))
  return sets.filter((set) => set !== undefined).toSorted((a, b) => b.read - a.read)
}

export async function keptSet(caches: CacheStorage, address: string): Promise<KeptSet | undefined> {
  const name = keptCache(address)
  return (await caches.has(name)) ? recordIn(caches, name) : undefined
}

export async function noteSet(caches: CacheStorage, set: KeptSet): Promise<void> {
  const cache = await caches.open(keptCache(set.address))
  await cache.put(record, Response.json(set))
}

/** Removes these, and the files of builds that no other page needs. */
export async function removeSets(
  caches: CacheStorage,
  addresses: readonly string[],
): Promise<void> {
  for (const address of addresses) await caches.delete(keptCache(address))
  await removeUnusedCode(caches)
}

/** Also what broke off while it was being kept. */
export async function removeAllSets(caches: CacheStorage): Promise<void> {
  const names = (await caches.keys()).filter(isKept)
  await Promise.all(names.map((name) => caches.delete(name)))
}

export async function removeUnusedCode(caches: CacheStorage): Promise<void> {
  const used = new Set((await keptSets(caches)).flatMap(({ code }) => code))
  if (!used.size) return void (await caches.delete(keptCode))
  const cache = await caches.open(keptCode)
  const unused = (await cache.keys()).filter(({ url }) => !used.has(new URL(url).pathname))
  await Promise.all(unused.map((request) => cache.delete(request)))
}

async function recordIn(caches: CacheStorage, name: string): Promise<KeptSet | undefined> {
  const said = await (await caches.open(name)).match(record)
  return said && ((await said.json()) as KeptSet)
}
