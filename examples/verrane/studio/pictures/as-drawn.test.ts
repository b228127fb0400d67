import { expect, test } from 'vitest'
import { asDrawn } from './as-drawn.ts'

test.each([
  [{ trays: 12, traysIncluded: 3 }, { cassetteSlots: 12 }],
  [{ blockPositions: 14 }, { cassetteSlots: 14 }],
  [{ cassetteSlots: 48 }, { cassetteSlots: 48 }],
  [{ elements: 4 }, { numChannels: 4 }],
  [{ arrayAperture: 9.9 }, { clearAperture: 9.9 }],
  [{ spliceCapacity: 216, ribbonCapacity: 864 }, { spliceCapacity: 864 }],
  [{ connectors: ['SC', 'LC', 'FC'] }, { connector: 'SC', connectorB: 'LC' }],
  [{ connector: 'LC' }, { connector: 'LC' }],
])('a model is given %j as %j', (product, drawn) => {
  expect(asDrawn(product)).toEqual({ ...product, ...drawn })
})
