import type { BudgetRules } from '#domain/records/loss-budget.ts'
import {
  maxRows,
  numberIn,
  ordered,
  readTypedAmount,
  writeOwn,
  type ChannelItem,
} from './channel-items.ts'
import { typedNumber } from '#domain/texts/typed-number.ts'
import {
  powerNames,
  readChannelState,
  signedIn,
  stateParameters,
  unitsOf,
  type ChannelState,
} from './channel-state.ts'

export const amountField = (row: number) => `a${row}`

/** The field in which a number of the address is typed: there it stands as the site's locale has it. */
export const typedField = (name: string) => `${name}.typed`

const unsigned = ['most', 'least', 'margin']
/** Of the address, by the name that they have in it. */
const numberNames = [...unsigned, ...powerNames]

/** What a budget's address and its form say; rows are from 1, in the order of `items`. */
export const channelParameters = [
  ...stateParameters,
  ...numberNames.map(typedField),
  'remove',
  'up',
  'swap',
  'add',
  'medium',
  'length',
  'part',
  'count',
  'product',
  'amount',
  'own',
  'ownLeast',
  'ownTypical',
  'ownWorst',
  ...Array.from({ length: maxRows }, (_, i) => amountField(i + 1)),
]

export type ReadChannel = {
  state: ChannelState
  /** Nothing is changed: the address is that of the channel as it stands. */
  isSettled: boolean
  /** What was written and could not be read, with the field that it stood in. */
  unread: { field: string; text: string }[]
  /** More was added than a channel can hold. */
  isFull: boolean
}

/**
 * Reads a budget's address with what its form changes: amounts (`a1=2`), a row removed (`remove=2`),
 * before its neighbor (`up=2`) or in another's place (`swap=2:NUMBER`), and what is added: a piece
 * by its key (`add=weld:2`), or by the fields of the form.
 */
export function readChannelChange(params: URLSearchParams, budget: BudgetRules): ReadChannel {
  const stated = withTyped(params)
  const state = readChannelState(stated, budget)
  const units = unitsOf(budget)
  const unread: ReadChannel['unread'] = []
  const text = (name: string) => params.get(name)?.trim() ?? ''
  const miss = (field: string) => {
    unread.push({ field, text: text(field) })
  }

  const changed = state.items.map((item, at): ChannelItem => {
    const field = amountField(at + 1)
    const [, row, what] = /^(\d+):(.+)$/s.exec(text('swap')) ?? []
    const swapped = Number(row) === at + 1 ? { ...item, what: what! } : item
    if (!text(field)) return swapped
    const amount = readTypedAmount(text(field), units)
    if (!amount) miss(field)
    return amount ? { what: swapped.what, ...amount } : swapped
  })
  const removed = changed.filter((_, at) => text('remove') !== String(at + 1))
  const up = Number(text('up')) - 1
  const moved = up > 0 && up < removed.length ? swap(removed, up) : removed
  const added = [...moved, ...additions(text, miss, units)]
  for (const name of numberNames) {
    const field = params.has(typedField(name)) ? typedField(name) : name
    if (text(field) && readerOf(name)(stated.get(name) ?? '') === undefined) miss(field)
  }
  const items = added.slice(0, maxRows)
  const isChanged = [...params].some(([name, value]) => !stateParameters.includes(name) || !value)
  return {
    state: { ...state, items },
    isSettled: !isChanged,
    unread,
    isFull: added.length > maxRows,
  }
}

/** Powers are told with a sign. */
const readerOf = (name: string) => (unsigned.includes(name) ? numberIn : signedIn)

/** The same with the numbers that were typed as addresses have them; what is none is left out. */
function withTyped(params: URLSearchParams): URLSearchParams {
  const stated = new URLSearchParams(params)
  for (const name of numberNames) {
    const typed = params.get(typedField(name))
    if (typed !== null) stated.set(name, String(typedNumber(typed) ?? ''))
  }
  return stated
}

function additions(
  text: (name: string) => string,
  miss: (field: string) => void,
  units: readonly string[],
): ChannelItem[] {
  const read = (what: string, field: string, written: string): ChannelItem[] => {
    const amount = readTypedAmount(written, units)
    if (!amount) miss(field)
    return amount ? [{ what, ...amount }] : []
  }
  const [, piece, times = '1'] = /^([^:]+)(?::(\d+))?$/.exec(text('add')) ?? []
  const losses = ordered({
    least: typedNumber(text('ownLeast')),
    typical: typedNumber(text('ownTypical')),
    worst: typedNumber(text('ownWorst')),
  })
  const isOwn = ['own', 'ownLeast', 'ownTypical', 'ownWorst'].some(text)
  if (isOwn && !losses) miss('ownWorst')
  return [
    ...(piece ? read(piece, 'add', times) : []),
    ...(text('medium') ? read(text('medium'), 'length', text('length')) : []),
    ...(text('part') ? read(text('part'), 'count', text('count') || '1') : []),
    ...(text('product') ? read(text('product'), 'amount', text('amount') || '1') : []),
    ...(isOwn && losses ? [{ what: writeOwn(text('own'), losses), count: 1 }] : []),
  ]
}

function swap(items: readonly ChannelItem[], at: number): ChannelItem[] {
  return items.with(at, items[at - 1]!).with(at - 1, items[at]!)
}
