import * as z from 'zod/mini'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'

// Schemas of the maps inside a product document. What a schema requires in words is what editors
// read of a wrong value ("its depth is -1: write a number above 0"). The workbook makes its columns
// of these schemas: `unit` and `role` are for it.

export const lifecycleStates = ['new', 'active', 'maintenance', 'withdrawn'] as const
export const conformityRelations = ['qualified', 'designed to', 'measured by'] as const

/** A day or a month that the calendar has, as ISO 8601 writes it. */
export function isDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d(-\d\d)?$/.test(value)) return false
  const date = new Date(value)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

const text = () => z.string(texts.aText).check(z.trim(), z.minLength(1, texts.aText))
/** Compared sign by sign: numbers, slugs, files. */
const code = () => text().register(z.globalRegistry, { role: 'code' })
const date = () =>
  z
    .string(texts.aDate)
    .check(z.refine(isDate, texts.aDate))
    .register(z.globalRegistry, { format: 'date', role: 'code' })
const count = (unit = '') =>
  z.int(texts.aCount).check(z.positive(texts.aCount)).register(z.globalRegistry, { unit })
const measure = (unit: string) =>
  z.number(texts.aSize).check(z.positive(texts.aSize)).register(z.globalRegistry, { unit })
const percentage = () =>
  z
    .number(texts.aPercentage)
    .check(z.gte(0, texts.aPercentage), z.lte(100, texts.aPercentage))
    .register(z.globalRegistry, { unit: '%' })
const oneOf = <const T extends readonly string[]>(choices: T) =>
  z.enum(choices, fillIn(texts.oneOf, { choices: choices.join(', ') }))

/** Where a product stands between its launch and its end. */
export const lifecycleSchema = z.object({
  state: oneOf(lifecycleStates),
  /** Since when it is in this state. */
  from: z.optional(date()),
  /** Until when it, or parts for it, can be ordered for systems in service. */
  lastOrder: z.optional(date()),
  /** Slug or part number of the product to order in its place. */
  replacedBy: z.optional(code()),
})

/** Outer dimensions, as far as they are known. */
export const sizeSchema = z.object({
  width: z.optional(measure('mm')),
  height: z.optional(measure('mm')),
  depth: z.optional(measure('mm')),
  diameter: z.optional(measure('mm')),
})

/** Some openings of one kind, for cables of these diameters. */
export const entrySchema = z
  .object({
    count: count(),
    shape: oneOf(['round', 'oval', 'rectangular']),
    minDiameter: z.optional(measure('mm')),
    maxDiameter: measure('mm'),
    /** How many cables share one opening, where more than one does. */
    cables: z.optional(count()),
  })
  .check(
    z.refine(({ minDiameter = 0, maxDiameter }) => minDiameter <= maxDiameter, {
      error: ({ input }) => {
        const { minDiameter, maxDiameter } = input as { minDiameter: number; maxDiameter: number }
        return fillIn(texts.minAboveMax, { min: minDiameter, max: maxDiameter })
      },
    }),
  )

/** What a product complies with, such as the rules of public funds. The words are the company's. */
export const complianceSchema = z.object({
  status: text(),
  /** By which test it is judged. */
  class: text(),
  /** The waiver that it needs, and the input that the waiver is for. */
  waiver: z.optional(text()),
  waivedInput: z.optional(text()),
  /** Domestic share of the cost of its components, in percent. */
  costShare: z.optional(percentage()),
  finalAssembly: z.optional(text()),
  /** Number of the letter that certifies it. */
  letter: z.optional(code()),
  /** The day, or the month, that all of this holds for. */
  asOf: date(),
})

/** A standard that a product answers to, and how. */
export const conformitySchema = z.object({
  body: text(),
  number: code(),
  edition: z.optional(text()),
  /** A category or class within the standard. */
  grade: z.optional(text()),
  /** `qualified`: it passed the test program. */
  relation: oneOf(conformityRelations),
  /** Immersion: depth and time. */
  depth: z.optional(measure('m')),
  hours: z.optional(measure('h')),
})

/** Some places of one kind: those that a product has, or those that it takes up. */
export const placeSchema = z.object({
  /** The name of an interface. */
  interface: text(),
  count: count(),
  /** Places that lie side by side: in a row of a host, or under one part. */
  width: z.optional(count('places')),
})

/** A part in the box, or one that may be bought with a product. */
export const partSchema = z.object({
  partNumber: code(),
  /** How many are in the box. */
  quantity: z.optional(count('pieces')),
  /** How many one product takes at the most. */
  maximum: z.optional(count('pieces')),
  /** What the part is to the product, in a word of the company: 'tray', 'required'. */
  relation: z.optional(text()),
})

/** How a variant can be ordered. */
export const variantOrderSchema = z.object({
  /** `stock`: leaves the shelf; `order`: made for the order. */
  stock: oneOf(['stock', 'order']),
  /** Working days to dispatch; undefined where nobody promised any. */
  leadDays: z.optional(count('days')),
  /** Pieces in a pack, where it is sold in packs only. */
  packQuantity: z.optional(count('pieces')),
})
