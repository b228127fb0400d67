import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import { errorFault, quote, type CatalogueFile, type Fault } from './check-fault.ts'
import { readConformity, standardKey, standardName } from './conformity.ts'
import { lines } from './product.ts'

type Listed = { file: string; name: string; key: string; base: string }

/** A standard that products list in two spellings, which a filter would offer as two. */
export function standardFaults(files: readonly CatalogueFile[], attribute?: string): Fault[] {
  if (attribute === undefined) return []
  const listed = files.flatMap(({ file, data }) => {
    const bases = basesOf(data.conformity)
    return lines(data[attribute]).map((name): Listed => {
      const key = standardKey(name)
      return { file, name, key, base: bases.get(key) ?? key }
    })
  })
  const byBase = Map.groupBy(listed, ({ base }) => base)
  return listed.flatMap(({ file, name, key, base }) => {
    const all = byBase.get(base)!
    const bare = all.filter((other) => other.key === base)
    // Two grades of one standard are two things, unless somebody leaves the grade out.
    const wanted = mostWritten(bare.length ? bare : all.filter((other) => other.key === key))
    if (name === wanted) return []
    const others = all.filter((other) => other.name === wanted)
    const where =
      others.length === 1 ? others[0]!.file : fillIn(texts.filesCount, { count: others.length })
    const facts = { name: quote(name), wanted: quote(wanted), where }
    return errorFault(file, attribute, fillIn(texts.standsAs, facts))
  })
}

/** Of a name with its grade, as its entry has it, the name without. */
function basesOf(conformity: unknown): Map<string, string> {
  return new Map(
    readConformity(conformity).conformity.map((entry) => [
      standardKey(standardName(entry)),
      standardKey(standardName({ ...entry, grade: undefined })),
    ]),
  )
}

/** Of two written as often, the shorter, then the earlier in the alphabet. */
function mostWritten(listed: readonly Listed[]): string {
  const counts = new Map<string, number>()
  for (const { name } of listed) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].toSorted(
    ([a, often], [b, seldom]) => seldom - often || a.length - b.length || (a < b ? -1 : 1),
  )[0]![0]
}
