import {
  errorFault,
  idOf,
  quote,
  warningFault,
  type CatalogueFile,
  type Fault,
} from './check-fault.ts'
import { nearest } from './nearest.ts'
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
    const items = families.map((name) => ({ name, slug: '' }))
    const [like] = nearest(items, family, 1)
    const advice = like ? `did you mean ${quote(like.name)}?` : `known are ${families.join(', ')}`
    faults.push(errorFault(file, 'productFamily', `unknown family ${quote(family)}; ${advice}`))
  }
  if (!family && ranked && missing(data.productFamily)) {
    faults.push(
      errorFault(
        file,
        'productFamily',
        'is missing although the product has a rank: name its family',
      ),
    )
  }
  if (!trimmedText(data.subFamily) && ranked && missing(data.subFamily)) {
    faults.push(
      errorFault(
        file,
        'subFamily',
        'is missing although the product has a rank: name its subfamily',
      ),
    )
  }
  if (family && data.rank === undefined) {
    const advice = 'write its place in the family, or null where that is meant'
    faults.push(
      warningFault(
        file,
        'rank',
        `is missing, so the list of all products leaves it out: ${advice}`,
      ),
    )
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
      : errorFault(
          file,
          'slug',
          `${quote(slug)} is taken by the site's own address ${route}: choose another`,
        )
  })
}

/** Legal values that most likely are not read the way the editor meant. */
function readingFaults({ file, data }: CatalogueFile): Fault[] {
  const faults: Fault[] = []
  const given = data['Include Y or N']
  const flag = typeof given === 'number' || given === false ? String(given) : trimmedText(given)
  if (flag && !/^[yn]$/i.test(flag)) {
    faults.push(
      warningFault(
        file,
        'Include Y or N',
        `${quote(flag)} counts as Y: only N leaves a product out`,
      ),
    )
  }
  const [sheet, other] = [trimmedText(data.dataSheet), trimmedText(data.datasheet)]
  if (sheet && other && sheet !== other) {
    faults.push(
      warningFault(file, 'datasheet', 'is not shown, because dataSheet names another document'),
    )
  }
  lines(data.faq).forEach((entry, at) => {
    if (!entry.includes('?')) {
      faults.push(
        warningFault(
          file,
          'faq',
          `entry ${at + 1} has no question mark, so no question: ${quote(entry)}`,
        ),
      )
    }
  })
  return faults
}

/** True where no value was given at all; a value of a wrong type is told of elsewhere. */
function missing(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string'
}
