import * as z from 'zod'

/** A product as an answer names it; `url` is its page, `markdown` the same as text. */
export const NamedProduct = z.object({
  slug: z.string(),
  name: z.string(),
  partNumber: z.string().describe('Empty for a product that is ordered by its pattern alone.'),
  family: z.string(),
  type: z.string(),
  url: z.url(),
  markdown: z.url(),
})
export type NamedProduct = z.infer<typeof NamedProduct>

/** What was asked for and is no product, with what may have been meant. */
export const Unknown = z.object({ asked: z.string(), meant: z.array(NamedProduct) })

const Measure = z.object({
  min: z.number().optional(),
  typ: z.number().optional(),
  max: z.number().optional(),
  basis: z.string().optional().describe('What the figure counts.'),
  at: z.string().optional().describe('The conditions that it holds under.'),
})

/** Facts of a record in its own words and units. */
export const Attribute = z.object({
  key: z.string(),
  label: z.string(),
  group: z.string().optional(),
  unit: z.string().optional(),
  values: z.array(z.union([z.string(), z.number(), z.boolean(), Measure])),
  text: z.string().describe('The values as a person reads them.'),
})
export type Attribute = z.infer<typeof Attribute>

/** A label and what stands beside it on the product's page. */
export const Row = z.object({ label: z.string(), says: z.array(z.string()) })

/** When it was answered, and from which state of the records: the same version, the same facts. */
export const Source = z.object({
  answeredAt: z.iso.datetime(),
  catalogueVersion: z.string(),
  maker: z.string(),
})
export type Source = z.infer<typeof Source>

const maxNumber = 120

export const slugOrNumber = z
  .string()
  .trim()
  .min(1)
  .max(maxNumber)
  .describe('A slug, or a part number of the maker: of a variant or built, too.')

/** Version of what the tools take and answer. Raise it with each change of their schemas. */
export const toolsVersion = '1.2.0'
