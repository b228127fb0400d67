import { expect, test } from 'vitest'
import { titleOfPdf } from './title-of-pdf.ts'

test('a title is what the PDF carries, on one line', () => {
  expect(titleOfPdf(' Fitting a\n ball valve\u0000 ')).toBe('Fitting a ball valve')
})

test.each([
  'valve-catalog-final.indd',
  'Microsoft Word - letter 3',
  'Untitled-1',
  'Document1',
  '',
  undefined,
  42,
  'word '.repeat(40),
])('%j is none', (written) => {
  expect(titleOfPdf(written)).toBe('')
})
