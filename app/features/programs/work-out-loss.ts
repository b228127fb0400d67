import { faultsSaid } from '#app/features/budget/budget-said.ts'
import { budgetView } from '#app/features/budget/budget-view.ts'
import { paths } from '#app/lib/paths.ts'
import type { Sum } from '#domain/deciding/channel-budget.ts'
import { formatChannelState } from '#domain/deciding/channel-state.ts'
import type { lossBudgetTool } from '#domain/programs/channel-tool.ts'
import type { Asked, Told as ToldBy } from '#domain/programs/shapes.ts'
import type { LossBudget } from '#domain/records/loss-budget.ts'
import { sourceOf, type ProgramSite } from './program-site.ts'

type Input = Asked<typeof lossBudgetTool>
type Output = ToldBy<typeof lossBudgetTool>

/** The loss budget's page for a channel that is told row by row. */
export async function workOutLoss(
  site: ProgramSite,
  budget: LossBudget,
  { items, condition, limit, most, margin }: Input,
): Promise<Output> {
  const query = formatChannelState({
    items: items.map(({ what, count, length }) => ({ what, count, ...(length && { length }) })),
    at: '',
    ...(condition && { asked: condition }),
    limit: most === undefined ? (limit ?? '') : 'own',
    own: most === undefined ? {} : { most },
    powers: {},
    margin: margin ?? 0,
  })
  let view = await budgetView(site, new URLSearchParams(query), budget)
  // Numbers as the catalogue writes them, in the address that it has then.
  if ('address' in view) {
    view = await budgetView(site, new URL(view.address, site.url).searchParams, budget)
  }
  if ('address' in view) throw new Error(`The channel could not be read: ${view.address}`)
  const { channel, verdict } = view
  return {
    source: sourceOf(site),
    says: view.status,
    unit: budget.unit,
    worst: sumOf(channel.worst),
    typical: sumOf(channel.typical),
    least: sumOf(channel.least),
    joints: channel.joints,
    splices: channel.splices,
    verdict: verdict.most?.verdict ?? 'no limit',
    ...(verdict.most && { allowed: verdict.most.allowed, left: verdict.most.left }),
    rows: channel.rows.map(({ part, losses }) => ({
      what: part.item.what,
      name: part.name,
      ...(part.state && { state: part.state }),
      ...losses,
      ...(part.source && { source: part.source }),
    })),
    faults: faultsSaid(view).map(({ text }) => text),
    url: site.url + paths.lossBudget(view.query),
  }
}

const sumOf = ({ value, unstated }: Sum) => ({ value, unstated: unstated.length })

/** The keys that a channel may be told with, for the tool's description. */
export function keysOfBudget({ media, parts, conditions, limits, lengths }: LossBudget): string {
  const list = (all: readonly { key: string; label: string }[]) =>
    all.map(({ key, label }) => `${key} (${label})`).join(', ')
  return [
    `Media: ${list(media)}.`,
    `Pieces: ${list(parts)}.`,
    `Units of length: ${lengths.map(({ unit }) => unit).join(', ')}.`,
    `Conditions: ${list(conditions)}.`,
    `Limits: ${list(limits)}.`,
  ].join('\n')
}
