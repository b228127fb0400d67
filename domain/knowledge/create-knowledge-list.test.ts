import { describe, expect, test } from 'vitest'
import { createKnowledgeList, type KnowledgeContent } from './create-knowledge-list.ts'
import { categoryOfFolder } from './item-names.ts'

const content: KnowledgeContent = {
  skippedFolders: ['icons', 'other'],
  thumbnails: 'icons',
  categoryNames: { bead: 'BEAD' },
  featured: ['Product Catalog', 'PEACOC-technology innovation story', 'Not There'],
  gated: ['Product-Catalog'],
  blogs: [{ title: 'Fiber Basics', url: '/fiber-basics', image: 'a.svg' }],
}
const types: Record<string, string> = {
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  vtt: 'text/vtt',
  webp: 'image/webp',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
function file(path: string) {
  const contentType = types[path.split('.').at(-1)!] ?? 'application/octet-stream'
  return { path, contentType, bytes: 5, updated: '2026-01-01T00:00:00.000Z' }
}
/** A list of folders given as paths. */
function listOf(paths: string[], more: Partial<Parameters<typeof createKnowledgeList>[0]> = {}) {
  const folders = Map.groupBy(paths, (path) => path.split('/')[0]!)
  return createKnowledgeList(
    {
      folders: [...folders].map(([name, inside]) => ({ name, files: inside.map(file) })),
      thumbnails: [],
      details: new Map(),
      address: (path) => `/files/${path}`,
      ...more,
    },
    content,
  )
}
const told = (paths: string[]) =>
  listOf(paths).items.map(({ type, name, category, slug }) => [type, name, category, slug])

describe('the list', () => {
  test.each(['constructor', 'valueOf'])('takes a folder named %s like any other', (folder) => {
    const { categories } = listOf([`${folder}/A Guide.pdf`])
    expect(categories).toEqual([categoryOfFolder(folder)])
  })
  test('has names, categories and slugs from files and folders', () => {
    expect(told(['dataSheets/vhd1-96.pdf', 'bead/BEAD Products.xlsx'])).toEqual([
      ['pdf', 'vhd1 96', 'Data Sheets', 'vhd1-96'],
      ['file', 'BEAD Products', 'BEAD', 'bead-products'],
      ['blog', 'Fiber Basics', 'Blogs', 'fiber-basics'],
    ])
    expect(listOf(['dataSheets/a.pdf', 'bead/b.xlsx']).categories).toEqual(['Data Sheets', 'BEAD'])
  })

  test('leaves out skipped folders, pictures and files of no known kind', () => {
    expect(
      told(['icons/a.webp', 'other/a.pdf', 'docs/a.webp', 'docs/a.bin', 'docs/LICENSE']),
    ).toEqual([['blog', 'Fiber Basics', 'Blogs', 'fiber-basics']])
    expect(listOf(['docs/a.webp']).categories).toEqual([])
  })

  test('begins with copies of the featured ones, in the order of the content', () => {
    const paths = ['stories/PEACOC-technology innovation story.pdf', 'catalogs/Product-Catalog.pdf']
    expect(told(paths).slice(0, 3)).toEqual([
      ['pdf', 'Product Catalog', 'Featured', 'product-catalog-featured'],
      [
        'pdf',
        'PEACOC technology innovation story',
        'Featured',
        'peacoc-technology-innovation-story-featured',
      ],
      [
        'pdf',
        'PEACOC technology innovation story',
        'Stories',
        'peacoc-technology-innovation-story',
      ],
    ])
  })

  test('has the files of a folder as one looks them up, whatever the storage thinks of their letters', () => {
    const names = ['Zange.pdf', 'mux 18.pdf', 'mux 8.pdf', 'Übersicht.pdf', 'aal.pdf']
    const found = told(names.map((name) => `docs/${name}`)).map(([, name]) => name)
    expect(found.slice(0, -1)).toEqual(['aal', 'mux 8', 'mux 18', 'Übersicht', 'Zange'])
  })

  test('numbers what has one name', () => {
    const slugs = told(['a/X-1.pdf', 'b/x 1.pdf', 'c/“x” 1.pdf', 'd/Fiber Basics.pdf']).map(
      ([, , , slug]) => slug,
    )
    expect(slugs).toEqual(['x-1', 'x-1-2', 'x-1-3', 'fiber-basics', 'fiber-basics-2'])
  })

  test('has films under Videos, with their captions and posters', () => {
    const { items, categories } = listOf([
      'tours/plant.mp4',
      'tours/plant.vtt',
      'tours/plant.webp',
      'tours/yard.mp4',
    ])
    expect(items[0]).toMatchObject({
      type: 'video',
      category: 'Videos',
      image: 'tours/plant.webp',
      file: { captions: '/files/tours/plant.vtt' },
    })
    expect(items[1]).toMatchObject({ slug: 'yard', image: '' })
    expect(items[1]?.file).not.toHaveProperty('captions')
    expect([items.length, categories]).toEqual([3, ['Videos']])
  })

  test('knows thumbnails, pages, revisions and which are gated', () => {
    const details = new Map([['catalogs/Product Catalog.pdf', { pages: 34, revision: 'A' }]])
    const thumbnails = ['icons/Product Catalog.webp']
    const { items } = listOf(['catalogs/Product Catalog.pdf', 'catalogs/Spare parts.pdf'], {
      details,
      thumbnails,
    })
    expect(items[1]).toMatchObject({
      image: 'icons/Product Catalog.webp',
      file: { pages: 34, revision: 'A', gated: true },
    })
    expect(items[2]).toMatchObject({ image: '' })
    expect(items[2]?.file).toEqual(file('catalogs/Spare parts.pdf'))
  })

  test('holds 5,000 items of a folder, each with its own slug', () => {
    const { items } = listOf(
      Array.from({ length: 5000 }, (_, at) => `docs/Sheet ${at % 50} .${at}.pdf`),
    )
    expect(new Set(items.map(({ slug }) => slug)).size).toBe(5001)
  })
})
