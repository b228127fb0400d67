import type { BudgetRules, Losses } from '#domain/records/loss-budget.ts'
import { chainOf } from './channel-chain.ts'
import { channelFaults, type ChannelFault } from './channel-faults.ts'
import { countJoints, type JointCounts } from './channel-joints.ts'
import type { ChannelPart } from './channel-parts.ts'

export type BudgetRow = {
  part: ChannelPart
  /** Of all pieces of the row; what is left out is not stated. */
  losses: Losses
  joints: JointCounts['told'][0]
}

/** A sum over rows, and the rows that state nothing for it. */
export type Sum = { value: number; unstated: readonly number[] }

export type ChannelBudget = {
  rows: BudgetRow[]
  /** With the margin. What states no typical figure stands in it with its worst. */
  worst: Sum
  typical: Sum
  /** What states no least figure stands in it with nothing: the channel takes this at the least. */
  least: Sum
  margin: number
  /** As counted, and the length by medium in the unit of its figures. */
  joints: number
  splices: number
  lengths: ReadonlyMap<string, number>
  larger: JointCounts['larger']
  faults: ChannelFault[]
}

/** What a channel takes under a condition, each joint of it counted once. */
export function channelBudget(
  parts: readonly ChannelPart[],
  budget: BudgetRules,
  { condition, margin = 0 }: { condition: string; margin?: number },
): ChannelBudget {
  const chain = chainOf(parts, budget.joints)
  const joints = countJoints(chain, parts.length)
  const figures = [
    ...joints.counted,
    ...parts.flatMap((part, row) => {
      const losses = part.lacksLength ? {} : runLosses(part, condition)
      return losses ? [{ row, losses, joints: 0, splices: 0 }] : []
    }),
  ]
  const rows = parts.map((part, row): BudgetRow => {
    const own = figures.filter((figure) => figure.row === row).map(({ losses }) => losses)
    return { part, losses: addedUp(own), joints: joints.told[row]! }
  })
  const sum = (
    of: (losses: Losses) => number | undefined,
    instead: (l: Losses) => number = () => 0,
  ) => ({
    value: exact(figures.reduce((all, { losses }) => all + (of(losses) ?? instead(losses)), 0)),
    unstated: [
      ...new Set(figures.flatMap(({ row, losses }) => (of(losses) === undefined ? row : []))),
    ],
  })
  const worst = sum(({ worst: one }) => one)
  const lengths = new Map<string, number>()
  for (const { run, item } of parts) {
    if (run)
      lengths.set(
        run.medium.key,
        exact((lengths.get(run.medium.key) ?? 0) + run.length * item.count),
      )
  }
  const splices = figures.reduce((all, figure) => all + figure.splices, 0)
  const spliced = parts.reduce(
    (all, { role, covered, item }) =>
      all + (role === 'segment' ? (covered?.splices ?? 0) * item.count : 0),
    0,
  )
  return {
    rows,
    worst: { ...worst, value: exact(worst.value + margin) },
    typical: sum(
      ({ typical }) => typical,
      ({ worst: one = 0 }) => one,
    ),
    least: sum(({ least }) => least),
    margin,
    joints: figures.reduce((all, figure) => all + figure.joints, 0),
    splices,
    lengths,
    larger: joints.larger,
    faults: channelFaults(chain, parts, budget, condition, joints.splicesNeeded - spliced),
  }
}

/** Length times what each unit of it takes; empty where nobody states it for the condition. */
function runLosses({ run, item }: ChannelPart, condition: string): Losses | undefined {
  if (!run) return undefined
  const per = Object.entries(run.medium.per[condition] ?? {})
  return Object.fromEntries(
    per.map(([key, value]) => [key, exact(value * run.length * item.count)]),
  )
}

/** A sum is stated where each of its figures is. */
function addedUp(all: readonly Losses[]): Losses {
  const keys = ['least', 'typical', 'worst'] as const
  return Object.fromEntries(
    keys
      .filter((key) => all.every((losses) => losses[key] !== undefined))
      .map((key) => [key, exact(all.reduce((sum, losses) => sum + losses[key]!, 0))]),
  )
}

/** Decimal figures add up to decimal ones: 0.1 and 0.2 are 0.3. */
const exact = (value: number) => Number(value.toFixed(9))
