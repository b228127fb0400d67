import * as z from 'zod'
import { maxCount, maxRows } from '#domain/deciding/channel-items.ts'
import { Source } from './shapes.ts'

const Loss = z.object({
  value: z.number(),
  unstated: z.int().describe('Rows whose record states nothing for it.'),
})

/** Beyond these a figure is a slip, whatever its unit. */
const maxLength = 1_000_000
const maxLoss = 999

export const lossBudgetTool = {
  input: z.object({
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
    faults: z.array(z.string()),
    url: z.url(),
  }),
}
