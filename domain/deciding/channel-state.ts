import type { BudgetRules } from '#domain/records/loss-budget.ts'
import { numberIn, readChannel, writeChannel, type ChannelItem } from './channel-items.ts'

/** What a budget's address says. */
export type ChannelState = {
  items: readonly ChannelItem[]
  /** The key of a condition: the one `asked` for, else that of the limit, else the usual one. */
  at: string
  asked?: string
  /** The key of a limit, 'own' for one of the visitor's, 'powers' for one worked out; '' for none. */
  limit: string
  own: { most?: number; least?: number }
  /** What is sent, and what must and may arrive, on a scale whose differences are losses. */
  powers: { [Name in (typeof powerNames)[number]]?: number }
  margin: number
}

export const powerNames = ['outMin', 'outMax', 'inMin', 'inMax'] as const
export const stateParameters = ['items', 'at', 'limit', 'most', 'least', ...powerNames, 'margin']

export function readChannelState(
  params: URLSearchParams,
  { conditions, usual, limits, lengths }: BudgetRules,
): ChannelState {
  const text = (name: string) => params.get(name) ?? ''
  const chosen = text('limit')
  const limit = ['own', 'powers'].includes(chosen)
    ? chosen
    : (limits.find(({ key }) => key === chosen)?.key ?? '')
  const suits = limits.find(({ key }) => key === limit)?.conditions?.[0]
  const asked = conditions.find(({ key }) => key === text('at'))?.key
  const pick = <Name extends string>(names: readonly Name[], read: typeof numberIn) =>
    Object.fromEntries(
      names.map((name) => [name, read(text(name))]).filter(([, value]) => value !== undefined),
    ) as { [Key in Name]?: number }
  return {
    items: readChannel(text('items'), unitsOf({ lengths })),
    at: asked ?? suits ?? usual,
    ...(asked && { asked }),
    limit,
    own: limit === 'own' ? pick(['most', 'least'], numberIn) : {},
    powers: limit === 'powers' ? pick(powerNames, signedIn) : {},
    margin: numberIn(text('margin')) ?? 0,
  }
}

/** A query without its question mark; what stands there by itself is left out. */
export function formatChannelState({
  items,
  asked,
  limit,
  own,
  powers,
  margin,
}: ChannelState): string {
  const rest = { at: asked ?? '', limit, ...own, ...powers, ...(margin && { margin }) }
  return [
    items.length && `items=${writeChannel(items)}`,
    ...Object.entries(rest).map(([name, value]) =>
      value === '' ? '' : `${name}=${encodeURIComponent(String(value))}`,
    ),
  ]
    .filter(Boolean)
    .join('&')
}

export const unitsOf = ({ lengths }: Pick<BudgetRules, 'lengths'>) =>
  lengths.map(({ unit }) => unit)

/** Powers are told below and above a reference, with whichever minus sign. */
export function signedIn(text: string): number | undefined {
  const [, sign, digits = ''] = /^\s*([-−+]?)(.*)$/s.exec(text) ?? []
  const value = numberIn(digits)
  return value === undefined ? undefined : sign && sign !== '+' ? 0 - value : value
}
