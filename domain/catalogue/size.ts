import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import { present, readList, readMap, type FieldFault, type Members } from './stored-members.ts'

/** Outer dimensions in mm, as far as they are known. */
export type Size = { width?: number; height?: number; depth?: number; diameter?: number }

export const entryShapes = ['round', 'oval', 'rectangular'] as const

/** Some openings of one kind, for cables of these diameters in mm. */
export type Entry = {
  count: number
  shape: (typeof entryShapes)[number]
  minDiameter?: number
  maxDiameter: number
  /** How many cables share one opening, where more than one does. */
  cables?: number
}

/** The field `size` as stored, without what is malformed of it; undefined where nothing is left. */
export function readSize(stored: unknown): {
  size: Size | undefined
  faults: FieldFault<'size'>[]
} {
  const { value, messages } = readMap(stored, '{"width": 440, "height": 43.6}', [], ({ measure }) =>
    present({
      width: measure('width'),
      height: measure('height'),
      depth: measure('depth'),
      diameter: measure('diameter'),
    }),
  )
  return {
    size: value && Object.keys(value).length > 0 ? value : undefined,
    faults: messages.map((message) => ({ field: 'size', message })),
  }
}

const example = '{"count": 2, "shape": "round", "maxDiameter": 18}'

/** The field `entries` as stored; a malformed entry is set aside. */
export function readEntries(stored: unknown): {
  entries: Entry[]
  faults: FieldFault<'entries'>[]
} {
  const { items, messages } = readList(
    stored,
    example,
    ['count', 'shape', 'maxDiameter'],
    readEntry,
  )
  return {
    entries: items,
    faults: messages.map((message) => ({ field: 'entries', message })),
  }
}

function readEntry({ count, measure, oneOf, note }: Members): Entry | undefined {
  const openings = count('count')
  const shape = oneOf('shape', entryShapes)
  const minDiameter = measure('minDiameter')
  const maxDiameter = measure('maxDiameter')
  const cables = count('cables')
  if (!openings || !shape || !maxDiameter) return undefined
  if (minDiameter !== undefined && minDiameter > maxDiameter) {
    note(fillIn(texts.minAboveMax, { min: minDiameter, max: maxDiameter }))
    return undefined
  }
  return { count: openings, shape, maxDiameter, ...present({ minDiameter, cables }) }
}
