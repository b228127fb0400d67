import type { Losses } from '#domain/records/loss-budget.ts'
import { soundText } from '#domain/texts/sound-text.ts'
import { figureSource, typedNumber, writeTyped } from '#domain/texts/typed-number.ts'

/** One row of a channel, in its order: what it is as it was written, how often, and how long. */
export type ChannelItem = { what: string; count: number; length?: Length }
export type Length = { value: number; unit: string }
/** How often, and how long. */
export type Amount = Omit<ChannelItem, 'what'>

export const maxRows = 40
export const maxCount = 99
const maxWritten = 80

/**
 * Rows as they stand in an address: `glass:20km,VALVE-12:2,HOSE:2x3m,Flange=0.1..0.2`, a count of
 * one left out or not. What is no amount belongs to what is counted.
 */
export function readChannel(text: string, units: readonly string[]): ChannelItem[] {
  return text
    .split(',')
    .flatMap((piece) => {
      const [, head = piece, tail = ''] = /^(.*):([^:]*)$/s.exec(piece) ?? []
      const amount = readAmount(tail, units)
      const written = unescaped(amount ? head : piece).trim()
      const what = soundText(written.slice(0, maxWritten)).trim()
      return what ? [{ what, ...(amount ?? { count: 1 }) }] : []
    })
    .slice(0, maxRows)
}

/** As `readChannel` reads them; made for a query, where it need not be encoded again. */
export function writeChannel(items: readonly ChannelItem[]): string {
  return items
    .map((item) => {
      // Once for what parts rows, once for the address.
      const what = item.what.replace(/[%,:]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
      return `${encodeURIComponent(what)}:${amountText(item)}`
    })
    .join(',')
}

/** '2', '500m', '2x500m': how often and how long; undefined for what is no amount. */
export function readAmount(text: string, units: readonly string[]): Amount | undefined {
  const written = /^(?:(\d{1,2})x)?(\d+(?:\.\d+)?|\.\d+)([^\d\s.,]*)$/u.exec(text)
  return amountOf(written, units, numberIn)
}

/** The same as a visitor types it, with the signs of the site's locale: '2 x 1,500.5 m'. */
export function readTypedAmount(text: string, units: readonly string[]): Amount | undefined {
  return amountOf(typed.exec(text.trim()), units, typedNumber)
}

const blanks = String.raw`(?:\p{Nd}{1,3}(?: \p{Nd}{3})+(?:[.,٫]\p{Nd}+)?)`
const typed = new RegExp(
  String.raw`^(?:(\p{Nd}{1,2})\s*[x×*]\s*)?(${blanks}|${figureSource})\s*([^\p{Nd}\s.,]*)$`,
  'iu',
)

function amountOf(
  written: readonly (string | undefined)[] | null,
  units: readonly string[],
  read: (text: string) => number | undefined,
): Amount | undefined {
  const [, times, value, unit = ''] = written ?? []
  const number = value === undefined ? undefined : read(value)
  if (number === undefined) return undefined
  const known = units.find((one) => one.toLowerCase() === unit.toLowerCase())
  if (!unit) {
    const isCount = !times && Number.isInteger(number) && number > 0 && number <= maxCount
    return isCount ? { count: number } : undefined
  }
  const count = times === undefined ? 1 : (read(times) ?? 0)
  if (!known || count < 1 || number <= 0) return undefined
  return { count, length: { value: number, unit: known } }
}

/** As it stands in an address. */
function amountText({ count, length }: Amount): string {
  if (!length) return String(count)
  const long = `${length.value}${length.unit}`
  return count === 1 ? long : `${count}x${long}`
}

/** As it is shown in a field. */
export function writeTypedAmount({ count, length }: Amount): string {
  if (!length) return String(count)
  const long = `${writeTyped(length.value)} ${length.unit}`
  return count === 1 ? long : `${count} x ${long}`
}

/** A number of the visitor's own: 'Flange=0.2', '=0.1..0.2' typical and worst, '=0.1..0.1..0.2'. */
export function readOwn(what: string): { label: string; losses: Losses } | undefined {
  const at = what.lastIndexOf('=')
  if (at < 0) return undefined
  const bounds = what.slice(at + 1).split('..')
  if (bounds.length > 3 || bounds.some((one) => one && numberIn(one) === undefined))
    return undefined
  const [worst, typical, least] = bounds.toReversed().map(numberIn)
  const losses = ordered({ least, typical, worst })
  return losses && { label: what.slice(0, at).trim(), losses }
}

export function writeOwn(label: string, { least, typical, worst }: Losses): string {
  const said = [least, typical, worst].map((one) => (one === undefined ? '' : String(one)))
  const first = said.findIndex(Boolean)
  return `${label}=${said.slice(worst === undefined ? 0 : first).join('..')}`
}

/** Undefined where nothing is stated, or a lesser one is more than a worse one. */
export function ordered(losses: {
  [Key in keyof Losses]?: number | undefined
}): Losses | undefined {
  const given = Object.entries(losses).filter(([, value]) => value !== undefined)
  const { least, typical, worst } = losses
  const inOrder = [least, typical, worst].filter((value) => value !== undefined)
  const isRising = inOrder.every((value, i) => i === 0 || inOrder[i - 1]! <= value)
  return given.length && isRising ? Object.fromEntries(given) : undefined
}

/** A number from zero as it stands in an address, the same in any language. */
export function numberIn(text: string): number | undefined {
  const plain = text.trim()
  return /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) && plain.length < 12 ? Number(plain) : undefined
}

function unescaped(what: string): string {
  return what.replace(/%(25|2c|3a)/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}
