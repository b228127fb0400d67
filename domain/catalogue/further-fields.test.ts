import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readParts } from './accessories.ts'
import { readCompliance } from './compliance.ts'
import { readConformity } from './conformity.ts'
import { readFits } from './fits.ts'
import { readEntries, readSize } from './size.ts'
import { faultsOf, soundValve } from './trade.fixture.ts'

const fields = [
  'provides',
  'accepts',
  'includes',
  'accessories',
  'compliance',
  'conformity',
] as const
const field = fc.constantFrom(...fields, 'size', 'entries', 'variants', 'aka', 'features', 'bore')
const stored = fc.dictionary(field, fc.jsonValue({ maxDepth: 3 }), { noNullPrototype: true })

/** One member of a field of the sound valve exchanged for anything. */
const spoiled = fc
  .record({ field: fc.constantFrom(...fields), at: fc.nat(7), value: fc.jsonValue() })
  .map(({ field: name, at, value }) => {
    const entry = structuredClone([soundValve[name as 'includes']].flat()[0]) as object
    const key = Object.keys(entry ?? {})[at % 4] ?? 'x'
    const changed = { ...entry, [key]: value }
    return { [name]: name === 'compliance' ? changed : [changed] }
  })

test('whatever stands in the further fields, nothing throws, and reading it again says the same', () => {
  fc.assert(
    fc.property(fc.oneof(stored, spoiled), (valve) => {
      expect(Array.isArray(faultsOf({ valve }))).toBe(true)
      const fits = readFits(valve)
      expect(readFits(fits)).toEqual({ ...fits, faults: [] })
      const parts = readParts(valve)
      expect(readParts(parts)).toEqual({ ...parts, faults: [] })
      const { conformity } = readConformity((valve as Record<string, unknown>).conformity)
      expect(readConformity(conformity)).toEqual({ conformity, faults: [] })
      const { entries } = readEntries((valve as Record<string, unknown>).entries)
      expect(readEntries(entries)).toEqual({ entries, faults: [] })
      const { size } = readSize((valve as Record<string, unknown>).size)
      expect(readSize(size)).toEqual({ size, faults: [] })
      const { compliance } = readCompliance((valve as Record<string, unknown>).compliance)
      expect(readCompliance(compliance).compliance).toEqual(compliance)
    }),
    { numRuns: 400 },
  )
})
