import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { attributeTerms } from '../../attribute-terms.ts'
import {
  attributeLookup,
  formatValues,
  headline,
  type AttributeValue,
} from '../../../../domain/catalogue/attribute.ts'
import type { Product } from '../../../../domain/catalogue/product.ts'
import { readCatalogue } from '../catalogue.ts'
import { entriesInShort } from '../data-sheets/content/dimensions.ts'
import { sizeOf } from '../data-sheets/content/facts.ts'
import { storageOf } from '../places.ts'
import { host } from './press.ts'

/** The catalogue and its pictures, as documents draw on them. */
export type Stock = {
  products: Product[]
  /** Products that name this file, in the order of their rank. */
  naming(file: string): Product[]
  product(slug: string): Product
  /** An `img` of a stored picture, or nothing when the picture has not been made. */
  picture(file: string, width: number, alt: string): string
}

export async function readStock(folder: string, warn: (line: string) => void): Promise<Stock> {
  const entries = await readCatalogue(folder, warn)
  const products = entries
    .flatMap(({ product }) => (product.included ? [product] : []))
    .sort((a, b) => (a.rank ?? 9999) - (b.rank ?? 9999) || a.slug.localeCompare(b.slug))
  const pictures = await hashPictures(storageOf(folder))
  return {
    products,
    naming: (file) => products.filter(({ files }) => files.some(({ url }) => url === file)),
    product(slug) {
      const found = products.find((product) => product.slug === slug)
      if (!found) throw new Error(`no product is called ${slug}`)
      return found
    },
    picture(file, width, alt) {
      const hash = pictures.get(file)
      return hash
        ? `<img src="${host}/picture/${encodeURI(file)}?w=${width}&amp;v=${hash}" alt="${alt.replaceAll('"', '&quot;')}">`
        : ''
    },
  }
}

/** The content of each picture is part of its address, so that a new picture makes a new document. */
async function hashPictures(storage: string): Promise<Map<string, string>> {
  const names = await readdir(join(storage, 'productImages')).catch(() => [])
  const entries = names
    .filter((name) => /\.(webp|png|jpe?g|avif)$/.test(name))
    .map(async (name) => {
      const bytes = await readFile(join(storage, 'productImages', name))
      return [
        `productImages/${name}`,
        createHash('sha256').update(bytes).digest('hex').slice(0, 10),
      ] as const
    })
  return new Map(await Promise.all(entries))
}

const define = attributeLookup(attributeTerms)

export const label = (key: string): string => define(key).label

const none = '–'

/** An attribute as a table shows it: in short, with its unit; an absent one is a dash. */
export function value(product: Product, key: string): string {
  // The largest cable says too little where entries differ.
  const entries = key === 'cableEntries' ? entriesInShort(product) : ''
  if (entries) return entries
  const { unit, better } = define(key)
  const values = valuesOf(product, key)?.map((one) => headline(one, better))
  return values ? formatValues(values, unit) : none
}

export const has = (product: Product, key: string): boolean => value(product, key) !== none

/** A side that is no attribute is that of the product's size. */
function valuesOf(product: Product, key: string): AttributeValue[] | undefined {
  const side = new Map(Object.entries(sizeOf(product))).get(key)
  return product.attributes[key] ?? (side === undefined ? undefined : [side])
}
