import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type {
  KnowledgeHit,
  KnowledgeItem,
  KnowledgeList,
} from '#domain/knowledge/knowledge-item.ts'

const skipped = new Set(['icons', 'other', 'stockImages', 'productImages'])
const featuredNames = [
  'Product Catalog',
  'Outside Plant Brochure',
  'Datacenter Brochure',
  'Decentralized Split Architecture White Paper',
  'PEACOC technology innovation story',
]

/** A stand-in until the object storage is read: lists a folder as the Knowledge Center needs it. */
export async function folderKnowledge(root: string, blogs: readonly KnowledgeItem[]) {
  const items: KnowledgeItem[] = []
  const categories: string[] = []
  for (const folder of (await readdir(root)).toSorted()) {
    if (skipped.has(folder)) continue
    const category = folder.replace(/([A-Z])/g, ' $1').replace(/^./, (c) => c.toUpperCase())
    categories.push(category)
    const names = (await readdir(join(root, folder))).toSorted()
    for (const file of names.filter((name) => /\.(pdf|mp4|xlsx)$/.test(name))) {
      const { size, mtime } = await stat(join(root, folder, file))
      const name = file.replace(/\.\w+$/, '').replaceAll('-', ' ')
      const path = `${folder}/${file}`
      const video = file.endsWith('.mp4')
      const poster = file.replace('.mp4', '.webp')
      const captions = path.replace('.mp4', '.vtt')
      items.push({
        type: video ? 'video' : file.endsWith('.pdf') ? 'pdf' : 'file',
        name,
        url: `/files/${encodeURI(path)}`,
        category,
        slug: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
        image: video && names.includes(poster) ? `${folder}/${poster}` : '',
        file: {
          path,
          contentType: video ? 'video/mp4' : 'application/pdf',
          bytes: size,
          updated: mtime.toISOString(),
          ...(video && { captions: `/files/${captions}` }),
        },
      })
    }
  }
  const featured = items
    .filter(({ name }) => featuredNames.includes(name))
    .map((item) => ({ ...item, category: 'Featured', slug: `${item.slug}-featured` }))
  const list: KnowledgeList = {
    items: [...featured, ...items, ...blogs],
    categories,
    missing: [],
    version: '1',
  }
  return {
    list: () => list,
    search: (query: string): KnowledgeHit[] =>
      list.items
        .filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))
        .map(({ slug }) => ({ slug })),
  }
}
