/** Direct packages by their versions, as package.json pins them. */
export type Pinned = Readonly<Record<string, string>>

/** All versions of a package that may take the place of one; the registry's own order. */
export type Candidates = (name: string, version: string) => readonly string[]

/** Node comes as one package for each platform: all of them, or none, go on. */
const isNode = (name: string) => /^node-(?:bin-)?(?:linux|darwin|win)-/.test(name)

/**
 * The newest finished version of each package that has the same major, where that is not the one
 * pinned. A new major is a decision, and nothing for a script.
 */
export function newerVersions(pinned: Pinned, candidates: Candidates): Map<string, string> {
  const lists = new Map(
    Object.entries(pinned).map(([name, version]) => [name, finished(candidates(name, version))]),
  )
  const nodes = [...lists].filter(([name]) => isNode(name)).map(([, versions]) => versions)
  const newer = new Map<string, string>()
  for (const [name, versions] of lists) {
    const usable = isNode(name)
      ? versions.filter((version) => nodes.every((list) => list.includes(version)))
      : versions
    const newest = usable.toSorted(byVersion).at(-1)
    if (newest && byVersion(newest, pinned[name]!) > 0) newer.set(name, newest)
  }
  return newer
}

const finished = (versions: readonly string[]) =>
  versions.filter((version) => /^\d+\.\d+\.\d+$/.test(version))

function byVersion(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  const place = left!.findIndex((part, i) => part !== right![i])
  return place < 0 ? 0 : left![place]! - right![place]!
}
