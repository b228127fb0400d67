import { expect, test } from 'vitest'
import { missingFiles, recordedFiles } from '../../../cli/content/named-files.ts'

test('every file that a record, a text or a product names is there, films with their captions', async () => {
  expect((await recordedFiles('examples/verrane')).length).toBeGreaterThan(100)
  expect(await missingFiles('examples/verrane')).toEqual([])
})
