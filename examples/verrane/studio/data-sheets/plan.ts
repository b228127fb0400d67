import { readFile } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import type { ProductDocument } from '../../../../domain/records/product-document.ts'
import type { Product } from '../../../../domain/catalogue/product.ts'
import { digest } from '../making/files.ts'
import { kindOf } from '../pictures/kind-of.ts'
import { partReader, type PartGroup } from './content/parts.ts'
import { relatedOf } from './content/related.ts'

/**
 * Raise it when the look or the words of the sheets change and all should be made again.
 * A number rather than a hash of the code, so that moving code about remakes nothing.
 */
const templateVersion = 3

/** One PDF to be made; `file` is relative to the storage. */
export type SheetPlan = {
  file: string
  type: 'data sheet' | 'product sheet'
  /** Which drawing shows the product. */
  kind: string
  /** The product the sheet is about; a series sheet leads with the first. */
  product: Product
  /** All products of a series sheet, the lead included. */
  members: Product[]
  /** Part numbers of the same type, for the table at the end. */
  related: Product[]
  /** What fits the product, comes with it or is added to it. */
  parts: PartGroup[]
}

/** Every sheet that some product's own field names, data sheets first. */
export function plansOf(products: Product[]): SheetPlan[] {
  const ranked = [...products].sort(
    (a, b) => (a.rank ?? 9999) - (b.rank ?? 9999) || (a.slug < b.slug ? -1 : 1),
  )
  const named = (field: string) =>
    ranked.flatMap((product) =>
      product.files
        .filter(({ kind, url }) => kind === field && /^[^:]+\.pdf$/i.test(url))
        .map(({ url }) => ({ product, file: url })),
    )
  const partsOf = partReader(ranked)
  const data = named('dataSheet').map(({ product, file }) => ({
    ...plan(file, 'data sheet', product, [product], ranked),
    parts: partsOf(product),
  }))
  const series = Map.groupBy(named('productSheet'), ({ file }) => file)
  const sheets = [...series].map(([file, list]) => {
    const members = membersOf(
      file,
      list.map(({ product }) => product),
      ranked,
    )
    return plan(file, 'product sheet', members[0]!, members, ranked)
  })
  return [...data, ...sheets].filter(
    (one, index, all) => all.findIndex(({ file }) => file === one.file) === index,
  )
}

function plan(
  file: string,
  type: SheetPlan['type'],
  product: Product,
  members: Product[],
  all: Product[],
): SheetPlan {
  const related = relatedOf(product, all)
  return { file, type, kind: kindFor(product), product, members, related, parts: [] }
}

function kindFor({ family, subFamily, name }: Product): string {
  return kindOf({ productFamily: family, subFamily, product: name } as ProductDocument)?.kind ?? ''
}

/**
 * The products a product sheet speaks of: those that name it, and where one product names the
 * sheet of a whole series (vmt-product-sheet.pdf), the others of that series.
 */
function membersOf(file: string, naming: Product[], all: Product[]): Product[] {
  const stem = basename(file, '.pdf').replace(/-product-sheet$/, '')
  const [lead] = naming
  if (naming.length > 1 || lead?.slug === stem) return naming
  // A tray or bracket of the series is none of its models.
  const models = all.filter(({ included, subFamily }) => included && subFamily !== 'Accessories')
  const bySlug = models.filter(({ slug }) => new RegExp(`^${stem}(\\d*-)`).test(slug))
  const others = bySlug.length
    ? bySlug
    : models.filter(({ subFamily }) => subFamily === lead?.subFamily)
  return [...naming, ...others.filter((other) => other.slug !== lead?.slug)]
}

/** Hash of a sheet's words and figures; a change of it is a new revision. */
export function contentHash({ type, kind, members, related, parts }: SheetPlan): string {
  const used = members.map(
    ({
      slug,
      name,
      text,
      partNumber,
      family,
      subFamily,
      attributes,
      sections,
      features,
      faq,
      variants,
      ordering,
      size,
      entries,
      conformity,
      compliance,
    }) => ({
      slug,
      name,
      text,
      partNumber,
      family,
      subFamily,
      attributes,
      sections,
      features,
      faq,
      // Sheets of a series do not show them.
      ...(members.length === 1 && { size, entries, conformity, baba: compliance }),
      ...(type === 'data sheet' && { variants, ordering }),
    }),
  )
  return digest(
    JSON.stringify({
      type,
      kind,
      used,
      parts,
      related: related.map(({ name, partNumber, attributes }) => ({
        name,
        partNumber,
        attributes,
      })),
    }),
  )
}

/** Hash of everything a sheet is made from: content, template and picture. */
export async function sheetHash(sheet: SheetPlan, storage: string): Promise<string> {
  return digest(
    JSON.stringify([
      templateVersion,
      contentHash(sheet),
      await pictureHash(sheet.product, storage),
    ]),
  )
}

async function pictureHash({ image }: Product, storage: string): Promise<string> {
  const file = picturePath(image, storage)
  if (!file) return ''
  return readFile(file).then(
    (bytes) => digest(bytes),
    () => '',
  )
}

/** Where a product's first picture lies; undefined for addresses of other hosts and paths that leave the storage. */
export function picturePath(image: string, storage: string): string | undefined {
  const file = join(storage, image)
  return /^[\w-]+\/[^:]+\.\w+$/.test(image) && file.startsWith(storage + sep) ? file : undefined
}
