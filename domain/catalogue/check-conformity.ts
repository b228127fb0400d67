import { errorFault, quote, type CatalogueFile, type Fault } from './check-fault.ts'
import { readConformity, standardName } from './conformity.ts'
import { createSuggest } from './check-suggest.ts'
import { lines } from './product.ts'

/** Standards explained in one field and listed in another, which must name the same. */
export function conformityFaults({ file, data }: CatalogueFile, attribute?: string): Fault[] {
  const { conformity, faults } = readConformity(data.conformity)
  const explained = conformity.map(standardName)
  const listed = attribute === undefined ? [] : lines(data[attribute])
  const explainedKeys = new Set(explained.map(keyOf))
  const listedKeys = new Set(listed.map(keyOf))
  // A malformed entry may be the one that is missed.
  const isWhole = attribute !== undefined && faults.length === 0 && data.conformity != null
  const suggestListed = createSuggest(listed)
  return [
    ...faults.map(({ message }) => errorFault(file, 'conformity', message)),
    ...explained.flatMap((name, at) => {
      if (explained.indexOf(name) !== at && repeats(conformity, at)) {
        return errorFault(file, 'conformity', `${quote(name)} stands twice: write it once`)
      }
      if (!isWhole || listedKeys.has(keyOf(name))) return []
      const like = suggestListed(name)
      const advice = like ? `, which has ${quote(like)}` : ''
      const message = `${quote(name)} is not in ${attribute}${advice}: write the same in both`
      return errorFault(file, 'conformity', message)
    }),
    ...(isWhole ? listed : [])
      .filter((name) => !explainedKeys.has(keyOf(name)))
      .map((name) =>
        errorFault(
          file,
          attribute!,
          `${quote(name)} is not in conformity: add an entry whose body, number and grade read so`,
        ),
      ),
  ]
}

/** TIA-568 is TIA 568: bodies write their own numbers with a hyphen or with a space. */
function keyOf(name: string): string {
  return name.toLowerCase().replace(/[\s-]+/g, ' ')
}

/** True where an earlier entry says the same of the same standard. */
function repeats(conformity: ReturnType<typeof readConformity>['conformity'], at: number): boolean {
  const one = conformity[at]!
  return conformity
    .slice(0, at)
    .some((other) => standardName(other) === standardName(one) && other.relation === one.relation)
}
