import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import { errorFault, quote, type CatalogueFile, type Fault } from './check-fault.ts'
import { createSuggest } from './check-suggest.ts'
import { readConformity, standardKey, standardName, type Conformity } from './conformity.ts'
import { lines } from './product.ts'

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
