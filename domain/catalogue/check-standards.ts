import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import { errorFault, quote, type CatalogueFile, type Fault } from './check-fault.ts'
import { createSuggest } from './check-suggest.ts'
import { readConformity, standardKey, standardName, type Conformity } from './conformity.ts'
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

/** Standards explained in one field and listed in another, which must name the same. */
export function conformityFaults({ file, data }: CatalogueFile, attribute?: string): Fault[] {
  const { conformity, faults } = readConformity(data.conformity)
  const fault = (message: string, field = 'conformity') => errorFault(file, field, message)
  return [
    ...faults.map(({ message }) => fault(message)),
    ...conformity
      .filter((entry, at) => conformity.slice(0, at).some((other) => isSame(entry, other)))
      .map((entry) => fault(fillIn(texts.twiceOnce, { name: quote(standardName(entry)) }))),
    // A malformed entry may be the one that is missed.
    ...(attribute !== undefined && data.conformity != null && faults.length === 0
      ? [
          ...unlisted(conformity, lines(data[attribute]), attribute).map((text) => fault(text)),
          ...unexplained(conformity, lines(data[attribute])).map((text) => fault(text, attribute)),
        ]
      : []),
  ]
}

function unlisted(conformity: Conformity[], listed: string[], attribute: string): string[] {
  const keys = new Set(listed.map(standardKey))
  const suggest = createSuggest(listed)
  const names = conformity
    .filter((entry) => !keysOf(entry).some((key) => keys.has(key)))
    .map(standardName)
  return [...new Set(names)].map((name) => {
    const like = suggest(name)
    return like
      ? fillIn(texts.listedAs, { name: quote(name), attribute, like: quote(like) })
      : fillIn(texts.notListed, { name: quote(name), attribute })
  })
}

function unexplained(conformity: Conformity[], listed: string[]): string[] {
  const keys = new Set(conformity.flatMap(keysOf))
  return listed
    .filter((name) => !keys.has(standardKey(name)))
    .map((name) => fillIn(texts.unexplained, { name: quote(name) }))
}

/** A list may leave the grade to the entry, so that a filter offers one standard once. */
function keysOf(entry: Conformity): string[] {
  return [standardName(entry), standardName({ ...entry, grade: undefined })].map(standardKey)
}

function isSame(one: Conformity, other: Conformity): boolean {
  return standardName(one) === standardName(other) && one.relation === other.relation
}
