import { formatValue } from '#domain/catalogue/attribute.ts'
import type { ChannelBudget } from '#domain/deciding/channel-budget.ts'
import type { ChannelFault } from '#domain/deciding/channel-faults.ts'
import * as locale from '#texts/locale.ts'
import type { WholeBudget } from './budget-view.ts'

type Judged = Pick<WholeBudget, 'budget' | 'read' | 'channel' | 'verdict'>

/** A sum to the hundredth, with its unit. */
export function figure(value: number | undefined, unit: string): string {
  // Rounded beforehand, so that 1.005 is everywhere the same, and without a minus before zero.
  const hundredths = Number((value ?? 0).toFixed(2)) + 0
  return `${numbers.format(hundredths).replace('-', '−')}\u00a0${unit}`
}

const numbers = new Intl.NumberFormat(locale.locale, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'min2',
})

/** What came of the worst case, in a sentence; then of too little, where that is a fault as well. */
export function statusOf(judged: Judged): string {
  const { budget, channel, verdict } = judged
  const { verdicts } = budget.words
  if (!channel.rows.length) return verdicts.empty
  return [verdict.isFaulty && verdicts.faulty, mostSaid(judged), leastSaid(judged)]
    .filter(Boolean)
    .join(' ')
}

function mostSaid({ budget, read, channel, verdict }: Judged): string {
  const { words, unit } = budget
  const say = (value: number) => figure(value, unit)
  const sum = say(channel.worst.value)
  const unlimited = () => words.verdicts.none(sum, channel.worst.unstated.length)
  if (verdict.noRule !== undefined) {
    return `${unlimited()} ${words.verdicts.noRule(nameOf(channel, verdict.noRule))}`
  }
  const { most } = verdict
  if (!most) return unlimited()
  const limit = limitName(budget, read.state.limit)
  const allowed = say(most.allowed)
  if (most.verdict === 'unknown') {
    return words.verdicts.unknown(sum, allowed, limit, channel.worst.unstated.length)
  }
  return words.verdicts[most.verdict](say(Math.abs(most.left)), sum, allowed, limit)
}

function leastSaid({ budget, channel, verdict: { least } }: Judged): string {
  if (!least) return ''
  const say = (value: number) => figure(value, budget.unit)
  const [sum, allowed, missing] = [channel.least.value, least.allowed, least.missing].map(say)
  const { verdicts } = budget.words
  if (least.verdict === 'enough') return verdicts.enough(sum!, allowed!)
  if (least.verdict === 'short') return verdicts.short(missing!, sum!, allowed!)
  return verdicts.maybe(missing!, sum!, allowed!, channel.least.unstated.length)
}

export function limitName({ limits, words }: Judged['budget'], key: string): string {
  if (key === 'own') return words.own.label
  if (key === 'powers') return words.powers.label
  return limits.find((limit) => limit.key === key)?.label ?? ''
}

export const nameOf = ({ rows }: ChannelBudget, row: number) => rows[row]!.part.name

/** What is to be mended, a sentence each; the number of splices that would mend the last kind. */
export function faultsSaid(judged: Judged): { text: string; splices?: number }[] {
  const { budget, read, channel, verdict } = judged
  const { words, limits, conditions, lengths } = budget
  const { faults } = words
  const limit = limitName(budget, read.state.limit)
  const label = (key: string) => conditions.find((one) => one.key === key)?.label ?? key
  const long = (value: number) => formatValue(Number(value.toPrecision(4)), lengths[0]?.unit)
  const holdsAt = limits.find(({ key }) => key === read.state.limit)?.conditions ?? []
  return [
    ...read.unread.map(({ text }) => ({ text: faults.unread(text) })),
    ...(read.isFull ? [{ text: faults.full }] : []),
    ...channel.faults.map((fault) => ({
      text: faultSaid(fault, judged, label(read.state.at)),
      ...(fault.kind === 'splices' && { splices: fault.count }),
    })),
    ...(verdict.noCondition
      ? [{ text: faults.noCondition(limit, holdsAt.map(label).join(', ')) }]
      : []),
    ...(verdict.medium === undefined
      ? []
      : [{ text: faults.medium(channel.rows[verdict.medium]!.part.run!.medium.label, limit) }]),
    ...(verdict.tooLong
      ? [
          {
            text: faults.tooLong(
              long(verdict.tooLong.length),
              long(verdict.tooLong.longest),
              limit,
            ),
          },
        ]
      : []),
  ]
}

function faultSaid(fault: ChannelFault, { budget, channel }: Judged, condition: string): string {
  const { faults } = budget.words
  if (fault.kind === 'splices') return faults.splices(fault.count)
  if (fault.kind === 'outside') {
    // 'nm' of '1310 nm'.
    const [, unit] = /^[\d.]+\s*(.*)$/.exec(condition) ?? []
    return faults.outside(nameOf(channel, fault.row), formatValue(fault.range, unit), condition)
  }
  const [a, b] = [nameOf(channel, fault.rows[0]), nameOf(channel, fault.rows[1])]
  if (fault.kind === 'open') return fault.openFirst ? faults.open(a, b) : faults.open(b, a)
  if (fault.kind === 'disagree') return faults.disagree(a, fault.values[0], b, fault.values[1])
  return faults[fault.kind](a, fault.ends[0], b, fault.ends[1])
}
