import type * as z from 'zod/mini'
import { entrySchema, sizeSchema } from '#domain/records/product-members.ts'
import { readMember, readMembers } from './read-member.ts'

/** Outer dimensions in mm, as far as they are known. */
export type Size = z.infer<typeof sizeSchema>
/** Some openings of one kind, for cables of these diameters in mm. */
export type Entry = z.infer<typeof entrySchema>

/** The field `size` as stored, without what is malformed of it; undefined where nothing is left. */
export function readSize(stored: unknown) {
  const example = '{"width": 440, "height": 43.6}'
  const { value = {}, faults } = readMember(sizeSchema, stored, { field: 'size', example })
  return { size: Object.keys(value).length > 0 ? value : undefined, faults }
}

/** The field `entries` as stored; a malformed entry is set aside. */
export function readEntries(stored: unknown) {
  const example = '{"count": 2, "shape": "round", "maxDiameter": 18}'
  const { items, faults } = readMembers(entrySchema, stored, { field: 'entries', example })
  return { entries: items, faults }
}
