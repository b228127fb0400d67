import * as z from 'zod'
import { faultsSaid } from '#app/features/budget/budget-said.ts'
import { budgetView } from '#app/features/budget/budget-view.ts'
import { columnsReader } from '#app/features/compare/columns-reader.ts'
import { paths } from '#app/lib/paths.ts'
import type { Sum } from '#domain/deciding/channel-budget.ts'
import { maxCount, maxRows } from '#domain/deciding/channel-items.ts'
import { formatChannelState } from '#domain/deciding/channel-state.ts'
import type { LossBudget } from '#domain/records/loss-budget.ts'
import { defineTool } from './tool.ts'
import { Source, Unknown } from './tool-schemas.ts'
import { meantProducts, sourceOf } from './tool-site.ts'

const Loss = z.object({
  value: z.number(),
  unstated: z.int().describe('Rows whose record states nothing for it.'),
})

/** Beyond these a figure is a slip, whatever its unit. */
const maxLength = 1_000_000
const maxLoss = 999

/** The loss budget's page for a channel that is told row by row. */
export const lossBudgetTool = (budget: LossBudget) =>
  defineTool({
    name: 'loss_budget',
    title: 'Work out a loss budget',
    description: `Adds up what a channel takes, row by row, from what records and standards state, and holds it against a limit.\n${keysOfBudget(budget)}`,
    needs: 'catalogue',
    schema: z.object({
      items: z
        .array(
          z.object({
            what: z
              .string()
              .trim()
              .min(1)
              .max(80)
              .describe('A part number, or the key of a medium or of a piece of a standard.'),
            count: z.int().min(1).max(maxCount).default(1).describe('How many of it, in a row.'),
            length: z
              .object({ value: z.number().positive().max(maxLength), unit: z.string().max(10) })
              .optional()
              .describe('Of a medium, or of a product that is sold by length.'),
          }),
        )
        .min(1)
        .max(maxRows)
        .describe('The channel from one end to the other.'),
      condition: z
        .string()
        .max(40)
        .optional()
        .describe('What the losses are taken at, by its key; the first of those there are.'),
      limit: z.string().max(40).optional().describe('A named limit, by its key.'),
      most: z
        .number()
        .min(0)
        .max(maxLoss)
        .optional()
        .describe('A limit of one’s own, in place of a named one.'),
      margin: z.number().min(0).max(99).optional().describe('Kept in reserve, in the loss’s unit.'),
    }),
    output: z.object({
      source: Source,
      says: z.string(),
      unit: z.string(),
      worst: Loss,
      typical: Loss,
      least: Loss,
      joints: z.int(),
      splices: z.int(),
      verdict: z.enum(['within', 'above', 'unknown', 'no limit']),
      allowed: z.number().optional(),
      left: z.number().optional(),
      rows: z.array(
        z.object({
          what: z.string(),
          name: z.string(),
          state: z.string().optional(),
          least: z.number().optional(),
          typical: z.number().optional(),
          worst: z.number().optional(),
          source: z.string().optional(),
        }),
      ),
      unknown: z.array(Unknown).describe('Part numbers of rows that are no product’s.'),
      faults: z.array(z.string()),
      url: z.url(),
    }),
    isMissing: ({ unknown }) => unknown.length > 0,
    async run(site, { items, condition, limit, most, margin }) {
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
      const { rows } = channel
      const reader = await columnsReader(site)
      const unknownOf = (asked: string) => ({
        asked,
        meant: meantProducts(site, reader.guess(asked)),
      })
      return {
        source: sourceOf(site),
        says: view.status,
        unit: budget.unit,
        worst: sumOf(channel.worst),
        typical: sumOf(channel.typical),
        least: sumOf(channel.least),
        joints: channel.joints,
        splices: channel.splices,
        verdict: verdict.most?.verdict ?? ('no limit' as const),
        ...(verdict.most && { allowed: verdict.most.allowed, left: verdict.most.left }),
        rows: rows.map(({ part, losses }) => ({
          what: part.item.what,
          name: part.name,
          ...(part.state && { state: part.state }),
          ...losses,
          ...(part.source && { source: part.source }),
        })),
        unknown: rows.flatMap(({ part }) =>
          part.state === 'unknown' ? unknownOf(part.item.what) : [],
        ),
        faults: faultsSaid(view).map(({ text }) => text),
        url: site.url + paths.lossBudget(view.query),
      }
    },
  })

const sumOf = ({ value, unstated }: Sum) => ({ value, unstated: unstated.length })

/** The keys that a channel may be told with, for the tool's description. */
function keysOfBudget({ media, parts, conditions, limits, lengths }: LossBudget): string {
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
