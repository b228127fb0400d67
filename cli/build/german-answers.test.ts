import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createActClassifier } from '#capabilities/assistant/act-classifier.ts'
import weights from '#capabilities/assistant/act-weights.json' with { type: 'json' }
import { attributes } from '#content/attributes.ts'
import { languagePacks } from '#domain/search/languages/packs.ts'
import { products } from '#test/catalogue.ts'
import { search } from '#test/product-search.ts'
import { contact } from '#test/submissions.fixture.ts'
import { root } from '../company.mjs'
import { interfaceTexts } from './interface-texts.ts'

type Speaking = typeof import('./german.fixture.ts')

const folder = mkdtempSync(join(root, 'node_modules/.german-'))
const file = join(folder, 'german.fixture.js')
let german: Speaking

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [interfaceTexts(join(root, 'test/german'))],
    build: { ssr: 'cli/build/german.fixture.ts', outDir: folder, minify: false },
  })
  german = (await import(pathToFileURL(file).href)) as Speaking
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a form of a German company is refused in German', () => {
  const statesOf = (country: string) =>
    country === 'Deutschland' ? [{ name: 'Bayern', code: 'BY' }] : undefined
  const choices = { subjects: [], productTypes: [] }
  const given = { companyEmail: 'ada', country: 'Deutschland', state: 'Ontario' }
  const parsed = german.parseContact(given, statesOf, choices)
  expect(parsed).toMatchObject({
    ok: false,
    errors: {
      firstName: 'Bitte geben Sie Ihren Namen an.',
      companyEmail: 'Bitte geben Sie eine E-Mail-Adresse wie name@firma.de an.',
      state: 'Bitte wählen Sie ein Bundesland oder eine Provinz von Deutschland.',
    },
  })
  const lines = [{ partNumber: 'V-12', quantity: 0 }]
  expect(german.parseQuote({ lines }, statesOf)).toMatchObject({
    errors: {
      'lines.0.quantity':
        'Zeile 1 (V-12), Menge: Bitte geben Sie eine ganze Zahl von 1 bis 999.999 ein.',
    },
  })
})

test('so are a form that comes too often, and one that was not taken', () => {
  const { message } = german.tooMany(60)
  expect(message).toBe('Zu viele Anfragen. Bitte versuchen Sie es in einer Minute noch einmal.')
  expect(german.tooMany(61).message).toContain('in 2 Minuten')
  const page = german.limitedPage(message)
  expect(page).toContain('<html lang="de">')
  expect(page).toContain('<h1>Bitte warten Sie einen Moment</h1>')
  const failure = { code: 'rejected', message: 'No such label' } as const
  expect(german.failureText('contact', { failure, service: 'monday.com' })).toBe(
    'Fehler von monday.com: No such label',
  )
  expect(german.failureText('lead', { failure, service: undefined })).toBe(
    'Das Senden ist fehlgeschlagen: Das Postfach unseres Teams hat sie nicht angenommen',
  )
})

test('numbers are read, everywhere, as Germans type them', () => {
  expect(['15.000', '1,5', '1.5', '0,500'].map(german.typedNumber)).toEqual([15000, 1.5, 1.5, 0.5])
  expect(german.writeTyped(1.125)).toBe('1,125')
  const typed = new URLSearchParams(
    'depth.low=1.500&depth.high=2.000,5&span.at=0,5..1,5&x.low=1.50.0',
  )
  expect(german.typedRanges(typed)).toEqual({
    depth: { low: 1500, high: 2000.5 },
    span: { low: 0.5, high: 1.5 },
  })
  expect(['1.250,50 €', '€ 12', '1.250'].map(german.readCost)).toEqual([1250.5, 12, 1250])
  expect(german.readTypedAmount('2 x 1.500,5 m', ['m'])).toEqual({
    count: 2,
    length: { value: 1500.5, unit: 'm' },
  })
  const mail =
    'Guten Tag,\nbitte um Angebot\n1.500 Stk. V-12\n3 Dutzend V-14\nMit freundlichen Grüßen\nJörg Müller'
  expect(german.readPasted(mail, () => false).items).toEqual([
    { partNumber: 'V-12', quantity: 1500 },
    { partNumber: 'V-14', quantity: 36 },
  ])
  const quantities = ['1.000', '15.000,00', '1,000', '1,5'].map((quantity) => {
    const parsed = german.parseQuote({ lines: [{ partNumber: 'V-12', quantity }] }, () => undefined)
    return parsed.ok ? 'read' : (parsed.errors['lines.0.quantity'] ?? 'read')
  })
  const wrong = 'Zeile 1 (V-12), Menge: Bitte geben Sie eine ganze Zahl von 1 bis 999.999 ein.'
  expect(quantities).toEqual(['read', 'read', wrong, wrong])
})

test('the team of a German company reads when an enquiry came by its own clock', () => {
  const { text } = german.enquiryMail(contact(), Date.UTC(2026, 10, 21, 23, 5), 'Europe/Berlin')
  expect(text).toContain('Eingegangen: 22. November 2026 um 00:05 MEZ')
})

test('the assistant of a German company answers in German', async () => {
  const knowledge = await german.createKnowledge({
    products,
    pages: [],
    packs: languagePacks,
    search,
    findPages: () => [],
    companions: () => [],
    definitions: attributes,
    cardFields: {},
    glossary: [],
    texts: german.replyTexts,
    paths: {
      contact: '/contact-us',
      quote: ({ partNumber }) => `/quote?items=${partNumber}`,
      compare: () => '/compare',
      file: (url) => url,
    },
  })
  const assistant = german.createAssistant(knowledge, createActClassifier(weights))
  const reply = (...turns: string[]) => assistant.reply(turns).replaceAll('\u00a0', ' ')
  const [first, second] = products.filter(({ partNumber }) => partNumber)

  expect(reply('ball valve aus Messing mit 25 mm Bohrung')).toMatch(/klar: \[.+ DN 25\] .*Wofür/)
  expect(reply(`Was kostet ${first!.partNumber}?`)).toBe(
    `Preise und Liefertermine nennen wir Ihnen im Angebot. Für [${first!.name}] (${first!.partNumber}) hier anfordern: /quote?items=${first!.partNumber}`,
  )
  expect(reply(`Vergleich ${first!.partNumber} mit ${second!.partNumber}`)).toContain(
    'unterscheiden',
  )
  expect(reply('Guten Tag')).toContain('Guten Tag')
})

test('a German company finds, orders, counts and names as Germans do', () => {
  const { fold, slugOf, compareTexts, figure, createPlaces } = german
  const written = ['Prüfgewicht groß', 'pruefgewicht gross', 'PRUFGEWICHT GROSS']
  expect(new Set(written.map(fold))).toEqual(new Set(['prufgewicht gross']))
  expect(slugOf('Prüfgewicht groß')).toBe('pruefgewicht-gross')
  expect(['Zange', 'Öse 10', 'Öse 9', 'Aal'].toSorted(compareTexts)).toEqual([
    'Aal',
    'Öse 9',
    'Öse 10',
    'Zange',
  ])
  expect([1.005, -0.001, -12.5].map((value) => figure(value, 'dB'))).toEqual([
    '1,00\u00a0dB',
    '0,00\u00a0dB',
    '−12,50\u00a0dB',
  ])
  expect(createPlaces(['Germany']).countries.slice(0, 3)).toEqual([
    'Deutschland',
    'Afghanistan',
    'Ägypten',
  ])
})

test('nothing of the English travels along', () => {
  const code = readFileSync(file, 'utf8')
  const english = [
    'to what you describe',
    'Enter your name.',
    'Please try again in',
    'tell me a further',
  ]
  expect(english.filter((words) => code.includes(words))).toEqual([])
})
