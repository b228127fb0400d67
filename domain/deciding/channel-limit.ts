import type { BudgetLimit } from '#domain/records/loss-budget.ts'
import type { ChannelBudget } from './channel-budget.ts'
import { isImpossible } from './channel-faults.ts'
import type { ChannelState } from './channel-state.ts'

/** What a channel may take: at most, and at the least where too little is a fault as well. */
export type Allowed = { most?: number; least?: number }

/** `maybe`: what is stated takes too little, and the rest may take what is missing. */
export type Verdict = {
  /** Undefined where no limit is chosen, or none can be worked out. */
  most?: { verdict: 'within' | 'above' | 'unknown'; left: number; allowed: number }
  least?: { verdict: 'enough' | 'short' | 'maybe'; missing: number; allowed: number }
  /** Something in the channel does not go together. */
  isFaulty: boolean
  /** The row that a rule of a standard knows nothing of. */
  noRule?: number
  /** The chosen limit does not hold under the condition. */
  noCondition?: true
  /** The row of a medium that the limit is not for. */
  medium?: number
  tooLong?: { length: number; longest: number }
}

/** A sum of decimal figures may be off by a hair. */
const hair = 1e-9

/** Holds a channel's worst case to what is allowed, and what it takes at the least likewise. */
export function verdictOf(
  channel: ChannelBudget,
  limit: BudgetLimit | undefined,
  state: Pick<ChannelState, 'at' | 'limit' | 'own' | 'powers'>,
): Verdict {
  const { rows, worst, least, faults, lengths } = channel
  const allowed = allowedOf(channel, limit, state)
  const length = [...lengths.values()].reduce((sum, one) => sum + one, 0)
  const isFaulty = faults.some(isImpossible)
  const medium = rows.findIndex(
    ({ part: { run } }) => run && limit?.media && !limit.media.includes(run.medium.key),
  )
  return {
    isFaulty,
    ...(limit?.conditions && !limit.conditions.includes(state.at) && { noCondition: true }),
    ...(medium >= 0 && { medium }),
    ...(limit?.longest &&
      length > limit.longest + hair && { tooLong: { length, longest: limit.longest } }),
    ...('row' in allowed && { noRule: allowed.row }),
    ...('most' in allowed && allowed.most !== undefined && { most: mostOf(worst, allowed.most) }),
    ...('least' in allowed &&
      allowed.least !== undefined && { least: leastOf(least, allowed.least) }),
  }
}

function mostOf({ value, unstated }: ChannelBudget['worst'], allowed: number) {
  const left = Number((allowed - value).toFixed(9))
  const verdict = left < -hair ? 'above' : unstated.length ? 'unknown' : 'within'
  return { verdict, left, allowed } as const
}

function leastOf({ value, unstated }: ChannelBudget['least'], allowed: number) {
  const missing = Number((allowed - value).toFixed(9))
  const verdict = missing <= hair ? 'enough' : unstated.length ? 'maybe' : 'short'
  return { verdict, missing, allowed } as const
}

/** Of powers: what leaves at the least less what must arrive, and the most less what may. */
function allowedOf(
  { rows, joints, splices, lengths }: ChannelBudget,
  limit: BudgetLimit | undefined,
  { at, limit: chosen, own, powers }: Pick<ChannelState, 'at' | 'limit' | 'own' | 'powers'>,
): Allowed | { row: number } {
  if (chosen === 'own') return own
  if (chosen === 'powers') {
    const { outMin, outMax, inMin, inMax } = powers
    return {
      ...(outMin !== undefined && inMin !== undefined && { most: outMin - inMin }),
      ...(outMax !== undefined && inMax !== undefined && { least: outMax - inMax }),
    }
  }
  if (!limit) return {}
  if ('most' in limit) return limit
  const { joint, splice, media } = limit.allowed
  // The rule allows for joints, splices and lengths, and for nothing else.
  const unruled = rows.findIndex(
    ({ part }) =>
      !part.covered ||
      part.covered.body ||
      (part.run && media[part.run.medium.key]?.[at] === undefined),
  )
  if (unruled >= 0) return { row: unruled }
  const runs = [...lengths].reduce((sum, [key, length]) => sum + length * media[key]![at]!, 0)
  return { most: Number((joints * joint + splices * splice + runs).toFixed(9)) }
}
