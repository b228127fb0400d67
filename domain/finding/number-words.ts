import type { Item } from './read-items.ts'
import { unitOf } from './units.ts'

/** A number word counts what stands so many words behind it: 'eight hardened drop ports'. */
const maxDistance = 4
/** The words that multiply what stands before them: 'two hundred', 'three dozen'. */
const multiplies = (value: number) => value === 12 || value >= 100

/**
 * 'Two ports', 'forty-eight LC ports' and 'a dozen bulbs' count; 'which one' counts nothing, and a
 * number word alone is none. `numbers` are a vocabulary's words with what they are worth.
 */
export function withNumberWords(
  items: readonly Item[],
  numbers: Readonly<Record<string, number>>,
  /** Attributes whose values are counted: 'two SC' are two ports. */
  counted: readonly string[] = [],
): Item[] {
  const result: Item[] = []
  const worthOf = (item: Item | undefined) =>
    item && item.type !== 'break' && Object.hasOwn(numbers, item.text)
      ? numbers[item.text]
      : undefined
  for (let at = 0; at < items.length; at++) {
    const first = items[at]!
    const worth = worthOf(first)
    // '240 single splices' and '2 dozen': behind a figure these are words. '1550 two outputs' and
    // '1310/1550 one port' count.
    const isBehind = result.at(-1)?.type === 'number'
    const isOne = worth === 1 && first.meaning?.word !== 'stop'
    if (worth === undefined || (isBehind && (isOne || multiplies(worth)))) {
      result.push(first)
      continue
    }
    let end = at
    for (;;) {
      if (worthOf(items[end + 1]) !== undefined) end++
      else if (isJoined(items, end + 1)) end += 2
      else break
    }
    const values = items.slice(at, end + 1).flatMap((item) => worthOf(item) ?? [])
    const next = items[end + 1]
    const unit = next && unitWritten(next, items[end + 2])
    const value = sum(values)
    if (
      !unit &&
      !counts(items, end + 1, value === 1 ? 1 : maxDistance) &&
      !countsValue(items[end + 1])
    ) {
      result.push(first)
      continue
    }
    result.push({
      type: 'number',
      text: items
        .slice(at, end + 1)
        .map(({ text }) => text)
        .join(' '),
      key: first.key,
      number: value,
      glued: false,
      from: first.from,
      to: items[end]!.to,
    })
    at = end
    if (unit) {
      const { text, from, to, glued } = next
      result.push({ type: 'unit', text, key: unit, from, to, glued })
      at++
    }
  }
  return result

  /** The 'and' of 'one hundred and fifty', behind what multiplies and before what is less. */
  function isJoined(all: readonly Item[], at: number): boolean {
    const [before, behind] = [worthOf(all[at - 1]), worthOf(all[at + 1])]
    if (all[at]?.meaning?.word !== 'and' || before === undefined || behind === undefined)
      return false
    return before >= 100 && behind < 100
  }

  function countsValue(item: Item | undefined): boolean {
    return counted.some((key) => item?.meaning?.values?.has(key))
  }
}

/** 'Meters' behind 'three'; a letter alone, or 'in', may be anything there, but in 'three m long'. */
function unitWritten({ text }: Item, behind: Item | undefined): string | undefined {
  const isShort = text.length === 1 || text === 'in'
  return unitOf(text) && (!isShort || behind?.meaning?.nouns) ? text : undefined
}

/** Whether what a number counts is named within a few words, of which none does anything else. 'One' counts the next alone. */
function counts(items: readonly Item[], from: number, reach: number): boolean {
  for (const item of items.slice(from, from + reach)) {
    if (item.type !== 'phrase' && item.type !== 'unknown') return false
    if (item.meaning?.nouns) return true
    if (item.meaning?.word) return false
  }
  return false
}

/** 'Two hundred eighty eight', 'one thousand seven hundred', 'two dozen'. */
export function sum(values: readonly number[]): number {
  let [total, current] = [0, 0]
  for (const value of values) {
    if (value >= 1000) [total, current] = [total + Math.max(current, 1) * value, 0]
    else if (multiplies(value) && current > 0 && current < value) current *= value
    else current += value
  }
  return total + current
}
