import { expect, test } from 'vitest'
import { readFileName } from './named-file.ts'

const numbers = ['QB-15', 'QB-15-I']
const german = {
  dataSheet: 'Datenblatt, DS',
  brochure: 'Broschüre',
  installationGuide: 'Anleitung',
}
const use = (name: string, words?: Parameters<typeof readFileName>[2]) => {
  const read = readFileName(name, numbers, words)
  return read.ok ? `${read.field} of ${read.number}` : read.why
}

test.each([
  ['QB-15.pdf', 'dataSheet of QB-15'],
  ['QB-15 data sheet.pdf', 'dataSheet of QB-15'],
  ['qb-15-I_DataSheet.PDF', 'dataSheet of QB-15-I'],
  ['QB-15 Quick Start.pdf', 'quickInstallationGuide of QB-15'],
  ['QB-15 (manual).pdf', 'installationGuide of QB-15'],
  ['QB-15_2.png', 'image2 of QB-15'],
  ['QB-15 Datenblatt.pdf', 'use'],
])('“%s” is the %s', (name, said) => {
  expect(use(name)).toBe(said)
})

test.each([
  ['QB-15 Datenblatt.pdf', 'dataSheet of QB-15'],
  ['QB-15 BROSCHÜRE.pdf', 'brochure of QB-15'],
  ['QB-15-I Anleitung.pdf', 'installationGuide of QB-15-I'],
  ['QB-15.pdf', 'dataSheet of QB-15'],
  ['QB-15 manual.pdf', 'use'],
])('in the words of another language “%s” is the %s', (name, said) => {
  expect(use(name, german)).toBe(said)
})
