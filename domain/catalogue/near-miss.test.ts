import { describe, expect, test } from 'vitest'
import { createNearMiss } from './near-miss.ts'

const length = { label: 'Length', unit: 'm', min: 0.5, max: 20, step: 0.5 }
const end = { label: 'End', values: [{ code: 'A' }, { code: 'B' }] }
type Named = { name: string; ordering?: unknown }
const made = (name: string, pattern: string, slots: object): Named => ({
  name,
  ordering: { pattern, slots },
})
const nearMiss = createNearMiss<Named>([
  made('hose', 'QH-12-{end}-{length}', { end, length }),
  made('steel hose', 'QH-12-S-{length}', { length }),
  made('tail', '{end}-CUT', { end }),
  made('broken', 'QX-1-{end}', {}),
  { name: 'plain' },
])
const lengths = 'Length must be 0.5 to 20\u00a0m in steps of 0.5\u00a0m.'

describe('a number that is almost a product’s', () => {
  test.each([
    ['QH-12-A-21M', 'hose', lengths],
    // A number has one spelling.
    [' qh-12-b-03m', 'hose', lengths],
    ['QH-12-C-3M', 'hose', 'End must be A; B.'],
    // The most definite of those that have its form.
    ['QH-12-S-21M', 'steel hose', lengths],
    ['QH-12-A-3M-X', 'hose', 'part numbers of this series follow QH-12-{end}-{length}.'],
    ['QH-12-S-3M-X', 'steel hose', 'part numbers of this series follow QH-12-S-{length}.'],
  ])('is read as one of its own with a reason: %j', (written, name, reason) => {
    expect(nearMiss(written)).toMatchObject({
      product: { name },
      reason: `${written.trim()} cannot be ordered: ${reason}`,
    })
  })

  test.each([
    ['', 'nothing'],
    ['QH-12-', 'no more than the beginning'],
    ['QH-12-A-3M', 'one that can be ordered'],
    ['QH-13-A-21M', 'another beginning'],
    ['QH-12-installation-of-hoses', 'a name in words'],
    ['QX-1-C', 'a pattern that cannot be read'],
    ['C-CUT', 'a pattern that is open at its beginning'],
    [`QH-12-A-${'9'.repeat(60)}M`, 'what is too long for a number'],
    ['QH-12-A-21M\n', 'what cannot be written'],
  ])('is not %j: %s', (written) => {
    expect(nearMiss(written)).toBeUndefined()
  })
})
