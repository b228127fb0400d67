import { expect, test } from 'vitest'
import { push } from './push.ts'
import { fakeTerminal, folderWith, memoryCollection, product } from './operator.fixture.ts'

const options = { yes: false, delete: false, force: false }

test('shows what would change, asks with the number of changes, and then writes', async () => {
  const folder = folderWith({ 'a.json': product('a', { rank: 2 }), 'b.json': product('b') })
  const { collection, stored } = memoryCollection({ a: product('a', { rank: 1 }) })
  const { terminal, lines, questions } = fakeTerminal('y')
  expect(await push({ ...options, folder }, collection, terminal)).toBe(0)
  expect(lines).toEqual([
    `${folder} → memory, collection products`,
    'change a: rank',
    'add    b',
    '1 added, 1 changed, 0 removed.',
    '2 of 2 written',
  ])
  expect(questions).toEqual(['Apply 2 changes? [y/N] '])
  expect(Object.fromEntries(stored)).toEqual({ a: product('a', { rank: 2 }), b: product('b') })
})

test.each(['', 'n', 'no', 'yeah', 'Y E S'])('the answer %j changes nothing', async (answer) => {
  const { collection, writes } = memoryCollection({})
  const { terminal } = fakeTerminal(answer)
  const folder = folderWith({ 'a.json': product('a') })
  expect(await push({ ...options, folder }, collection, terminal)).toBe(1)
  expect(writes()).toBe(0)
})

test.each(['y', 'Y', ' yes '])('the answer %j agrees', async (answer) => {
  const { collection, writes } = memoryCollection({})
  const { terminal } = fakeTerminal(answer)
  const folder = folderWith({ 'a.json': product('a') })
  expect(await push({ ...options, folder }, collection, terminal)).toBe(0)
  expect(writes()).toBe(1)
})

test('refuses where nobody can be asked, unless --yes says so', async () => {
  const folder = folderWith({ 'a.json': product('a') })
  const { collection, writes } = memoryCollection({})
  const { terminal, output } = fakeTerminal()
  expect(await push({ ...options, folder }, collection, terminal)).toBe(1)
  expect(output()).toContain('add --yes')
  expect(writes()).toBe(0)
  expect(await push({ ...options, folder, yes: true }, collection, terminal)).toBe(0)
  expect(writes()).toBe(1)
})

test('asks nothing and writes nothing when all is the same already', async () => {
  const folder = folderWith({ 'a.json': product('a') })
  const { collection, writes } = memoryCollection({ a: product('a') })
  const { terminal, questions } = fakeTerminal('y')
  expect(await push({ ...options, folder }, collection, terminal)).toBe(0)
  expect(questions).toEqual([])
  expect(writes()).toBe(0)
})

test('documents that the folder lacks stay, unless --delete says so', async () => {
  const folder = folderWith({ 'a.json': product('a') })
  const { collection, stored } = memoryCollection({ a: product('a'), old: product('old') })
  const { terminal, output } = fakeTerminal()
  expect(await push({ ...options, folder, yes: true }, collection, terminal)).toBe(0)
  expect([...stored.keys()]).toEqual(['a', 'old'])
  expect(output()).toContain('1 document only in the collection kept; --delete removes')
  const all = { ...options, folder, yes: true, delete: true }
  expect(await push(all, collection, terminal)).toBe(0)
  expect([...stored.keys()]).toEqual(['a'])
})

test('errors refuse, --force overrules; a missing picture and a warning do not refuse', async () => {
  const folder = folderWith({
    'a.json': product('a', { image: 'no.webp', relatedProducts: ['Nothing'] }),
  })
  const bad = folderWith({ 'a.json': product('a', { rank: '1' }) })
  const { collection, writes } = memoryCollection({})
  const { terminal, output } = fakeTerminal('y')
  expect(await push({ ...options, folder }, collection, terminal)).toBe(0)
  expect(writes()).toBe(1)
  expect(await push({ ...options, folder: bad }, collection, terminal)).toBe(1)
  expect(output()).toContain('a.json: rank: error')
  expect(output()).toContain('--force')
  expect(writes()).toBe(1)
  expect(await push({ ...options, folder: bad, force: true }, collection, terminal)).toBe(0)
  expect(writes()).toBe(2)
})

test('--force with --delete keeps the document of a file that cannot be read', async () => {
  const folder = folderWith({ 'a.json': product('a'), 'b.json': '{"product' })
  const { collection, stored } = memoryCollection({ b: product('b'), c: product('c') })
  const all = { folder, yes: true, delete: true, force: true }
  expect(await push(all, collection, fakeTerminal().terminal)).toBe(0)
  expect([...stored.keys()].sort()).toEqual(['a', 'b'])
})

test('an empty folder never empties the collection', async () => {
  const { collection, stored } = memoryCollection({ a: product('a') })
  const all = { folder: folderWith({}), yes: true, delete: true, force: true }
  expect(await push(all, collection, fakeTerminal().terminal)).toBe(1)
  expect(stored.size).toBe(1)
})
