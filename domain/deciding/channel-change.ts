import type { BudgetRules } from '#domain/records/loss-budget.ts'
import {
  maxRows,
  numberIn,
  ordered,
  readTypedAmount,
  writeOwn,
  type Amount,
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

const ownFields = ['own', 'ownLeast', 'ownTypical', 'ownWorst'] as const
/** What the form adds, field by field: of each, what it is, and how much of it. */
const groups = [['medium', 'length'], ['part', 'count'], ['product', 'amount'], ownFields] as const
/** What has to be chosen before it can be told how much of it. */
type Chosen = 'medium' | 'part' | 'product'

/** What a budget's address and its form say; rows are from 1, in the order of `items`. */
export const channelParameters = [
  ...stateParameters,
  ...numberNames.map(typedField),
  'remove',
  'up',
  'swap',
  'add',
  ...groups.flat(),
  ...Array.from({ length: maxRows }, (_, i) => amountField(i + 1)),
]

type Unread = { field: string; text: string; unchosen?: Chosen; isWithoutUnit?: true }

export type ReadChannel = {
  state: ChannelState
  /** Nothing is changed: the address is that of the channel as it stands. */
  isSettled: boolean
  /**
   * What was written and could not be read, with the field that it stood in; what was written of
   * something that nobody chose, with the field to choose it in; a length without its unit.
   */
  unread: Unread[]
  /** What was to be added and could not be, by its fields: as it was written and chosen. */
  refused: Partial<Record<string, string>>
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
  const unread: Unread[] = []
  const text = (name: string) => params.get(name)?.trim() ?? ''
  const miss: Miss = (field, why) => {
    unread.push({ field, text: text(field), ...why })
  }
  const read: ReadAmount = (what, field, written) => {
    const amount = readTypedAmount(written, units)
    // '2' of a cable may be kilometers or feet.
    if (amount && !amount.length && budget.media.some(({ key }) => key === what)) {
      miss(field, { isWithoutUnit: true })
      return undefined
    }
    if (!amount) miss(field)
    return amount
  }

  const changed = state.items.map((item, at): ChannelItem => {
    const field = amountField(at + 1)
    const [, row, what] = /^(\d+):(.+)$/s.exec(text('swap')) ?? []
    const swapped = Number(row) === at + 1 ? { ...item, what: what! } : item
    if (!text(field)) return swapped
    const amount = read(swapped.what, field, text(field))
    return amount ? { what: swapped.what, ...amount } : swapped
  })
  const removed = changed.filter((_, at) => text('remove') !== String(at + 1))
  const up = Number(text('up')) - 1
  const moved = up > 0 && up < removed.length ? swap(removed, up) : removed
  const added = [...moved, ...additions(text, miss, read)]
  for (const name of numberNames) {
    const field = params.has(typedField(name)) ? typedField(name) : name
    if (text(field) && readerOf(name)(stated.get(name) ?? '') === undefined) miss(field)
  }
  const items = added.slice(0, maxRows)
  const refused = groups.filter((names) =>
    unread.some(({ field }) => names.some((name) => name === field)),
  )
  const isChanged = [...params].some(([name, value]) => !stateParameters.includes(name) || !value)
  return {
    state: { ...state, items },
    isSettled: !isChanged,
    unread,
    refused: Object.fromEntries(refused.flat().map((name) => [name, text(name)])),
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

type Miss = (field: string, why?: Pick<Unread, 'unchosen' | 'isWithoutUnit'>) => void
type ReadAmount = (what: string, field: string, written: string) => Amount | undefined

function additions(
  text: (name: string) => string,
  miss: Miss,
  readAmount: ReadAmount,
): ChannelItem[] {
  const read = (what: string, field: string, written: string): ChannelItem[] => {
    const amount = readAmount(what, field, written)
    return amount ? [{ what, ...amount }] : []
  }
  const chosen = (what: Chosen, field: string, otherwise = '') => {
    if (text(what)) return read(text(what), field, text(field) || otherwise)
    if (text(field)) miss(field, { unchosen: what })
    return []
  }
  const [, piece, times = '1'] = /^([^:]+)(?::(\d+))?$/.exec(text('add')) ?? []
  const losses = ordered({
    least: typedNumber(text('ownLeast')),
    typical: typedNumber(text('ownTypical')),
    worst: typedNumber(text('ownWorst')),
  })
  const isOwn = ownFields.some(text)
  if (isOwn && !losses) miss('ownWorst')
  return [
    ...(piece ? read(piece, 'add', times) : []),
    ...chosen('medium', 'length'),
    ...chosen('part', 'count', '1'),
    ...chosen('product', 'amount', '1'),
    ...(isOwn && losses ? [{ what: writeOwn(text('own'), losses), count: 1 }] : []),
  ]
}

function swap(items: readonly ChannelItem[], at: number): ChannelItem[] {
  return items.with(at, items[at - 1]!).with(at - 1, items[at]!)
}
