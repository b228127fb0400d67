import { interfaces } from '../../../interfaces.ts'
import {
  createPartIndex,
  isNeeded,
  type Part,
} from '../../../../../domain/catalogue/accessories.ts'
import { buildFitIndex, type Fit } from '../../../../../domain/catalogue/fits.ts'
import { atOnce } from '../../../../../domain/memo/in-pieces.ts'
import type { Product } from '../../../../../domain/catalogue/product.ts'

export type PartRow = { partNumber: string; name: string; note: string }
/** What a product has to do with other products, under one heading. */
export type PartGroup = { title: string; rows: PartRow[]; further: number }

/** More rows of a kind say less than the product's page, which lists them all. */
const maxRows = 6
const maxMates = 4
/** Heading of the plugs and ports that meet, of which there may be dozens. */
export const matesWith = 'Mates with'

/** Reads what fits, comes with and is added to a product, in a catalogue's shown products. */
export function partReader(products: Product[]): (product: Product) => PartGroup[] {
  const shown = products.filter(({ included }) => included)
  const fits = atOnce(buildFitIndex(shown, interfaces))
  const parts = createPartIndex(shown)
  return (product) => {
    const [included, bought] = [parts.includes(product), parts.accessories(product)]
    const [takes, fitsIn] = [fits.takes(product), fits.fitsIn(product)]
    // A tray that is listed as an accessory, with how many, need not be found again by its place.
    const listed = new Set([...included, ...bought].map((part) => part.product?.slug))
    const owners = parts.accessoryOf(product)
    const owned = new Set(owners.map((owner) => owner.product.slug))
    const places = (found: Fit<Product>[], said: Set<string | undefined>) =>
      found.filter(({ kind, product: { slug } }) => kind !== 'mating' && !said.has(slug))
    const mates = [...takes, ...fitsIn].filter(
      ({ kind, product: { slug } }) => kind === 'mating' && !listed.has(slug) && !owned.has(slug),
    )
    return [
      group('Comes with', included.map(partRow)),
      group('Needs', bought.filter(isNeeded).map(partRow)),
      group('Takes', places(takes, listed).map(placeRow)),
      group('Fits into', places(fitsIn, owned).map(placeRow)),
      group(
        'Accessory of',
        owners.map(({ product: owner, ...part }) => rowOf(owner, noteOf(part))),
      ),
      group('Accessories', bought.filter((part) => !isNeeded(part)).map(partRow)),
      group(
        matesWith,
        mates.map((fit) => rowOf(fit.product, fit.interface)),
        maxMates,
      ),
    ].filter(({ rows }) => rows.length)
  }
}

const placeRow = ({ product, count, interface: name }: Fit<Product>): PartRow =>
  rowOf(product, count > 1 ? `up to ${count}, ${name}` : name)

/** Each product once, though it may fit in several ways; the first are the highest in rank. */
function group(title: string, rows: PartRow[], shown = maxRows): PartGroup {
  const each = rows.filter(
    ({ partNumber }, at) => rows.findIndex((other) => other.partNumber === partNumber) === at,
  )
  return { title, rows: each.slice(0, shown), further: Math.max(0, each.length - shown) }
}

const rowOf = ({ partNumber, name }: Product, note: string): PartRow => ({ partNumber, name, note })

const partRow = ({ product, ...part }: Part & { product: Product | undefined }): PartRow => ({
  partNumber: part.partNumber,
  name: product?.name ?? '',
  note: noteOf(part),
})

const noteOf = ({ quantity, maximum, relation }: Part) =>
  [
    // Of each that is needed the heading says so.
    relation === 'required' ? '' : relation === 'either' ? 'one of these' : relation,
    quantity && `${quantity} in the box`,
    maximum && `at most ${maximum}`,
  ]
    .filter(Boolean)
    .join(', ')
