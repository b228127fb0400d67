import { join } from 'node:path'
import { expect, test } from 'vitest'
import { errorFault } from '#domain/catalogue/check-fault.ts'
import { fakeTerminal } from '../catalogue/operator.fixture.ts'
import { companyFolder } from '../company.mjs'
import { checkContent } from './check.ts'
import { causes, readErrors } from './check-types.ts'
import { versionFaults } from './check-version.ts'
import { company, replacing, run } from './company.fixture.ts'
import { swept } from '#test/sweep.ts'

test('the company that these tests run on has no fault', async () => {
  const { terminal, lines } = fakeTerminal()
  expect(await checkContent(companyFolder(), { checkTypes: false }, terminal)).toBe(0)
  expect(lines).toEqual([
    expect.stringMatching(/^\d+ files of records and \d+ products read: no faults\.$/),
  ])
})

test(
  'every mistake in a folder anywhere is told with its place and what to do',
  { timeout: 240_000 },
  () => {
    const folder = company({
      'company/about.ts': replacing("  title: 'About the works',\n", ''),
      'site.ts': replacing('name:', 'nam:'),
      'navigation.ts': replacing("to: '/about'", "to: '/abuot'"),
      'families.ts': (text) =>
        text
          .replace("'Pressure Gauges'", "'Pressure Gauges', 'Pumps'")
          .replace("'range'", "'rang'"),
      'listing-sorts.ts': replacing(']\n', ", { sort: '-voltage', label: 'Highest voltage' }]\n"),
      'pages.ts': replacing("paragraphs: ['The works answers.']", "paragraphs: ['']"),
      'catalogue/gauge-63.json': replacing('{', '{"relatedProducts": ["Nothing"],'),
      'redirects.txt': (text) => `${text}/former /nowhere\n`,
      'legal/privacy-policy.md': (text) => `${text}\nAsk [us](/contact).\n`,
      'storage/dataSheets/ball-valve.pdf': () => undefined,
      'records.json': () => undefined,
    })
    // All types of the site with the folder's records take two cores five seconds.
    const { status, lines } = run('check', folder, ...swept<string[]>([], ['--no-types']))
    expect(status).toBe(1)
    const told = lines.map((line) => line.replace(`${folder}/`, ''))
    expect(told).toEqual([
      expect.stringMatching(/^catalogue\/ball-valve-dn15.json: .* error: .*ball-valve.pdf/),
      expect.stringMatching(/^catalogue\/gauge-63.json: relatedProducts: warning: /),
      ...swept(
        [
          'company/about.ts: line 3: error: lacks “title”, which PageHead wants: write it. domain/records explains the shape.',
        ],
        [],
      ),
      'families.ts: cardFields.Pressure Gauges[0]: warning: “rang” is no attribute of any product: did you mean range?',
      'families.ts: familyOrder: error: “Pumps” has no product, so that its page would be empty: add one to catalogue/, or take the family out',
      expect.stringMatching(
        /^gated-documents.ts: gatedDocuments\[0\]: error: “ball-valve” is no document of storage/,
      ),
      expect.stringMatching(
        /^legal\/privacy-policy.md: line \d+: error: “\/contact” leads nowhere: \/contact-us is meant\?$/,
      ),
      'listing-sorts.ts: listingSorts[1].sort: warning: “voltage” is no attribute of any product: name one of attribute-terms.ts, or take it out',
      'navigation.ts: menus[1].overview.to: error: “/abuot” leads nowhere: /about is meant?',
      'pages.ts: /about: warning: is reached by no link: name it in navigation.ts or on a page',
      'pages.ts: /support, “Telephone”: error: has an empty paragraph: write it, or take it out',
      'records.json: warning: is not there: write {"version": 4} to be told what a later release asks of these records',
      'redirects.txt: line 5: error: “/nowhere” is no page or file of this site: name one that is',
      ...swept(
        [
          expect.stringMatching(
            /^site.ts: line \d+: error: .*'nam' does not exist in type 'SiteRecord'/,
          ),
        ],
        [],
      ),
      '',
      `44 files of records and 3 products read: ${swept<number>(9, 7)} errors, 5 warnings.`,
    ])
  },
)

test('what is missing or cannot be read is told first, and the rest once it is mended', () => {
  const folder = company({
    'catalogue-words.ts': () => undefined,
    'home.ts': (text) => `${text}\nconst half = {`,
  })
  const { status, lines } = run('check', folder, '--no-types')
  expect(status).toBe(1)
  expect(lines.map((line) => line.replace(`${folder}/`, ''))).toEqual([
    'catalogue-words.ts: error: is not there: test/smallest-company has one to copy',
    expect.stringMatching(/^home.ts: error: cannot be read: /),
    '',
    'Links, files and pages are looked at once these are mended.',
    '42 files of records and 3 products read: 2 errors, 0 warnings.',
  ])
})

test('wrong usage and a folder that is none end with 2 and what to do', () => {
  expect(run()).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage: npm run') })
  expect(run('check', 'a', 'b').stderr).toContain('b is too much')
  expect(run('check', '/nowhere').stderr).toContain('/nowhere is not there')
  expect(run('--help').lines[0]).toBe('Usage: npm run content -- COMMAND [DIR] [options]')
})

test('an export that the site misses is told of the file that should have it', () => {
  const output = `app/a.ts(1,10): error TS2305: Module '"#content/site.ts"' has no exported member 'site'.
app/b.ts(2,1): error TS2322: Type 'A' is not assignable to type 'B'.
  Types of property 'x' are incompatible.
    Type 'string' is not assignable to type 'number'.
../our/site.ts(5,3): error TS1005: '}' expected.
`
  const faults = readErrors(output, join(process.cwd(), '../our'))
  expect(faults.map(({ file, field, message }) => [file, field, message])).toEqual([
    ['site.ts', 'site', 'is not exported: test/smallest-company shows its shape'],
    [
      join(process.cwd(), 'app/b.ts'),
      'line 2',
      "Type 'A' is not assignable to type 'B'. Type 'string' is not assignable to type 'number'.",
    ],
    ['site.ts', 'line 5', "'}' expected."],
  ])
})

test('what the site stumbles over is left out where the company’s folder has its cause', () => {
  const ofSite = errorFault(join(process.cwd(), 'app/b.ts'), 'line 2', "Type 'A' is no 'B'.")
  const own = errorFault('site.ts', 'line 5', 'lacks “name”')
  expect(causes([ofSite, own, ofSite])).toEqual([own])
  expect(causes([ofSite])).toEqual([ofSite])
})

test('what has changed since the version of a folder is told, and nothing where nothing has', () => {
  const changes = [
    { version: 1, on: '2026-11-21', what: 'The first.' },
    { version: 2, on: '2027-01-01', what: 'site.ts has a currency: write it.' },
    { version: 3, on: '2027-02-01', what: 'home.ts lost its hero: take it out.' },
  ]
  const told = (text: string) =>
    versionFaults(company({ 'records.json': () => text }), changes).map(
      ({ field, severity, message }) => `${field}: ${severity}: ${message}`,
    )
  expect(told('{"version": 3}')).toEqual([])
  expect(told('{"version":1}')).toEqual([
    'version 2, 2027-01-01: warning: site.ts has a currency: write it. Then write {"version": 3}.',
    'version 3, 2027-02-01: warning: home.ts lost its hero: take it out. Then write {"version": 3}.',
  ])
  expect(told('{"version": 4}')).toEqual([expect.stringContaining('this release knows 3')])
  for (const wrong of ['{"version": "1"}', '{}', '{', '{"version": 0}', 'null']) {
    expect(told(wrong)).toEqual([
      'version: error: is no whole number from 1 on: write {"version": 3}',
    ])
  }
})
