import { withoutAtEnd } from '#domain/texts/cut-end.ts'
import { bareWord } from './bare-word.ts'
import { maxNumberLength, maxQuantity } from './list-items.ts'
import { asRow } from './list-text.ts'
import type { Line } from './pasted-line.ts'
import type { QuantityReader } from './written-quantity.ts'

/** What a line says of the heading above it: '10 m - 40'. */
type Size = { size: string; quantity: number | undefined }

/**
 * Lines that are sizes alone, each with the heading above them, as a row of its own: 'Long hoses, brass:' with
 * '5 m - 100' and '10 m - 40' below. The heading is none then: all of its words stand in each.
 */
export function withHeads(
  written: readonly string[],
  { quantityIn, isFiller, isLength, namesBehind }: QuantityReader,
  read: (line: string) => Line,
  isNumber: (written: string) => boolean,
  isTalk: (line: string) => boolean,
): string[] {
  const lines = written.flatMap(apart)
  const sizes = lines.map(sizeOf)
  const rows: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    let end = at + 1
    while (sizes[end]) end++
    const below = sizes.slice(at + 1, end).flatMap((one) => one ?? [])
    const head = sizes[at] || below.length === 0 ? undefined : headOf(line, below)
    const said = head ? below.map((one) => headed(head.words, one, head.quantity)) : []
    if (said.length === 0 || said.includes(undefined)) {
      rows.push(line)
      continue
    }
    rows.push(...said.flatMap((one) => one ?? []))
    at = end - 1
  }
  return rows

  /** 'Brass hoses: 3 m x 24, 5 m x 12' is a heading with two sizes behind it. */
  function apart(line: string): string | string[] {
    const at = line.indexOf(': ')
    const pieces = at < 0 ? [] : line.slice(at + 1).split(/[,;]\s/)
    const areSizes = pieces.length > 1 && pieces.every((piece) => sizeOf(piece.trim())?.quantity)
    return areSizes ? [line.slice(0, at + 1), ...pieces.map((piece) => piece.trim())] : line
  }

  /** What says nothing of how many, or announces what follows; or says it of the only size below. */
  function headOf(
    line: string,
    [first, second]: readonly Size[],
  ): { words: string; quantity?: number } | undefined {
    if (!/\p{L}/u.test(line) || isTalk(line)) return undefined
    const one = read(line)
    if (!one) return { words: line }
    if ('fault' in one) return undefined
    if (one.said === undefined) return { words: line }
    if (!line.endsWith(':') || one.isPart) return undefined
    if (first?.quantity !== undefined) return { words: line }
    return second ? undefined : { words: one.partNumber, quantity: one.quantity }
  }

  /** The sizes of a series are those of its number: 'QH 3 m'. */
  function headed(line: string, { size, ...said }: Size, much = 1): string | undefined {
    const quantity = said.quantity ?? much
    const head = bareWord(line.replace(/^[\s\-–•*#/]+/, '').replaceAll('\t', ' '))
    const number = head.split(/\s+/).map(bareWord).find(isNumber)
    if (number !== undefined)
      return isNumber(`${number} ${size}`)
        ? asRow({ partNumber: `${number} ${size}`, quantity })
        : undefined
    const sign = /\s/.test(head) || !/\p{Nd}/u.test(head) ? ', ' : ' '
    const room = maxNumberLength - sign.length - size.length
    const cut = head.length > room ? head.slice(0, room).replace(/\s+\S*$/, '') : head
    return asRow({ partNumber: `${cut}${sign}${size}`, quantity })
  }

  /** A length, said once or in two units, and how many at either side of it; or what is counted, and how many. */
  function sizeOf(line: string): Size | undefined {
    const text = withoutAtEnd(line.replace(/^[\s\-–•*]+/, ''), ';:,.=')
    const [, counted, much = ''] = countedForm.exec(text) ?? []
    const what = /\p{L}+$/u.exec(counted ?? '')?.[0] ?? ''
    if (counted && !namesBehind(what) && !isNumber(what) && !isLength(what)) {
      const quantity = quantityIn(much)
      return typeof quantity === 'number' ? { size: counted, quantity } : undefined
    }
    const words = text
      .replace(/\(([^()]*)\)|\/\s*(\p{Nd}.*)/gu, (all, inner: string, other: string | undefined) =>
        other ? ` ${withoutLength(other)}` : isLengthAlone(inner) ? ' ' : all,
      )
      .split(/[\s;|]+|,(?!\p{Nd})/u)
      .map(bareWord)
      .filter((word) => word && !/^\.+$/.test(word))
    for (const at of words.keys())
      for (const length of [1, 2]) {
        const size = words.slice(at, at + length).join(' ')
        if (!isLengthAlone(size)) continue
        const rest = words.toSpliced(at, length).filter((word) => !isFiller(word))
        if (rest.length === 0) return { size, quantity: undefined }
        const quantity = quantityIn(rest.join(' '))
        const isCount = typeof quantity === 'number' && quantity <= maxQuantity
        return isCount ? { size, quantity } : undefined
      }
    return undefined
  }

  function isLengthAlone(written: string): boolean {
    const [, unit = ''] = /^\p{Nd}[\p{Nd}.,]*[\s-]*(\p{L}+\.?|['"′″])$/u.exec(written.trim()) ?? []
    return /['"′″]/.test(unit) || isLength(unit)
  }

  /** What stands behind the other unit of '50 m / 164 ft 6 pcs'. */
  function withoutLength(text: string): string {
    const words = text.split(/\s+/)
    const length = [2, 1].find((count) => isLengthAlone(words.slice(0, count).join(' ')))
    return length ? words.slice(length).join(' ') : text
  }
}

/** '8-way: 12', '144 slots x 2'. */
const countedForm =
  /^(\p{Nd}{1,4}[\s-]\p{L}\p{Ll}+)(?:\s*[:=\t]\s*|\s+[-–—x×*]\s*|\s{2,})(?:[x×*]\s*)?(\p{Nd}.*)$/u
