import { expect, test } from 'vitest'
import { printSheet, printSheetVersion } from './print-sheet.server.ts'

const catalogue = { version: '0123456789abcdef', updated: '2026-11-21T12:00:00Z' }
const sheet = printSheet(catalogue)

test('what a company is called breaks no rule', () => {
  // Every text of the sheet's own is one string: quotes come in pairs on each line.
  for (const line of sheet.split('\n').slice(-2))
    expect(line.replace(/\\./g, '').match(/"/g)!.length % 2).toBe(0)
})

test('its address changes with the catalog', () => {
  expect(printSheetVersion(catalogue)).not.toBe(printSheetVersion({ ...catalogue, version: 'b' }))
  // Of the same products, stored anew: another day stands on the sheet.
  const later = { ...catalogue, updated: '2026-11-22T12:00:00Z' }
  expect(printSheetVersion(catalogue)).not.toBe(printSheetVersion(later))
  expect(printSheetVersion(catalogue)).toMatch(/^[\da-f]{8}$/)
})
