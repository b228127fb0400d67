import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pull } from './pull.ts'
import { push } from './push.ts'
import { fakeTerminal, filesIn, folderWith, memoryCollection, product } from './operator.fixture.ts'
import { documentText } from './write-document.ts'

const options = { yes: false, delete: false }

test('shows what would change, asks, and then writes', async () => {
  const before = { 'a.json': product('a', { rank: 1 }), 'c.json': product('c') }
  const folder = folderWith(before)
  const { collection } = memoryCollection({ a: product('a', { rank: 2 }), b: product('b') })
  const { terminal, lines, questions } = fakeTerminal('y')
  expect(await pull({ ...options, folder }, collection, terminal)).toBe(0)
  expect(lines).toEqual([
    `memory, collection products → ${folder}`,
    'change a: rank',
    'add    b',
    '1 added, 1 changed, 0 removed.',
    `1 file only in ${folder} kept; --delete removes.`,
    `2 files written or removed in ${folder}`,
  ])
  expect(questions).toEqual(['Apply 2 changes? [y/N] '])
  const files = filesIn(folder)
  expect(Object.keys(files)).toEqual(['a.json', 'b.json', 'c.json'])
  expect(JSON.parse(files['a.json']!)).toEqual(product('a', { rank: 2 }))
  expect(files['c.json']).toBe(JSON.stringify(before['c.json']))
})

test('changes nothing, not even making the folder, without agreement', async () => {
  const folder = join(folderWith({}), 'new')
  const { collection } = memoryCollection({ a: product('a') })
  expect(await pull({ ...options, folder }, collection, fakeTerminal('n').terminal)).toBe(1)
  expect(await pull({ ...options, folder }, collection, fakeTerminal().terminal)).toBe(1)
  expect(existsSync(folder)).toBe(false)
  const agreed = { ...options, folder, yes: true }
  expect(await pull(agreed, collection, fakeTerminal().terminal)).toBe(0)
  expect(Object.keys(filesIn(folder))).toEqual(['a.json'])
})

test('files that say the same stay as they are, byte for byte', async () => {
  const text = '{"slug":"a","product":"A","length":2.0}'
  const folder = folderWith({ 'a.json': text })
  const { collection } = memoryCollection({ a: { product: 'A', length: 2, slug: 'a' } })
  expect(await pull({ ...options, folder }, collection, fakeTerminal().terminal)).toBe(0)
  expect(filesIn(folder)).toEqual({ 'a.json': text })
})

test('--delete removes files that the collection lacks; an empty collection removes none', async () => {
  const folder = folderWith({ 'a.json': product('a'), 'b.json': product('b'), 'note.txt': '' })
  const all = { folder, yes: true, delete: true }
  const { terminal, output } = fakeTerminal()
  expect(await pull(all, memoryCollection({}).collection, terminal)).toBe(1)
  expect(output()).toContain('Is FIRESTORE_PROJECT_ID right?')
  expect(await pull(all, memoryCollection({ a: product('a') }).collection, terminal)).toBe(0)
  expect(Object.keys(filesIn(folder))).toEqual(['a.json', 'note.txt'])
})

test('a file that cannot be read is replaced, and that is said', async () => {
  const folder = folderWith({ 'a.json': '{"half' })
  const { terminal, output } = fakeTerminal('y')
  const { collection } = memoryCollection({ a: product('a') })
  expect(await pull({ ...options, folder }, collection, terminal)).toBe(0)
  expect(output()).toContain('1 unreadable file will be replaced.')
  expect(JSON.parse(filesIn(folder)['a.json']!)).toEqual(product('a'))
})

test('ids that are no safe file names are refused, the rest pulled, and the status tells', async () => {
  const bad = ['../a', 'a b', '.hidden', 'CON', 'com1.x', 'ü', 'x'.repeat(201), 'A', '']
  const documents = Object.fromEntries(['a', ...bad].map((id) => [id, product('a')]))
  const folder = folderWith({})
  const { terminal, lines } = fakeTerminal()
  const { collection } = memoryCollection(documents)
  const all = { folder, yes: true, delete: true }
  expect(await pull(all, collection, terminal)).toBe(1)
  expect(Object.keys(filesIn(folder))).toEqual(['a.json'])
  expect(lines.filter((line) => line.startsWith('refused: '))).toHaveLength(bad.length)
})

test('values that JSON lacks refuse their document and keep its file; timestamps become text', async () => {
  const folder = folderWith({ 'bytes.json': product('bytes') })
  const time = { toDate: () => new Date('2026-01-02T03:04:05Z') }
  const { terminal, output } = fakeTerminal()
  const { collection } = memoryCollection({
    nan: { x: [NaN] },
    bytes: { x: { y: new Uint8Array(1) } },
    time: { x: time, list: [{ a: null }] },
  })
  expect(await pull({ folder, yes: true, delete: true }, collection, terminal)).toBe(1)
  expect(output()).toContain('refused: nan: x: JSON cannot hold NaN')
  expect(output()).toContain('refused: bytes: x: JSON cannot hold a Uint8Array')
  expect(output()).toContain('note: time: x: a timestamp')
  const files = filesIn(folder)
  expect(Object.keys(files)).toEqual(['bytes.json', 'time.json'])
  expect(JSON.parse(files['time.json']!)).toEqual({
    list: [{ a: null }],
    x: '2026-01-02T03:04:05.000Z',
  })
})

describe('the text of a file', () => {
  test('keeps the order of the file before, new fields behind', () => {
    const data = { zz: 1, connector: 'LC', slug: 'a', text: 'µ', product: 'A', gone: undefined }
    expect(Object.keys(JSON.parse(documentText(data, { text: '', product: '', old: 1 })))).toEqual([
      'text',
      'product',
      'slug',
      'connector',
      'zz',
    ])
  })

  test('is the same whatever order the database answers in', () => {
    const a = { faq: ['?'], slug: 'a', zb: { y: 1, x: 2 }, za: 1, connector: 'LC', rank: 1 }
    const b = Object.fromEntries(Object.entries({ ...a, zb: { x: 2, y: 1 } }).reverse())
    expect(documentText(a)).toBe(documentText(b))
    expect(Object.keys(JSON.parse(documentText(a)))).toEqual([
      'slug',
      'rank',
      'faq',
      'connector',
      'za',
      'zb',
    ])
  })

  test('is indented by two spaces, in plain UTF-8, with a line end at the end', () => {
    expect(documentText({ text: 'µm', length: [1] })).toBe(
      '{\n  "text": "µm",\n  "length": [\n    1\n  ]\n}\n',
    )
  })
})

test('where a product stands and what else it is called come back as they were pushed', async () => {
  const stands = { from: '2025-06', replacedBy: 'V-2', state: 'withdrawn' }
  const data = product('a', { lifecycle: stands, aka: ['OLD-1', 'stopcock'] })
  const folder = folderWith({
    'a.json': product('a'),
    'b.json': product('b', { partNumber: 'V-2' }),
  })
  const { collection, stored } = memoryCollection({ a: data })
  expect(await pull({ ...options, yes: true, folder }, collection, fakeTerminal().terminal)).toBe(0)
  expect(JSON.parse(filesIn(folder)['a.json']!)).toEqual(data)
  stored.clear()
  const settings = { ...options, yes: true, force: false, folder }
  expect(await push(settings, collection, fakeTerminal().terminal)).toBe(0)
  expect(stored.get('a')).toEqual(data)
})
