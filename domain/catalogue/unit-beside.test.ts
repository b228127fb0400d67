import { expect, test } from 'vitest'
import { unitBeside } from './unit-beside.ts'

test.each([
  ['Ports', 'ports', ''],
  ['Test ports', 'ports', ''],
  ['Fiber count', 'fibers', ''],
  ['Ribbon capacity', 'fibers', 'fibers'],
  ['Millimeters', 'mm', 'mm'],
  ['Length', 'm', 'm'],
  ['Class', undefined, ''],
])('beside “%s” the unit %s is said as “%s”', (label, unit, expected) => {
  expect(unitBeside(label, unit)).toBe(expected)
})
