import { expect, test } from 'vitest'
import { keyNow, withPresentNames, withStoredNames } from './former-names.ts'

const stored = { slug: 'valve', baba: { status: 'Yes', usCostShare: 61 } }
const present = { slug: 'valve', compliance: { status: 'Yes', costShare: 61 } }

test('a document is read by present names, and written by those that it has', () => {
  expect(withPresentNames(stored)).toEqual(present)
  expect(withStoredNames(present, stored)).toEqual(stored)
  expect(withPresentNames(present)).toEqual(present)
  expect(withStoredNames(present, present)).toEqual(present)
  expect(withStoredNames(present)).toEqual(present)
})

test('of two names for one field the present one counts', () => {
  expect(withPresentNames({ ...stored, compliance: { status: 'No' } })).toEqual({
    slug: 'valve',
    compliance: { status: 'No' },
  })
})

test('what is no map keeps its value, and null says nothing', () => {
  expect(withPresentNames({ baba: 'Yes' })).toEqual({ compliance: 'Yes' })
  expect(withPresentNames({ baba: 'Yes', compliance: null })).toEqual({ compliance: 'Yes' })
})

test('a column of a workbook from before has its present name', () => {
  const keys = ['baba.usCostShare', 'baba.status', 'baba', 'weight.max', 'weight', '']
  expect(keys.map(keyNow)).toEqual([
    'compliance.costShare',
    'compliance.status',
    'compliance',
    'weight.max',
    'weight',
    '',
  ])
})
