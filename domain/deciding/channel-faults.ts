import { extentOf } from '#domain/catalogue/measure.ts'
import { lookup } from '#domain/lookup.ts'
import type { BudgetRules } from '#domain/records/loss-budget.ts'
import { matingOf, type Link } from './channel-chain.ts'
import type { ChannelPart } from './channel-parts.ts'

/** What keeps a channel from working, or its sum from being whole. Rows are from 0. */
export type ChannelFault =
  | { kind: 'refused' | 'unfit'; rows: [number, number]; ends: [string, string] }
  | { kind: 'open'; rows: [number, number]; openFirst: boolean }
  | { kind: 'disagree'; rows: [number, number]; values: [string, string] }
  | { kind: 'outside'; row: number; range: { min: number; max: number } }
  | { kind: 'splices'; count: number }

/** Kinds that no sum mends. */
export const isImpossible = ({ kind }: ChannelFault) => kind !== 'splices'

export function channelFaults(
  chain: readonly Link[],
  parts: readonly ChannelPart[],
  budget: BudgetRules,
  condition: string,
  splices: number,
): ChannelFault[] {
  return [
    ...once(chain.flatMap((link, at) => mating(link, chain[at + 1], budget))),
    ...budget.agree.flatMap((rule) => disagreement(parts, rule)),
    ...parts.flatMap((part, row) => outside(part, row, budget, condition)),
    ...(splices > 0 ? [{ kind: 'splices' as const, count: splices }] : []),
  ]
}

function mating(a: Link, b: Link | undefined, { joints }: BudgetRules): ChannelFault[] {
  const kind = b && matingOf(a, b, joints)
  if (!b || !kind) return []
  const rows: [number, number] = [a.row, b.row]
  if (kind === 'open') return [{ kind, rows, openFirst: a.right.side === 'open' }]
  return [{ kind, rows, ends: [a.right.name!, b.left.name!] }]
}

/** Several pieces of a row have the same fault. */
function once(faults: readonly ChannelFault[]): ChannelFault[] {
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()]
}

/** The first two rows whose values do not go together. */
function disagreement(
  parts: readonly ChannelPart[],
  { attribute, groups }: BudgetRules['agree'][0],
): ChannelFault[] {
  const told = parts.flatMap(({ traits }, row) => {
    const values = traits[attribute] ?? []
    const of = groups.filter((group) => values.some((value) => group.includes(value)))
    return of.length === 1 ? [{ row, group: of[0]!, value: values.join(', ') }] : []
  })
  const [first] = told
  const other = told.find(({ group }) => group !== first!.group)
  if (!first || !other) return []
  return [{ kind: 'disagree', rows: [first.row, other.row], values: [first.value, other.value] }]
}

function outside(
  { column }: ChannelPart,
  row: number,
  { holdsFor, conditions }: BudgetRules,
  condition: string,
): ChannelFault[] {
  const asked = conditions.find(({ key }) => key === condition)?.value
  const [interval] = (holdsFor && column && lookup(column.attributes, holdsFor)) || []
  const range = interval === undefined ? undefined : extentOf(interval)
  if (asked === undefined || !range || (range.min <= asked && asked <= range.max)) return []
  return [{ kind: 'outside', row, range }]
}
