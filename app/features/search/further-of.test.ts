import { expect, test, vi } from 'vitest'
import type { KnowledgeHit, KnowledgeItem } from '#domain/knowledge/knowledge-item.ts'
import { furtherOf } from './further-of.ts'

const item = (name: string, category = 'Guides', type: KnowledgeItem['type'] = 'pdf') => ({
  type,
  name,
  url: `/files/${name}`,
  category,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  image: '',
})
const items = [
  item('Flow of gases'),
  item('Valve installation guide', 'Installation Guides'),
  item('Gauge installation guide', 'Installation Guides'),
  item('Valve basics', 'Blogs', 'blog'),
  ...[1, 2, 3, 4, 5, 6].map((n) => item(`Valve ${n}`)),
]
const file = { path: 'guides/a.pdf', contentType: 'application/pdf', bytes: 5, updated: '' }
const listed = { items, categories: [], missing: [], version: '1' }
const sourceOf = (hits: KnowledgeHit[]) => ({
  list: () => listed,
  search: () => ({ hits }),
})
const hits = items.map(({ slug }): KnowledgeHit => ({ slug }))
const read = (words: string[], unknown: string[] = []) => ({ words, unknown })
const documents = async (found: KnowledgeHit[], words: string[], unknown: string[] = []) =>
  (await furtherOf(sourceOf(found), words.join(' '), read(words, unknown))).further.documents

test('documents that are called so come before those that only say it, five at most', async () => {
  const found = await documents(hits, ['valve', 'installation'])
  expect(found.map(({ name }) => name)).toEqual([
    'Valve installation guide',
    'Gauge installation guide',
    'Valve 1',
    'Valve 2',
    'Valve 3',
  ])
})

test('documents that hold only words like these are left out where others hold the words', async () => {
  const alike: KnowledgeHit = { slug: 'valve-1', excerpt: 'a flaw of gas' }
  const held: KnowledgeHit = { slug: 'valve-2', excerpt: 'the flow of gas' }
  expect((await documents([alike, held], ['flow'])).map(({ name }) => name)).toEqual(['Valve 2'])
  expect((await documents([alike], ['flow'])).map(({ name }) => name)).toEqual(['Valve 1'])
})

test('a document is called what it calls itself', async () => {
  const own = { ...item('bv-100'), file: { ...file, title: 'How a ball valve is fitted' } }
  const source = { ...sourceOf([{ slug: own.slug }]), list: () => ({ ...listed, items: [own] }) }
  const { further } = await furtherOf(source, 'fitted', read(['fitted']))
  expect(further.documents[0]!.name).toBe('How a ball valve is fitted')
})

test('a document opens at the page that holds the words', async () => {
  expect(await documents([{ slug: 'flow-of-gases', page: 3 }], ['flow'])).toEqual([
    { to: '/knowledge-center?doc=flow-of-gases&page=3', name: 'Flow of gases', note: 'Guides' },
  ])
})

test('a document that is a page opens at the step that holds the words', async () => {
  const guide = {
    ...item('Fitting a valve', 'Installation Guides'),
    file: { ...file, isPage: true },
  }
  const place = { id: 'step-4', name: 'Step 4' }
  const source = {
    list: () => ({ ...listed, items: [guide] }),
    search: () => ({ hits: [{ slug: guide.slug, place, excerpt: 'tighten it' }] }),
  }
  const { further } = await furtherOf(source, 'tighten', read(['tighten']))
  expect(further.documents).toEqual([
    {
      to: '/documents/fitting-a-valve#step-4',
      name: 'Fitting a valve',
      note: 'Installation Guides, Step 4',
    },
  ])
})

test('a document that holds only words like these says so', async () => {
  const alike: KnowledgeHit = { slug: 'valve-1', excerpt: 'a flaw of gas', onlyLike: ['flow'] }
  const [found] = await documents([alike], ['flow'])
  expect(found!.note).toBe('Guides, words like “flow”')
})

test('where no document holds all words, only those are shown that most of them name', async () => {
  const partial = hits.map((hit) => ({ ...hit, isPartial: true as const }))
  const found = await documents(partial, ['valve', 'installation', 'flurble'])
  expect(found.map(({ name }) => name)).toEqual(['Valve installation guide'])
})

test('what nobody knows does not keep the rest from being found', async () => {
  const search = vi.fn(() => ({ hits }))
  const source = { ...sourceOf(hits), search }
  const { further } = await furtherOf(
    source,
    'flurble Flow',
    read(['flurble', 'flow'], ['flurble']),
  )
  expect(search).toHaveBeenCalledWith('flow')
  expect(further.documents[0]!.name).toBe('Flow of gases')
  await furtherOf(source, 'flurble', read(['flurble'], ['flurble']))
  expect(search).toHaveBeenLastCalledWith('flurble')
})

test('pages hold all the words, those with them in their titles first', async () => {
  const pages = async (words: string[]) =>
    (await furtherOf(sourceOf([]), words.join(' '), read(words))).further.pages
  const [first, ...others] = await pages(['support'])
  expect(first).toEqual({ to: '/support', name: 'Support', note: '' })
  expect(others.length).toBeLessThanOrEqual(2)
  expect(await pages(['support', 'flurble'])).toEqual([])
})

test('what only their names were asked of is not to be kept', async () => {
  const names = { ...sourceOf([]), search: () => ({ hits, notToKeep: true as const }) }
  const { further, notToKeep } = await furtherOf(names, 'valve', read(['valve']))
  expect(further.documents).toHaveLength(5)
  expect(notToKeep).toBe(true)
  expect(await furtherOf(sourceOf(hits), 'valve', read(['valve']))).not.toHaveProperty('notToKeep')
})

test('documents that do not answer are not waited for', async () => {
  vi.useFakeTimers()
  const never = new Promise<never>(() => {})
  const asked = furtherOf({ list: () => never, search: () => never }, 'valve', read(['valve']))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await asked).toMatchObject({ further: { documents: [] }, notToKeep: true })
  vi.useRealTimers()
  const failing = { list: () => Promise.reject(new Error('down')), search: () => ({ hits: [] }) }
  expect(await furtherOf(failing, 'valve', read(['valve']))).toMatchObject({ notToKeep: true })
})
