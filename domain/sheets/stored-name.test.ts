import { expect, test } from 'vitest'
import type { ContentField } from '#domain/records/product-document.ts'
import type { FileWords } from './named-file.ts'
import { storedName } from './stored-name.ts'

const named = (field: ContentField, ...more: [words?: FileWords, language?: string]) =>
  storedName({ slug: 'dn-25', field, ending: '.pdf' }, ...more)

test('a document is called what it is, in English', () => {
  expect(named('dataSheet')).toBe('dn-25-data-sheet.pdf')
  expect(named('datasheet')).toBe('dn-25-data-sheet.pdf')
  expect(named('quickInstallationGuide')).toBe('dn-25-quick-installation-guide.pdf')
})

test('and in the words of another language, whose letters go into addresses', () => {
  const german = { dataSheet: 'Datenblatt, Data Sheet', brochure: 'Broschüre/Prospekt' }
  expect(named('datasheet', german, 'de')).toBe('dn-25-datenblatt.pdf')
  expect(named('brochure', german, 'de')).toBe('dn-25-broschuere-prospekt.pdf')
  expect(named('dataSheet', { dataSheet: 'דף נתונים' }, 'he')).toBe('dn-25-דף-נתונים.pdf')
})

test('one that stands there in English stays the file that it is', () => {
  const words = { dataSheet: 'Datenblatt' }
  const again = (standing: string) =>
    storedName({ slug: 'dn-25', field: 'dataSheet', ending: '.pdf', standing }, words, 'de')
  expect(again('sheets/dn-25-data-sheet.pdf')).toBe('dn-25-data-sheet.pdf')
  expect(again('sheets/of-2019.pdf')).toBe('dn-25-datenblatt.pdf')
})

test('pictures are numbered', () => {
  const picture = (field: ContentField) => storedName({ slug: 'dn-25', field, ending: '.png' })
  expect([picture('image'), picture('image2')]).toEqual(['dn-25.png', 'dn-25-2.png'])
})
