import { formatValue } from '#domain/catalogue/attribute.ts'
import type { ChannelBudget } from '#domain/deciding/channel-budget.ts'
import type { ChannelFault } from '#domain/deciding/channel-faults.ts'
import { maxRows } from '#domain/deciding/channel-items.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/budget.ts'
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
  const { read, channel, verdict } = judged
  const leftOut = isLeftOut(read) && texts.leftOut
  if (!channel.rows.length) return [leftOut, texts.empty].filter(Boolean).join(' ')
  return [leftOut, verdict.isFaulty && texts.faulty, mostSaid(judged), leastSaid(judged)]
    .filter(Boolean)
    .join(' ')
}

/** Whether something of what was written is not in the channel. */
export const isLeftOut = ({ unread, isFull }: Judged['read']) => unread.length > 0 || isFull

function mostSaid({ budget, read, channel, verdict }: Judged): string {
  const say = (value: number) => figure(value, budget.unit)
  const sum = say(channel.worst.value)
  const unstated = channel.worst.unstated.length
  const unlimited = unstated
    ? plural(unstated, texts.soFar, { sum })
    : fillIn(texts.worstIs, { sum })
  if (verdict.noRule !== undefined) {
    return `${unlimited} ${fillIn(texts.noRule, { name: nameOf(channel, verdict.noRule) })}`
  }
  if (!verdict.most) return unlimited
  const { verdict: judgment, left, allowed } = verdict.most
  const facts = { sum, most: say(allowed), limit: limitName(budget, read.state.limit) }
  const by = say(Math.abs(left))
  if (judgment === 'unknown') return plural(unstated, texts.unknown, { ...facts })
  return judgment === 'within'
    ? fillIn(texts.within, { ...facts, left: by })
    : fillIn(texts.above, { ...facts, over: by })
}

function leastSaid({ budget, channel, verdict: { least: judged } }: Judged): string {
  if (!judged) return ''
  const say = (value: number) => figure(value, budget.unit)
  const sum = say(channel.least.value)
  const least = say(judged.allowed)
  const missing = say(judged.missing)
  if (judged.verdict === 'enough') return fillIn(texts.enough, { sum, least })
  if (judged.verdict === 'short') return fillIn(texts.short, { missing, sum, least })
  return plural(channel.least.unstated.length, texts.maybe, { missing, sum, least })
}

export function limitName({ limits, words }: Judged['budget'], key: string): string {
  if (key === 'own') return texts.ownLimit
  if (key === 'powers') return words.powers.label
  return limits.find((limit) => limit.key === key)?.label ?? ''
}

/** So many units are offered for a length that has none. */
const maxUnits = 3

export const nameOf = ({ rows }: ChannelBudget, row: number) => rows[row]!.part.name

/** What is to be mended, a sentence each; the number of splices that would mend the last kind. */
export function faultsSaid(judged: Judged): { text: string; splices?: number }[] {
  const { budget, read, channel, verdict } = judged
  const { limits, conditions, lengths } = budget
  const fields = { medium: budget.words.medium, part: texts.part, product: texts.product }
  const limit = limitName(budget, read.state.limit)
  const label = (key: string) => conditions.find((one) => one.key === key)?.label ?? key
  const long = (value: number) => formatValue(Number(value.toPrecision(4)), lengths[0]?.unit)
  const inUnits = (text: string) =>
    new Intl.ListFormat(locale.locale, { type: 'disjunction' }).format(
      lengths.slice(0, maxUnits).map(({ unit }) => `${text} ${unit}`),
    )
  const holdsAt = limits.find(({ key }) => key === read.state.limit)?.conditions ?? []
  const { noCondition, medium, tooLong } = verdict
  const ofLimit = [
    noCondition && fillIn(texts.noCondition, { limit, conditions: holdsAt.map(label).join(', ') }),
    medium !== undefined &&
      fillIn(texts.otherMedium, { limit, name: channel.rows[medium]!.part.run!.medium.label }),
    tooLong &&
      fillIn(texts.tooLong, {
        length: long(tooLong.length),
        longest: long(tooLong.longest),
        limit,
      }),
  ]
  return [
    ...read.unread.map(({ text, unchosen, isWithoutUnit }) => {
      if (isWithoutUnit)
        return { text: fillIn(texts.withoutUnit, { text, choices: inUnits(text) }) }
      if (unchosen) return { text: fillIn(texts.unchosen, { text, field: fields[unchosen] }) }
      return { text: text ? fillIn(texts.unread, { text }) : texts.missingNumber }
    }),
    ...(read.isFull ? [{ text: fillIn(texts.full, { most: maxRows }) }] : []),
    ...channel.faults.map((fault) => ({
      text: faultSaid(fault, judged, label(read.state.at)),
      ...(fault.kind === 'splices' && { splices: fault.count }),
    })),
    ...ofLimit.flatMap((text) => (text ? { text } : [])),
  ]
}

function faultSaid(fault: ChannelFault, { channel }: Judged, condition: string): string {
  if (fault.kind === 'splices') return plural(fault.count, texts.splices)
  if (fault.kind === 'outside') {
    // 'nm' of '1310 nm'.
    const [, unit] = /^[\d.]+\s*(.*)$/.exec(condition) ?? []
    const range = formatValue(fault.range, unit)
    return fillIn(texts.outside, { name: nameOf(channel, fault.row), range, condition })
  }
  const [a, b] = [nameOf(channel, fault.rows[0]), nameOf(channel, fault.rows[1])]
  if (fault.kind === 'open') {
    const [open, other] = fault.openFirst ? [a, b] : [b, a]
    return fillIn(texts.openEnd, { open, other })
  }
  if (fault.kind === 'disagree') {
    const [aValue, bValue] = fault.values
    return fillIn(texts.disagree, { a, aValue, b, bValue })
  }
  const [aEnd, bEnd] = fault.ends
  return fault.kind === 'refused'
    ? fillIn(texts.refused, { a, aEnd, b, bEnd })
    : fillIn(texts.unfit, { a, aEnd, b, bEnd })
}
