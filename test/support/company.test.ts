import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { site as neutral } from '../company/site.ts'
import { contentFolder } from '#server/compose/content-folder.ts'
import { companyFolder } from './company.ts'

test('the engine’s tests run on the neutral company, whatever CONTENT_DIR was set to', () => {
  expect(companyFolder).toBe('test/company')
  expect(contentFolder).toBe('test/company')
  expect(site).toEqual(neutral)
})
