import { quote, warningFault, type Fault } from '#domain/catalogue/check-fault.ts'
import { channelBudget } from './channel-budget.ts'
import { readChannelChange } from './channel-change.ts'
import { verdictOf, type Verdict } from './channel-limit.ts'
import { channelPart, type PartSources } from './channel-parts.ts'

/** A channel that a text of the company links to. */
export type LinkedChannel = {
  /** Where the link stands. */
  file: string
  /** As the address of a loss budget has it. */
  query: string
  /** What the text beside it says: its sum, and what it is held to. */
  told?: { sum: number; limit: number }
}

/** What of the linked channels the records no longer bear out, for who changed a figure in one. */
export function linkedChannelFaults(
  channels: readonly LinkedChannel[],
  sources: PartSources,
): Fault[] {
  return channels.flatMap(({ file, query, told }) =>
    wrongWith(query, told, sources).map((wrong) =>
      warningFault(file, '', `the loss budget ${quote(query)} ${wrong}`),
    ),
  )
}

function wrongWith(query: string, told: LinkedChannel['told'], sources: PartSources): string[] {
  const { budget } = sources
  const { state } = readChannelChange(new URLSearchParams(query), budget)
  const parts = state.items.map((item) => channelPart(item, sources))
  const channel = channelBudget(parts, budget, { condition: state.at, margin: state.margin })
  const limit = budget.limits.find(({ key }) => key === state.limit)
  const verdict = verdictOf(channel, limit, state)
  const gone = parts.filter(({ state: one }) => one && one !== 'known').map(({ item }) => item.what)
  if (gone.length) return [`names ${gone.join(', ')}, which cannot be ordered: name another`]
  return [
    ...channel.faults.map(({ kind }) => `has parts that do not go together (${kind})`),
    ...(channel.worst.unstated.length ? ['has parts that state no loss'] : []),
    ...(verdict.tooLong ? [`is longer than its limit is for`] : []),
    ...(told ? differing(told, verdict, channel.worst.value, channel.least.value) : []),
  ].map((wrong) => `${wrong}: correct the records or the link`)
}

/** A text tells the least where it speaks of too little loss, and to the tenth. */
function differing(
  told: { sum: number; limit: number },
  { most, least }: Verdict,
  worst: number,
  leastSum: number,
): string[] {
  const isLeast = told.limit === least?.allowed
  const sum = isLeast ? leastSum : worst
  return [
    ...(sum.toFixed(1) === told.sum.toFixed(1)
      ? []
      : [`comes to ${sum.toFixed(2)}, and the text beside it to ${told.sum.toFixed(1)}`]),
    ...([most?.allowed, least?.allowed].includes(told.limit)
      ? []
      : [`is held to ${most?.allowed ?? 'nothing'}, and in the text to ${told.limit}`]),
    ...(most?.verdict === 'within' ? [] : ['is not within what it may lose']),
  ]
}
