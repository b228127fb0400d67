import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Fault } from '#domain/catalogue/check-fault.ts'
import { interfaceTexts as german } from '#domain/texts/translations/de.ts'
import { englishGroups, readEnglish, type Texts } from '../texts/texts.ts'
import { textFaults } from './check-texts.ts'

const told = ({ file, field, severity, message }: Fault) =>
  `${file}: ${field}: ${severity}: ${message}`

async function faults(locale: string, file?: string, words?: object): Promise<string[]> {
  const site = { file: 'site.ts', exports: { site: { locale } } }
  const own = file ? [{ file, exports: { interfaceTexts: words } }] : []
  return (await textFaults([site, ...own])).map(told)
}

test('a language of the software needs no words of its own, and may have some', async () => {
  expect(await faults('en-US')).toEqual([])
  expect(await faults('de-AT')).toEqual([])
  expect(await faults('de-AT', 'texts/de/interface.ts', { compare: { best: 'top' } })).toEqual([])
  const words = { compare: { compare: 'Set side by side' } }
  expect(await faults('en-GB', 'texts/en/interface.ts', words)).toEqual([])
})

test('one in another language is told that it has none, or which are missing', async () => {
  expect(await faults('nl-NL')).toEqual([
    expect.stringMatching(/^texts\/nl\/interface.ts: : warning: is not there, .* \d+ texts/),
  ])
  const { best: _, ...others } = german.compare
  const found = await faults('nl-NL', 'texts/nl/interface.ts', { ...german, compare: others })
  expect(found.filter((one) => one.includes(': compare.'))).toEqual([
    'texts/nl/interface.ts: compare.best: warning: is missing: “best” is shown',
  ])
})

test('the German of the software has nothing too much and leaves out no fact', async () => {
  const found = await faults('de-DE', 'texts/de/interface.ts', german)
  expect(found.filter((one) => one.includes(': error: '))).toEqual([])
})

test('what fits no text of the site is an error that says what to do', async () => {
  const words = {
    compare: {
      ...german.compare,
      compere: 'Vergleichen',
      inPlaceOf: 'Anstelle',
      addAnother: 'Noch eines zu {nam}',
      rowsDiffer: { other: '{differing} von {count}', few: '{differing}' },
      swap: { other: 'Tauschen' },
      numbers: 'Nummern',
    },
    values: { ...german.values, silence: { 'not stated': '–' } },
    locale: { locale: 'de' },
  }
  const found = await faults('de-DE', 'texts/de/interface.ts', words)
  const errors = found.filter((one) => one.includes(': error: '))
  expect(errors.map((one) => one.replace('texts/de/interface.ts: ', '')).sort()).toEqual([
    'compare.addAnother: error: has {nam}, for which nothing is given',
    'compare.addAnother: error: leaves out {name}',
    'compare.compere: error: is no text of the site: take it out',
    'compare.inPlaceOf: error: leaves out {name}',
    'compare.numbers: error: must have a text by each of its names',
    'compare.rowsDiffer: error: has “few”, which de-DE has not: take it out',
    'compare.rowsDiffer: error: lacks “one”, which de-DE has: write it',
    'compare.swap: error: must be one text',
    'locale.locale: error: is no text of the site: take it out',
    'values.silence: error: lacks “not applicable”: write it',
  ])
  expect(await faults('de_DE')).toEqual([
    'site.ts: locale: error: “de_DE” is no locale: write one as de-DE, language and region',
  ])
})

test('a language needs the forms that its numbers take', async () => {
  const words = { values: {}, compare: { numbers: { one: '{count}', other: '{count}' } } }
  const found = await faults('pl-PL', 'texts/pl/interface.ts', words)
  expect(found.filter((one) => one.includes(': error: '))).toEqual([
    'texts/pl/interface.ts: compare.numbers: error: lacks “many”, which pl-PL has: write it',
    'texts/pl/interface.ts: compare.numbers: error: lacks “few”, which pl-PL has: write it',
  ])
})

test('every group of the English can be translated, by its shape', async () => {
  const english: Texts = await readEnglish()
  const shape = readFileSync('domain/texts/interface-texts.ts', 'utf8')
  for (const group of englishGroups()) {
    expect(Object.keys(english[group]!).length, group).toBeGreaterThan(0)
    if (group !== 'locale')
      expect(shape).toContain(`${group}: typeof import('./english/${group}.ts')`)
  }
})
