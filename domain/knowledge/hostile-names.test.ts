import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fileUrl } from '#domain/pictures.ts'
import { hostileText, inherited, isHarmless } from '#test/hostile.ts'
import { swept } from '#test/sweep.ts'
import { createKnowledgeList, type KnowledgeContent } from './create-knowledge-list.ts'
import { factsOf } from './describe-file.ts'
import { findItem } from './find-item.ts'
import { nameOfFile } from './item-names.ts'
import { slugOfName } from './item-names.ts'

const content: KnowledgeContent = {
  skippedFolders: ['icons'],
  thumbnails: 'icons',
  categoryNames: { bead: 'BEAD' },
  featured: ['Product Catalog'],
  gated: ['constructor'],
  blogs: [],
}
const name = fc.oneof(
  hostileText().map((text) => text.toWellFormed()),
  fc.constantFrom(...inherited),
)
const ending = fc.constantFrom('.pdf', '.mp4', '.vtt', '.webp', '.xlsx', '', '.constructor')
const type = fc.constantFrom('application/pdf', 'video/mp4', 'text/html', 'image/svg+xml', '', '\0')
const file = fc.record({
  name: fc.tuple(name, ending).map((pieces) => pieces.join('')),
  contentType: fc.oneof(type, hostileText()),
  bytes: fc.nat(),
  updated: fc.oneof(hostileText(), fc.constant('2026-02-30T00:00:00Z')),
})
const folder = fc.record({ name, files: fc.array(file, { maxLength: 5 }) })
const details = fc.record(
  { pages: fc.nat(), revision: hostileText(), title: hostileText() },
  { requiredKeys: ['pages'] },
)

describe('whatever the storage’s files are called,', () => {
  test('each item has a name of its own, facts and an address of the storage', () => {
    fc.assert(
      fc.property(fc.array(folder, { maxLength: 4 }), details, name, (folders, read, asked) => {
        const listed = folders.map(({ name: within, files }) => ({
          name: within,
          files: files.map((one) => ({ ...one, path: `${within}/${one.name}` })),
        }))
        const { items, categories } = createKnowledgeList(
          {
            folders: listed,
            thumbnails: [],
            details: new Map(listed.flatMap(({ files }) => files.map(({ path }) => [path, read]))),
            address: (path) => fileUrl(`/${path}`) ?? '/files/',
          },
          content,
        )
        const slugs = items.map(({ slug }) => slug)
        expect(new Set(slugs).size).toBe(slugs.length)
        for (const item of items) {
          expect(encodeURIComponent(item.slug)).not.toBe('')
          expect(isHarmless(item.url)).toBe(true)
          expect(item.url).toMatch(/^\/files\//)
          for (const fact of factsOf(item)) expect(fact).toMatch(/\S/)
          expect(findItem(items, item.slug, ['https://site.example'])).toBe(item)
        }
        findItem(items, asked, ['https://site.example'])
        for (const category of categories) expect(typeof category).toBe('string')
      }),
      { numRuns: swept<number>(500, 40) },
    )
  })

  test('a name and an address are made of any of them', () => {
    fc.assert(
      fc.property(hostileText(), (text) => {
        expect(typeof nameOfFile(text)).toBe('string')
        expect(encodeURIComponent(slugOfName(nameOfFile(text)))).toMatch(/^[\w.~%!*'()-]*$/)
      }),
      { numRuns: swept<number>(500, 40) },
    )
  })
})
