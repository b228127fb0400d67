import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import { readNamed } from '../named-products.ts'
import type { Random } from '../random.ts'

export type Recorded = ProductSummary & Partial<Product>

/** What was drawn, and how a reply to its last turn is judged by the records. */
export type Put = {
  turns: string[]
  /** Turns that depend on what was answered before, and the judgement with them. */
  goesOn?: (reply: string) => Put | undefined
  judge: (reply: string) => Judged
}

export type Judged = {
  /** What is claimed and the records deny. */
  violations: string[]
  /** There is an answer, and it is not given. */
  isMissed: boolean
}

/** Draws one; undefined where the lot falls on what cannot be asked. */
export type Draw = (random: Random, isOf: (place: number) => boolean) => Put | undefined

export const picker =
  (random: Random) =>
  <T>(list: readonly T[]): T =>
    list[Math.floor(random() * list.length)]!

/** Forms of sentences, written between double semicolons. */
export const forms = (text: string): string[] =>
  text.split(';;').map((one) => one.trim().replace(/\s+/g, ' '))

/** As they are told from: every other one is looked at, the others tell at the end. */
export const ofHalf = <T>(list: readonly T[], isOf: (place: number) => boolean): T[] =>
  list.filter((_, place) => isOf(place))

export const filled = (form: string, words: Record<string, string>): string =>
  form.replace(/\{(\w+)\}/g, (_, key: string) => words[key] ?? '')

/** By its number, by its whole name, by what stands before the comma where no other is called so. */
export function calledAs(product: Recorded, products: readonly Recorded[], random: Random): string {
  const draw = random()
  if (draw < 0.5) return product.partNumber
  const short = product.name.split(',')[0]!
  const isOwn = products.filter(({ name }) => name.split(',')[0] === short).length === 1
  return isOwn ? short : draw < 0.75 ? product.name.replaceAll(',', '') : product.partNumber
}

/** Products that a reply names, apart by whether their sentence denies something of them. */
export function namedIn(reply: string, products: readonly Recorded[]) {
  const named = readNamed(reply, products)
  const of = (isDenied: boolean) =>
    new Set(named.flatMap(({ product, as }) => ((as === 'denied') === isDenied ? product : [])))
  return { claimed: of(false) as Set<Recorded>, denied: of(true) as Set<Recorded> }
}

export const plural = (noun: string) => (/(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`)
