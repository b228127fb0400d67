import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { companyFolder } from '../company.mjs'
import { readTexts } from './read-texts.ts'
import { runCatalogue } from './run.ts'
import { fakeTerminal, folderWith, product } from './operator.fixture.ts'

async function check(folder: string, ...options: string[]) {
  const { terminal, lines, output } = fakeTerminal()
  const status = await runCatalogue(['check', folder, ...options], {}, terminal)
  return { status, lines, output: output() }
}

test('a sound folder: one line, status 0', async () => {
  const folder = folderWith({ 'a.json': product('a'), '.b.json.new': '{', 'notes.txt': 'x' })
  expect(await check(folder)).toMatchObject({
    status: 0,
    lines: ['1 product read: no faults.'],
  })
})

test('warnings do not fail', async () => {
  const folder = folderWith({ 'a.json': product('a', { relatedProducts: ['Nothing'] }) })
  const { status, output } = await check(folder)
  expect(status).toBe(0)
  expect(output).toContain('1 product read: 0 errors, 1 warning, 0 missing files.')
})

test.each([
  ['', 'is empty: half written?'],
  ['{"product": "A', 'is not JSON: Unterminated string (line 1 column 15): half written?'],
  ['{"product": "A",\n  slug: "a"}', '(line 2 column 3)'],
  ['[]', 'holds a list'],
  ['null', 'holds null'],
  ['7', 'holds a number'],
  [`{"text": "${'x'.repeat(1024 * 1024)}"}`, 'larger than 1 MiB'],
])('a file with %.20j is an error that tells what to do', async (text, message) => {
  const folder = folderWith({ 'a.json': text, 'b.json': product('b') })
  const { status, lines } = await check(folder)
  expect(status).toBe(1)
  expect(lines[0]).toContain(join(folder, 'a.json: error: '))
  expect(lines[0]).toContain(message)
  expect(lines.at(-1)).toContain('1 product read: 1 error,')
})

test('what cannot be read at all is told of, and the rest checked', async () => {
  const folder = folderWith({ 'z.json': product('z', { rank: 'x' }), '__x__.json': '{}' })
  mkdirSync(join(folder, 'a.json'))
  symlinkSync('/nowhere', join(folder, 'b.json'))
  writeFileSync(join(folder, 'c.json'), Buffer.from([0x22, 0xff, 0x22]))
  writeFileSync(join(folder, 'd.JSON'), '{}')
  const { lines } = await check(folder)
  expect(lines.slice(0, 6).map((line) => line.slice(folder.length + 1))).toEqual([
    expect.stringMatching(/^__x__.json: error: has a name/),
    expect.stringMatching(/^a.json: error: cannot be read: EISDIR/),
    expect.stringMatching(/^b.json: error: cannot be read: ENOENT/),
    expect.stringMatching(/^c.json: error: is not UTF-8/),
    expect.stringMatching(/^d.JSON: warning: is not read/),
    expect.stringMatching(/^z.json: rank: error/),
  ])
})

test('a byte order mark is no fault', async () => {
  const folder = folderWith({ 'a.json': `\uFEFF${JSON.stringify(product('a'))}` })
  expect((await check(folder)).status).toBe(0)
})

test('a folder that is empty, or is none, fails with its name', async () => {
  const folder = folderWith({ 'a.txt': '' })
  const empty = await check(folder)
  expect(empty).toMatchObject({ status: 1 })
  expect(empty.output).toContain(`${folder} holds no .json files`)
  const none = await check(join(folder, 'no'))
  expect(none).toMatchObject({ status: 1 })
  expect(none.output).toContain('cannot be read')
  expect((await check(join(folder, 'a.txt'))).status).toBe(1)
})

test('missing files come last, are looked for where told, and can be left out', async () => {
  const folder = folderWith({
    'a.json': product('a', { image: 'pictures/a.webp', brochure: 'b.pdf' }),
    'b.json': product('b', { rank: 2, relatedProducts: ['Nothing'] }),
  })
  const storage = folderWith({ 'b.pdf': '' })
  const found = await check(folder, '--storage', storage)
  expect(found.status).toBe(1)
  expect(found.lines).toEqual([
    expect.stringContaining('b.json: relatedProducts: warning'),
    '',
    expect.stringContaining(`Not found in ${storage}`),
    expect.stringContaining('a.json: image: error: “pictures/a.webp” is not in the storage'),
    '',
    '2 products read: 0 errors, 1 warning, 1 missing file.',
  ])
  mkdirSync(join(storage, 'pictures'))
  writeFileSync(join(storage, 'pictures', 'a.webp'), '')
  expect((await check(folder, '--storage', storage)).status).toBe(0)
  expect((await check(folder, '--storage', join(storage, 'no'))).lines.at(-1)).toContain(
    '2 missing files',
  )
  expect((await check(folder, '--no-files')).status).toBe(0)
})

test.each(['products', 'family', 'solutions', 'images', 'privacy-policy'])(
  'no product can be at /%s, an address of this site',
  async (slug) => {
    const { status, output } = await check(folderWith({ [`${slug}.json`]: product(slug) }))
    expect(status).toBe(1)
    expect(output).toContain(`“${slug}” is taken by the site's own address /${slug}`)
  },
)

test('the company that these tests run on has no fault', async () => {
  const { lines } = await check('test/company/catalogue', '--storage', 'test/company/storage')
  expect(lines).toEqual([expect.stringMatching(/^\d+ products read: no faults\.$/)])
})

test('part numbers in texts of the company that the catalogue belongs to are looked up', () => {
  const company = folderWith({
    'news.md': 'Take QB-15.',
    'home.ts': "'QB-16'",
    'logo.svg': 'QB-17',
  })
  for (const folder of ['catalogue', 'pages', 'storage']) mkdirSync(join(company, folder))
  writeFileSync(join(company, 'pages', 'demo.md'), 'And QB-18.')
  writeFileSync(join(company, 'storage', 'sheet.md'), 'And QB-19.')
  expect(readTexts(join(company, 'catalogue'), company)).toEqual([
    { file: '../home.ts', text: "'QB-16'" },
    { file: '../news.md', text: 'Take QB-15.' },
    { file: '../pages/demo.md', text: 'And QB-18.' },
  ])
  expect(readTexts(join(company, 'pages'), company)).toEqual([])
})

test('what a message sends an editor to is in the company’s folder', async () => {
  const folder = folderWith({ 'a.json': product('a', { zyxw: 1, body: 'Zyxw' }) })
  const { output } = await check(folder, '--no-files')
  const named = [...new Set(output.match(/\S+\.ts\b/g))]
  expect(named).toEqual(['attribute-help.ts', 'attribute-terms.ts'])
  expect(named.filter((file) => !existsSync(join(companyFolder().name, file)))).toEqual([])
})
