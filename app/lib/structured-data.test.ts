import { expect, test } from 'vitest'
import {
  articleData,
  breadcrumbData,
  collectionData,
  eventData,
  organizationData,
  structuredDocument,
  videoData,
} from './structured-data.ts'

const origin = 'https://verrane.example'
const graph = (...objects: Parameters<typeof structuredDocument>[1]) =>
  (structuredDocument(origin, objects) as { '@graph': Record<string, any>[] })['@graph']

test('every address becomes absolute, and no other text does', () => {
  const [trail, article, page] = graph(
    breadcrumbData([{ label: '/Home', to: '/' }, { label: 'Here' }]),
    articleData({
      title: '/title',
      description: '/description',
      path: '/article',
      image: 'other/a b.jpg',
      published: '2024-09',
    }),
    collectionData('/name', '/family/lenses', ['/a', 'https://other.example/b']),
  )
  expect(trail!.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: '/Home', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Here' },
  ])
  expect(article).toMatchObject({
    headline: '/title',
    description: '/description',
    image: `${origin}/images/1280/other/a%20b.jpg`,
    mainEntityOfPage: `${origin}/article`,
    publisher: { url: `${origin}/` },
  })
  expect(page!.name).toBe('/name')
  expect(page!.mainEntity.itemListElement.map(({ url }: { url: string }) => url)).toEqual([
    `${origin}/a`,
    'https://other.example/b',
  ])
})

test('whatever names the company means the same one', () => {
  const [company, article] = graph(
    organizationData(),
    articleData({ title: 'a', description: 'b', path: '/a', image: '', published: '2024-09-01' }),
  )
  expect(company!['@id']).toBe(`${origin}/#company`)
  expect(article!.author['@id']).toBe(company!['@id'])
  expect(article).not.toHaveProperty('image')
})

test('a film and an event carry what search engines ask of them', () => {
  const [film, event] = graph(
    videoData({
      name: 'a',
      description: 'b',
      film: 'videos/a.mp4',
      poster: 'videos/a.webp',
      uploaded: '2026-01-02',
      seconds: 13.6,
    }),
    eventData({ name: 'a', start: '2026-01-18', end: '2026-01-22', place: 'Hall' }),
  )
  expect(film).toMatchObject({
    contentUrl: `${origin}/files/videos/a.mp4`,
    thumbnailUrl: `${origin}/images/1280/videos/a.webp`,
    uploadDate: '2026-01-02',
    duration: 'PT13.6S',
  })
  expect(event).toMatchObject({ location: { '@type': 'Place', address: 'Hall' } })
  expect(event).not.toHaveProperty('url')
})
