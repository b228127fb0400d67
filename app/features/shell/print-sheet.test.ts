import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { printSheet, printSheetVersion } from './print-sheet.server.ts'

const sheet = printSheet('0123456789abcdef', new Date('2026-11-21T12:00:00Z'))

test('a sheet names who sends it, how to reach them, and the state of the catalog with its day', () => {
  for (const said of [site.legalName, site.email, site.phones[0].number, '0123456789abcdef'])
    expect(sheet).toContain(said)
  expect(sheet).toMatch(/2026/)
})

test('what a company is called breaks no rule', () => {
  // Every text of the sheet's own is one string: quotes come in pairs on each line.
  for (const line of sheet.split('\n').slice(-2))
    expect(line.replace(/\\./g, '').match(/"/g)).toHaveLength(2)
})

test('its address changes with the catalog', () => {
  expect(printSheetVersion('a')).not.toBe(printSheetVersion('b'))
  expect(printSheetVersion('a')).toMatch(/^[\da-f]{8}$/)
})
