import type { LossBudget } from '#domain/records/loss-budget.ts'
import { channelBudget, type ChannelBudget } from '#domain/deciding/channel-budget.ts'
import { readChannelChange, type ReadChannel } from '#domain/deciding/channel-change.ts'
import { verdictOf, type Verdict } from '#domain/deciding/channel-limit.ts'
import { channelPart } from '#domain/deciding/channel-parts.ts'
import { formatChannelState } from '#domain/deciding/channel-state.ts'
import { definitions, listReader, type ListSite } from '#app/features/list/list-sources.ts'
import { paths } from '#app/lib/paths.ts'
import { isLeftOut, statusOf } from './budget-said.ts'

/** The page of a budget. */
export type WholeBudget = {
  /** The channel as its address has it, without a question mark. */
  query: string
  /** What came of it, in a sentence or two. */
  status: string
  budget: LossBudget
  read: ReadChannel
  channel: ChannelBudget
  verdict: Verdict
  /** Products to name: those that state what they take, or none where a page cannot bear them all. */
  offered: { partNumber: string; name: string }[]
  /** False where part numbers could not all be read yet. */
  isWhole: boolean
}

/** More would be most of the page, and a browser shows them all at once. */
const maxOffered = 500

/** What an address asks to add up; or the address that it has after what its form changes. */
export async function budgetView(
  site: ListSite,
  params: URLSearchParams,
  budget: LossBudget,
): Promise<WholeBudget | { address: string }> {
  const read = readChannelChange(params, budget)
  const { state } = read
  const reader = await listReader(site)
  const parts = state.items.map((item) => channelPart(item, { budget, reader, definitions }))
  // Numbers as the catalogue writes them.
  const query = formatChannelState({ ...state, items: parts.map(({ item }) => item) })
  if (!read.isSettled && !isLeftOut(read)) {
    return { address: paths.lossBudget(query) }
  }
  const channel = channelBudget(parts, budget, { condition: state.at, margin: state.margin })
  const limit = budget.limits.find(({ key }) => key === state.limit)
  const verdict = verdictOf(channel, limit, state)
  const whole = { budget, read, channel, verdict }
  return {
    ...whole,
    query,
    status: statusOf(whole),
    offered: offeredOf(site.catalogue.products, budget),
    isWhole: reader.isWhole,
  }
}

function offeredOf(
  products: ListSite['catalogue']['products'],
  { attributes: taken }: LossBudget,
): WholeBudget['offered'] {
  const offered = products
    .values()
    .filter(
      ({ partNumber, attributes }) =>
        partNumber && taken.some(({ key }) => attributes[key]?.length),
    )
    .map(({ partNumber, name }) => ({ partNumber, name }))
    .take(maxOffered + 1)
    .toArray()
  return offered.length > maxOffered ? [] : offered
}
