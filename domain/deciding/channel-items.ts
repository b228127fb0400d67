import type { Losses } from '#domain/records/loss-budget.ts'
import * as locale from '#texts/locale.ts'

/** One row of a channel, in its order: what it is as it was written, how often, and how long. */
export type ChannelItem = { what: string; count: number; length?: Length }
export type Length = { value: number; unit: string }

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
      const what = unescaped(amount ? head : piece)
        .trim()
        .slice(0, maxWritten)
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
      return `${encodeURIComponent(what)}:${amountText(item, '')}`
    })
    .join(',')
}

/** '2', '500 m', '2 x 500 m': how often and how long; undefined for what is no amount. */
export function readAmount(
  text: string,
  units: readonly string[],
): Omit<ChannelItem, 'what'> | undefined {
  const [, times, value, unit] =
    /^(?:(\d{1,2})\s*[x×*]\s*)?(\d[\d,]*(?:\.\d+)?|\.\d+)\s*([^\d\s.,]*)$/iu.exec(text.trim()) ?? []
  const number = value === undefined ? undefined : numberIn(value)
  if (number === undefined) return undefined
  const known = units.find((one) => one.toLowerCase() === unit!.toLowerCase())
  if (!unit) {
    const isCount = !times && Number.isInteger(number) && number > 0 && number <= maxCount
    return isCount ? { count: number } : undefined
  }
  const count = Number(times ?? 1)
  if (!known || count < 1 || number <= 0) return undefined
  return { count, length: { value: number, unit: known } }
}

/** As it is shown in a field, and without spaces as it stands in an address. */
export function amountText({ count, length }: Omit<ChannelItem, 'what'>, space = ' '): string {
  if (!length) return String(count)
  const long = `${length.value}${space}${length.unit}`
  return count === 1 ? long : `${count}${space}x${space}${long}`
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

/** A number from zero, commas between thousands or not; where they part decimals, as in addresses. */
export function numberIn(text: string): number | undefined {
  const plain = hasDecimalComma
    ? text.trim().replace(',', '.')
    : text.trim().replace(/(\d),(?=\d{3}(?:\D|$))/g, '$1')
  return /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) && plain.length < 12 ? Number(plain) : undefined
}

function unescaped(what: string): string {
  return what.replace(/%(25|2c|3a)/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}

const hasDecimalComma = (0.5).toLocaleString(locale.locale).includes(',')
