import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { readAddress } from './read-address.ts'
import { readLanguage } from './read-language.ts'
import { readLogo } from './read-logo.ts'
import { readName, readTrade } from './read-words.ts'
import type { Reading } from './reading.ts'

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

  test('keeps its legal form where it signs, and is told where it is wide', () => {
    const reading = readName('Prüfwerk Öhler & Söhne GmbH & Co. KG')
    expect(valueOf(reading)).toMatchObject({ legalName: 'Prüfwerk Öhler & Söhne GmbH & Co. KG' })
    expect(reading.ok && reading.notes).toEqual([expect.stringContaining('on a phone')])
    expect(readName('Kolbach GmbH')).toMatchObject({ notes: [] })
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
  test('choose the words, the formats, the country and the time zone', () => {
    expect(readLanguage('de_de')).toEqual({
      ok: true,
      value: {
        locale: 'de-DE',
        template: 'de',
        timeZone: 'Europe/Berlin',
        country: 'Germany',
        region: 'DE',
      },
      notes: [],
    })
    expect(valueOf(readLanguage('de-CH'))).toMatchObject({ timeZone: 'Europe/Zurich' })
  })

  test('without words of their own have English ones, and say so', () => {
    expect(readLanguage('fr-FR')).toMatchObject({
      value: { template: 'en', locale: 'fr-FR', country: 'France' },
      notes: [expect.stringContaining('there are none in French yet')],
    })
    expect(readLanguage('en-US')).toMatchObject({
      notes: [expect.stringContaining('several time zones: America/New_York is taken')],
    })
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

describe('an address', () => {
  const read = (text: string) => readAddress(text, 'Hull Bells', 'GB')

  test('is read part by part, in any order', () => {
    const expected = {
      siteUrl: 'https://bells.example',
      email: 'sales@bells.example',
      phone: '+44 (1632) 960-111',
      lines: ['1 Mill Lane', 'Hull'],
    }
    const parts = [
      '1 Mill Lane, Hull',
      'bells.example/',
      '+44 (1632) 960-111',
      'sales@bells.example',
    ]
    expect(read(parts.join(';'))).toEqual({ ok: true, value: expected, notes: [] })
    expect(valueOf(read(parts.toReversed().join(' ; ')))).toEqual(expected)
  })

  test('that is not known yet is made up of what nobody has, and told', () => {
    expect(read('')).toEqual({
      ok: true,
      value: {
        siteUrl: 'https://www.hull-bells.example',
        email: 'office@hull-bells.example',
        phone: '+44 1632 960000',
        lines: ['—'],
      },
      notes: [expect.stringContaining('Made up until you say it: the site’s address (https://www')],
    })
  })

  test.each([
    ['https://bells.example/shop', 'is no address of a site'],
    ['ftp://bells.example', 'is no address of a site'],
    ['sales@bells', 'is no e-mail address'],
    ['a@b.example; c@d.example', '“a@b.example” and “c@d.example” are of one kind'],
  ])('%j is refused: it %s', (text, message) => {
    expect(messageOf(read(text))).toContain(message)
  })
})

describe('a mark', () => {
  const fileWith = (svg: string) => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'mark.svg'), svg)
    return readLogo('mark.svg', folder)
  }

  test('without any is a ring', () => {
    const logo = valueOf(readLogo('', '/'))
    expect(logo).toMatchObject({
      width: 24,
      height: 24,
      line: expect.stringMatching(/^M/) as string,
    })
    expect(logo).not.toHaveProperty('fill')
  })

  test('of a file is moved to its corner and set to the header’s height', () => {
    const svg =
      '<svg viewBox="10 20 200 100"><defs><path d="M0 0L9 9"/></defs><path d="M10 20h200v100z"/><path d="m60 70a10 10 0 1 1 5,5z"/></svg>'
    expect(fileWith(svg)).toEqual({
      ok: true,
      value: { width: 48, height: 24, fill: 'M0 0h48v24zM12 12a2.4 2.4 0 1 1 1.2 1.2z' },
      notes: [],
    })
  })

  test.each([
    ['<svg><path d="M0 0h1z"/></svg>', 'has no viewBox'],
    ['<svg viewBox="0 0 9 9"></svg>', 'has no path'],
    ['<svg viewBox="0 0 9 9"><rect/></svg>', 'has a <rect>'],
    ['<svg viewBox="0 0 9 9"><path fill="none" d="M0 0h1z"/></svg>', 'is drawn in strokes'],
    ['<svg viewBox="0 0 9 9"><g transform="scale(2)"><path d="M0 0h1z"/></g></svg>', 'transform'],
    ['<svg viewBox="0 0 9 9"><path d="M0 0 here"/></svg>', 'has a path that cannot be read'],
    ['<svg viewBox="0 0 90 9"><path d="M0 0h1z"/></svg>', 'is 10 times as wide as high'],
    [
      `<svg viewBox="0 0 9 9"><path d="M0 0${'h1v1'.repeat(1000)}z"/></svg>`,
      'every page carries it',
    ],
  ])('in %s cannot be used, and why is told', (svg, message) => {
    expect(messageOf(fileWith(svg))).toContain(message)
  })

  test('may be path data, or has to be a file that is there', () => {
    expect(valueOf(readLogo('M0 0h24v24H0z', '/'))).toEqual({
      width: 24,
      height: 24,
      fill: 'M0 0h24v24H0z',
    })
    for (const malformed of ['M0 0 somewhere', 'M0 0h1q']) {
      expect(messageOf(readLogo(malformed, '/'))).toContain('cannot be read')
    }
    expect(messageOf(readLogo('nowhere.svg', '/there'))).toBe(
      '/there/nowhere.svg is not there: name an SVG file, or path data that begins with M.',
    )
  })
})
