import * as z from 'zod'
import { Attribute, NamedProduct, Row, Source, Unknown } from './shapes.ts'

const maxText = 500
const maxNumber = 120

const asked = (what: string) => z.string().trim().min(1).max(maxNumber).describe(what)
const slugOrNumber = asked('A slug, or a part number of the maker: of a variant or built, too.')

export const searchProducts = {
  input: z.object({
    query: z
      .string()
      .trim()
      .min(1)
      .max(maxText)
      .describe(
        'What is needed, in an engineer’s words: kind, figures with units, standards, or a part number.',
      ),
    page: z.int().min(1).max(1000).default(1).describe('Which page of the results.'),
  }),
  output: z.object({
    source: Source,
    readAs: z.array(z.string()).describe('The requirements that were read in the query.'),
    notUnderstood: z.array(z.string()).describe('Words that nobody could be held to.'),
    didYouMean: z.array(z.string()).describe('Part numbers, where one has a slip.'),
    matched: z.int(),
    page: z.int(),
    pages: z.int(),
    meets: z
      .array(NamedProduct.extend({ facts: z.array(Row), met: z.array(z.string()) }))
      .describe('Products that meet every requirement that was read, best first.'),
    near: z
      .array(NamedProduct.extend({ misses: z.array(z.string()) }))
      .describe('Products that come near, and what each misses or does not state.'),
    url: z.url(),
  }),
}

const Variant = z.object({
  partNumber: z.string(),
  stock: z.enum(['stock', 'order']),
  leadDays: z.number().optional(),
  packQuantity: z.number().optional(),
  attributes: z.array(Attribute),
})

const Slot = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.string().optional(),
  choices: z.array(z.object({ code: z.string(), label: z.string() })),
  min: z.number().optional(),
  max: z.number().optional(),
  step: z.number().optional(),
})

const Companion = z.object({
  partNumber: z.string(),
  product: NamedProduct.optional(),
  quantity: z.number().optional(),
  maximum: z.number().optional(),
})

/** `meant` by a place: 'takes' through which interface, and how many of it there are. */
const CompanionRow = z.object({
  relation: z.string(),
  label: z.string(),
  interface: z.string().optional(),
  places: z.number().optional(),
  companions: z.array(Companion),
  more: z
    .array(z.object({ count: z.number(), place: z.string(), url: z.url() }))
    .describe('How many go with it besides those named, and the pages that list these.')
    .optional(),
})

export const getProduct = {
  input: z.object({ product: slugOrNumber }),
  output: z.object({
    source: Source,
    unknown: Unknown.optional(),
    product: NamedProduct.extend({
      text: z.string(),
      asked: z.string().describe('The part number that the attributes are of.'),
      withdrawn: z.boolean(),
      successor: NamedProduct.optional(),
      statements: z.array(z.string()),
      attributes: z.array(Attribute),
      variants: z.array(Variant),
      pattern: z.object({ pattern: z.string(), slots: z.array(Slot) }).optional(),
      goesWith: z.array(CompanionRow),
      compliance: z.array(Row).describe('Compliance and standards, with their reasons.'),
      documents: z.array(z.object({ label: z.string(), url: z.url() })),
    }).optional(),
  }),
}

export const compareProducts = {
  input: z.object({
    products: z.array(slugOrNumber).min(2).max(4).describe('Two to four, side by side.'),
  }),
  output: z.object({
    source: Source,
    columns: z.array(NamedProduct.extend({ asked: z.string() })),
    unknown: z.array(Unknown),
    groups: z.array(
      z.object({
        heading: z.string(),
        rows: z.array(
          z.object({
            label: z.string(),
            unit: z.string().optional(),
            differs: z.boolean(),
            /** In the columns’ order. */
            cells: z.array(
              z.object({
                says: z.string().describe('“not stated” where the record says nothing.'),
                note: z.string().optional(),
                us: z.string().optional(),
                number: z.number().optional(),
                best: z.boolean().optional(),
              }),
            ),
          }),
        ),
      }),
    ),
    url: z.url(),
  }),
}

export const checkFit = {
  input: z.object({
    first: slugOrNumber,
    second: slugOrNumber,
  }),
  output: z.object({
    source: Source,
    products: z.array(NamedProduct.extend({ asked: z.string() })),
    unknown: z.array(Unknown),
    verdict: z
      .enum(['goes together', 'not stated', 'unknown product'])
      .describe('“not stated”: no record says so, which is not a no.'),
    ways: z.array(
      z.object({
        of: z.string().describe('The slug whose record says it.'),
        relation: z.string(),
        label: z.string(),
        interface: z.string().optional(),
        quantity: z.number().optional(),
        maximum: z.number().optional(),
      }),
    ),
  }),
}
