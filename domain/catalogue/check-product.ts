import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import {
  didYouMean,
  errorFault,
  idOf,
  quote,
  warningFault,
  type CatalogueFile,
  type Fault,
} from './check-fault.ts'
import { createSuggest } from './check-suggest.ts'
import { lines, trimmedText } from './product.ts'

export type ProductRules = {
  families: readonly string[]
  /** First segments of the site's own addresses, lower-cased, each with the address. */
  fixedRoutes: ReadonlyMap<string, string>
}

/** What is wrong with one product beyond the types of its fields. */
export function productFaults(product: CatalogueFile, rules: ProductRules): Fault[] {
  return [
    ...familyFaults(product, rules.families),
    ...routeFaults(product, rules.fixedRoutes),
    ...readingFaults(product),
  ]
}

function familyFaults({ file, data }: CatalogueFile, families: readonly string[]): Fault[] {
  const family = trimmedText(data.productFamily)
  const ranked = typeof data.rank === 'number'
  const faults: Fault[] = []
  if (family && !families.includes(family)) {
    const otherwise = fillIn(texts.knownAre, { names: families.join(', ') })
    const advice = didYouMean(createSuggest(families)(family), otherwise)
    const message = fillIn(texts.unknownFamily, { family: quote(family), advice })
    faults.push(errorFault(file, 'productFamily', message))
  }
  if (!family && ranked && missing(data.productFamily)) {
    faults.push(errorFault(file, 'productFamily', texts.familyNeeded))
  }
  if (!trimmedText(data.subFamily) && ranked && missing(data.subFamily)) {
    faults.push(errorFault(file, 'subFamily', texts.subFamilyNeeded))
  }
  if (family && data.rank === undefined) {
    faults.push(warningFault(file, 'rank', texts.rankMissing))
  }
  return faults
}

/** The file's name counts as well as the slug: either of them may be the one that is right. */
function routeFaults({ file, data }: CatalogueFile, routes: ReadonlyMap<string, string>): Fault[] {
  const slugs = new Set([trimmedText(data.slug), idOf(file)].map((slug) => slug.toLowerCase()))
  return [...slugs].flatMap((slug) => {
    const route = routes.get(slug)
    return route === undefined
      ? []
      : errorFault(file, 'slug', fillIn(texts.slugTaken, { slug: quote(slug), route }))
  })
}

/** Legal values that most likely are not read the way the editor meant. */
function readingFaults({ file, data }: CatalogueFile): Fault[] {
  const faults: Fault[] = []
  const given = data['Include Y or N']
  const flag = typeof given === 'number' || given === false ? String(given) : trimmedText(given)
  if (flag && !/^[yn]$/i.test(flag)) {
    const message = fillIn(texts.flagUnread, { flag: quote(flag) })
    faults.push(warningFault(file, 'Include Y or N', message))
  }
  const [sheet, other] = [trimmedText(data.dataSheet), trimmedText(data.datasheet)]
  if (sheet && other && sheet !== other) {
    faults.push(warningFault(file, 'datasheet', texts.sheetHidden))
  }
  lines(data.faq).forEach((entry, at) => {
    if (!entry.includes('?')) {
      const place = fillIn(texts.entry, { number: at + 1 })
      const message = fillIn(texts.noQuestion, { entry: place, text: quote(entry) })
      faults.push(warningFault(file, 'faq', message))
    }
  })
  return faults
}

/** True where no value was given at all; a value of a wrong type is told of elsewhere. */
function missing(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string'
}
