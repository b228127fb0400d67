import type { Asked, Finder } from '#domain/finding/find.ts'
import { keyOfText } from '#domain/finding/tokens.ts'
import type { Subject } from './outcome.ts'

/** The longest of names, in words. */
const maxWords = 16
const minWords = 2
/** So many words beside a piece of a number tell which of those that it begins is meant. */
const behind = 4
const before = 2
/** A later turn of so many words asks the same of what it names. */
const fewWords = 5
/** A longer text tells of things by what they are called, and asks for others. */
const manyWords = 24

/** Reads a text, a later turn or one that asks for prices among others. */
export type NameReader = (
  text: string,
  told?: { isLater?: boolean; isOfSupply?: boolean },
) => Asked<Subject>

/**
 * Reads a text with products that it calls by their names as if by their numbers: by a name that
 * begins a part number ('the X6 tray'), or, where two things or a price are asked about, by a whole
 * name. Of what a piece of a number begins, the one whose name holds the words beside it.
 */
export async function createNameReader(
  products: readonly Subject[],
  finder: Pick<Finder<Subject>, 'read'>,
  pause: () => Promise<unknown>,
): Promise<NameReader> {
  const coded = new Map<string, Subject | undefined>()
  const whole = new Map<string, Subject | undefined>()
  const names = new Map<Subject, string>()
  const codes = new Set<string>()
  for (const [at, { partNumber }] of products.entries()) {
    if (at % 50 === 49) await pause()
    for (const code of codesOf(partNumber)) codes.add(code)
  }
  for (const [at, product] of products.entries()) {
    if (at % 50 === 49) await pause()
    const key = keyOfText(product.name)
    const head = keyOfText(product.name.split(',', 1)[0]!)
    names.set(product, ` ${key} `)
    for (const one of new Set([key, head])) {
      add(whole, one, product)
      if (key.split(' ').some((word) => codes.has(word))) add(coded, one, product)
    }
  }

  return (text, { isLater = false, isOfSupply = false } = {}) => {
    const short = spelled(text, coded)
    const asked = finder.read(short)
    const { wantsFit, wantsPartners, wantsComparison, pointsBack } = asked.understanding
    const all = spelled(short, whole)
    const isOfTwo = wantsFit || wantsPartners || wantsComparison || pointsBack
    const isShort = all.split(' ').length <= manyWords
    // 'And for the pole lamp?' says hardly more than a name.
    const isBare = isLater && all.split(' ').length <= fewWords
    const isCalled =
      all !== short &&
      isShort &&
      (isOfTwo || isBare || isOfSupply || namesTwo(all) || namesHost(all))
    if (!isCalled) return narrowed(asked, short)
    const named = narrowed(finder.read(all), all)
    return asked.numbers.length ? named : { ...named, unnamed: asked.understanding }
  }

  /** 'When the lamp and when the lantern?', not 'a lamp for the cabinet'. */
  function namesTwo(text: string): boolean {
    const { numbers, understanding } = finder.read(text)
    const sure = numbers.filter(({ match }) => match === 'exact')
    return !understanding.linksNumbers && new Set(sure.map(({ id }) => id)).size > 1
  }

  /** 'A lamp for the cabinet': what is called so is there, and another kind is asked for. */
  function namesHost(text: string): boolean {
    const { numbers, understanding } = finder.read(text)
    const { kinds, hostNumber } = understanding
    return hostNumber !== undefined && kinds.length > 0 && numbers.length === 1
  }

  /** Of several that one piece of a number begins, those that the words beside it call. */
  function narrowed(asked: Asked<Subject>, text: string): Asked<Subject> {
    const pieces = asked.numbers.filter(({ match }) => match === 'piece')
    if (pieces.length < 2) return asked
    const words = text.split(/[\s,;?!()]+/).map((word) => word.replace(/[.:]+$/, ''))
    // A series is a piece of thousands: what stands beside it is read once for all of them.
    const called = new Set<(typeof pieces)[number]>()
    for (const [written, alike] of Map.groupBy(pieces, (hit) => hit.written)) {
      const keys = besideOf(written, words).map((key) => ` ${key} `)
      const held = alike.map(
        ({ product }) => keys.filter((key) => names.get(product)!.includes(key)).length,
      )
      const most = held.reduce((a, b) => Math.max(a, b))
      for (const [at, hit] of alike.entries()) if (held[at] === most) called.add(hit)
    }
    const numbers = asked.numbers.filter((hit) => hit.match !== 'piece' || called.has(hit))
    return numbers.length === asked.numbers.length ? asked : { ...asked, numbers }
  }
}

/** What stands around a piece of a number, as it is compared. */
function besideOf(written: string, words: readonly string[]): string[] {
  const at = words.indexOf(written)
  const beside = [
    ...words.slice(Math.max(0, at - before), at),
    ...words.slice(at + 1, at + 1 + behind),
  ]
  return beside.map(keyOfText).filter((key) => key !== '')
}

/** A name that two products have calls neither. */
function add(map: Map<string, Subject | undefined>, key: string, product: Subject): void {
  if (key.split(' ').length < minWords) return
  map.set(key, map.has(key) && map.get(key) !== product ? undefined : product)
}

/** What a number begins with: 'x6' and 'vx12' of X6-24-A and VX12-3, 'vx' of the latter. */
function codesOf(partNumber: string): string[] {
  const [first = ''] = partNumber.split('-')
  const letters = /^\p{L}{3,}/u.exec(first)?.[0]
  return [first, letters].flatMap((one) => (one && one.length > 1 ? keyOfText(one) : []))
}

/** With numbers in place of names, the longest first. */
function spelled(text: string, names: ReadonlyMap<string, Subject | undefined>): string {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    key: keyOfText(word),
    from: index,
    to: index + word.replace(/[^\p{L}\p{N})"”’']+$/u, '').length,
  }))
  let result = ''
  let done = 0
  for (let at = 0; at < words.length; at++) {
    for (let end = Math.min(words.length, at + maxWords); end >= at + minWords; end--) {
      const key = words
        .slice(at, end)
        .flatMap((word) => word.key || [])
        .join(' ')
      const product = words[at]!.key ? names.get(key) : undefined
      if (!product?.partNumber) continue
      result += text.slice(done, words[at]!.from) + product.partNumber
      done = words[end - 1]!.to
      at = end - 1
      break
    }
  }
  return result + text.slice(done)
}
