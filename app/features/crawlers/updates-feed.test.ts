import { expect, test } from 'vitest'
import { updatesFeed } from './updates-feed.ts'

const about = {
  title: 'News & documents',
  author: 'Quernel',
  origin: 'https://valves.example',
  path: '/updates.atom',
}
const update = (title: string, date: string, id?: string) => ({
  title,
  summary: 'A < B',
  date,
  address: `/documents/${title}`,
  ...(id && { id }),
})
const all = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, said]) => said)

test('what was published stands with its date, the newest first', () => {
  const text = updatesFeed(about, [
    update('a', '2025-11'),
    update('b', '2026-03-17', '/news#b'),
    update('c', '2026-03-02'),
  ])!
  expect(all(text, 'title')).toEqual(['News &amp; documents', 'b', 'c', 'a'])
  expect(all(text, 'updated')).toEqual([
    '2026-03-17T00:00:00Z',
    '2026-03-17T00:00:00Z',
    '2026-03-02T00:00:00Z',
    '2025-11-01T00:00:00Z',
  ])
  expect(all(text, 'id')).toEqual([
    'https://valves.example/updates.atom',
    'https://valves.example/news#b',
    'https://valves.example/documents/c',
    'https://valves.example/documents/a',
  ])
  expect(text).toContain('<summary>A &lt; B</summary>')
  expect(text).toContain('<link rel="alternate" href="https://valves.example/documents/b"/>')
})

test('of nothing there is no feed', () => {
  expect(updatesFeed(about, [])).toBeUndefined()
})
