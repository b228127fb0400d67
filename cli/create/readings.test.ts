import { describe, expect, test } from 'vitest'
import { readLanguage } from './read-language.ts'
import { readName, readTrade } from './read-words.ts'
import type { Reading } from './questions.ts'

const valueOf = <Value>(reading: Reading<Value>) => (reading.ok ? reading.value : reading)
const messageOf = (reading: Reading<unknown>) => (reading.ok ? undefined : reading.message)

describe('a name', () => {
  test.each([
    ['Kolbach GmbH', 'Kolbach', 'KO'],
    ['Prüfwerk Öhler & Söhne GmbH & Co. KG', 'Prüfwerk Öhler & Söhne', 'PO'],
    ['  Hull\tBells,  Inc. ', 'Hull Bells', 'HB'],
    ['AG', 'AG', 'AG'],
    ['Hull (Hull & Daughters Bell Foundry Ltd)', 'Hull', 'HU'],
    ['Æ', 'Æ', 'P'],
  ])('%s is shown as %s, with numbers of %s', (text, name, prefix) => {
    expect(valueOf(readName(text))).toMatchObject({ name, prefix })
  })

  test('keeps its legal form where it signs', () => {
    const legalName = 'Prüfwerk Öhler & Söhne GmbH & Co. KG'
    expect(valueOf(readName(legalName))).toMatchObject({ legalName })
  })

  test.each(['', ' – ', '12'])('%j is none', (text) => {
    expect(messageOf(readName(text))).toContain('A name has letters')
  })
})

describe('a trade', () => {
  test('is a family’s name as well', () => {
    expect(valueOf(readTrade('hydraulic cylinders.'))).toEqual({
      trade: 'hydraulic cylinders',
      Trade: 'Hydraulic cylinders',
    })
  })

  test.each([
    ['', 'in one to four words'],
    ['valves/gauges', '“/” cannot stand in an address'],
    ['everything that a laboratory for water could ask for', 'More than 40 characters'],
  ])('%j is refused with what to write', (text, message) => {
    expect(messageOf(readTrade(text))).toContain(message)
  })
})

describe('language and region', () => {
  test('choose the words, the formats and the time zone', () => {
    expect(valueOf(readLanguage('de_de'))).toEqual({
      locale: 'de-DE',
      template: 'de',
      timeZone: 'Europe/Berlin',
      region: 'DE',
    })
    expect(valueOf(readLanguage('de-CH'))).toMatchObject({ timeZone: 'Europe/Zurich' })
    expect(valueOf(readLanguage('en-US'))).toMatchObject({ timeZone: 'America/New_York' })
  })

  test('without words of their own have English ones', () => {
    expect(valueOf(readLanguage('fr-FR'))).toMatchObject({ template: 'en', locale: 'fr-FR' })
  })

  test.each([
    ['german', 'There is no language “german”'],
    ['de', '“de” has no region: write de-DE, say.'],
    ['de-QX', 'There is no region “QX”'],
    ['xq-DE', 'There is no language “xq”'],
    ['d e', '“d e” is no language tag'],
    ['', '“” is no language tag'],
  ])('%j is refused: %s', (text, message) => {
    expect(messageOf(readLanguage(text))).toContain(message)
  })
})
