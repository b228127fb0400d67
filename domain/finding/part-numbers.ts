import { editDistance } from '#domain/catalogue/edit-distance.ts'
import { readPattern, type NumberPattern } from '#domain/catalogue/number-pattern.ts'
import { readNumber } from '#domain/catalogue/part-number.ts'
import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import { bare } from '#domain/catalogue/search.ts'
import { variantNumbers } from '#domain/catalogue/variant-numbers.ts'

export type NumberHit = {
  id: number
  /** The very number, one that its pattern makes, a piece of it, or one with a slip. */
  match: 'exact' | 'built' | 'piece' | 'near'
  partNumber: string
  /** As it stands in the text; a hyphen may be a space there. */
  written: string
}

/** Written as numbers are: with a hyphen, or in capitals with a digit. */
const isSpelled = (word: string) => word.includes('-') || /^[A-Z]{2,}\d+[A-Z\d]*$/.test(word)

/** Shorter pieces begin many a word that is no number. */
const shortestPiece = 4
/** Each is compared with every number of the catalogue. */
const mostUnsure = 12

/** Part numbers of products and variants, whole, in pieces, with slips, and those that patterns make. */
export function createPartNumbers(products: readonly (ProductSummary & Partial<Product>)[]) {
  const byNumber = new Map<string, { id: number; partNumber: string }>()
  const own: { id: number; partNumber: string; bare: string }[] = []
  const patterns: { id: number; pattern: NumberPattern; start: string }[] = []
  products.forEach(({ variants, ordering, aka }, id) => {
    const former = aka.filter((name) => /\d/.test(name) && /-/.test(name) && !/\s/.test(name))
    for (const number of [...variantNumbers(variants), ...former]) {
      if (!byNumber.has(bare(number))) byNumber.set(bare(number), { id, partNumber: number })
    }
    const { pattern } = readPattern(ordering)
    if (pattern) patterns.push({ id, pattern, start: bare(pattern.pattern.replace(/\{.*/, '')) })
  })
  products.forEach(({ partNumber }, id) => {
    if (!partNumber) return
    byNumber.set(bare(partNumber), { id, partNumber })
    own.push({ id, partNumber, bare: bare(partNumber) })
  })
  byNumber.delete('')
  const all = [...byNumber].map(([key, { id, partNumber }]) => ({ key, id, partNumber }))
  const starts = new Set(own.map((one) => one.bare.slice(0, 2)))

  /** The numbers that a written one may be, best first. */
  const find = (written: string): NumberHit[] => {
    const sure = findSure(written)
    return sure.length ? sure : findUnsure(written)
  }

  const findSure = (written: string): NumberHit[] => {
    const asked = bare(written)
    const exact = asked.length > 4 || /\d/.test(asked) ? byNumber.get(asked) : undefined
    if (exact) return [{ ...exact, match: 'exact', written }]
    if (asked.length < 2 || !/\d/.test(asked) || !/[a-z]/.test(asked)) return []
    const built = patterns
      .filter(({ start }) => asked.startsWith(start))
      .find(({ pattern }) => readNumber(pattern, written.trim().replace(/\s+/g, '-')))
    return built
      ? [{ id: built.id, match: 'built', partNumber: written.trim().toUpperCase(), written }]
      : []
  }

  const findUnsure = (written: string): NumberHit[] => {
    const asked = bare(written)
    if (!/\d/.test(asked) || !/[a-z]/.test(asked)) return []
    if (asked.length < shortestPiece) return []
    const pieces = own.filter(
      (one) => one.bare.startsWith(asked) || (one.bare.length > 5 && asked.startsWith(one.bare)),
    )
    if (pieces.length === 0)
      pieces.push(
        ...own.filter(
          (one) =>
            // 'T-25L' is written as a number is; '144 LC' counts something.
            (asked.length > 5 || /^[a-z]\S*$/i.test(written.trim())) && one.bare.includes(asked),
        ),
      )
    // Of a variant's number, what tells it from others stands at its end.
    if (pieces.length === 0 && asked.length > 5)
      pieces.push(
        ...all.flatMap(({ key, id, partNumber }) =>
          key.includes(asked) ? [{ id, partNumber, bare: key }] : [],
        ),
      )
    if (pieces.length)
      return pieces.map(({ id, partNumber }) => ({ id, partNumber, match: 'piece', written }))
    return starts.has(asked.slice(0, 2)) ? near(asked, written) : []
  }

  /** One slip in a short number, two in a long one; O and 0, I and 1 are the usual ones. */
  const near = (asked: string, written: string): NumberHit[] => {
    if (asked.length < 6) return []
    const allowed = asked.length < 10 ? 1 : 2
    let least = allowed + 1
    let best: NumberHit[] = []
    for (const { key, id, partNumber } of all) {
      // A piece may have a slip as well.
      for (const candidate of key.length > asked.length + allowed
        ? [key.slice(0, asked.length)]
        : [key]) {
        const distance = editDistance(candidate, asked, least)
        if (distance > allowed || distance > least) continue
        if (distance < least) best = []
        least = distance
        if (!best.some((hit) => hit.id === id))
          best.push({ id, partNumber, match: 'near', written })
      }
    }
    return best.slice(0, 6)
  }
  /** The whole text as one number, then each of its words; a piece counts where it is the text. */
  const findIn = (text: string): NumberHit[] => {
    const whole = text.trim().length <= 40 ? find(text) : []
    if (whole.length && whole[0]!.match !== 'near') return whole
    const words = text.split(/[\s,;?!()]+/).map((word) => word.replace(/[.:]+$/, ''))
    const apart = words.flatMap((word, i) =>
      /^[A-Z]{2,}\d*$/.test(word) &&
      /^\d/.test(words[i + 1] ?? '') &&
      text.includes(`${word} ${words[i + 1]}`)
        ? [`${word}-${words[i + 1]}`]
        : [],
    )
    const written = words.filter((word) => /[a-z]/i.test(word) && /[\d-]/.test(word))
    let unsure = 0
    const named = [...new Set([...apart, ...written])].flatMap((word) => {
      const sure = findSure(word)
      if (sure.length || !isSpelled(word) || ++unsure > mostUnsure) return sure
      return findUnsure(word)
    })
    const sure = named.filter(({ match }) => match !== 'near')
    const hits = sure.length ? sure : [...named, ...whole]
    return hits.filter(({ id }, at) => hits.findIndex((one) => one.id === id) === at)
  }
  return { find, findIn }
}
