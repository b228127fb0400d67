import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { KnowledgeContent } from '#domain/knowledge/create-knowledge-list.ts'
import { idOf } from '#domain/catalogue/check-fault.ts'
import { parseProduct } from '#domain/catalogue/product.ts'
import { listStorage } from '../catalogue/check.ts'
import { readFolder } from '../catalogue/read-folder.ts'
import { loadRecords, valuesIn } from './records.ts'

/** A file of the storage, and who names it. */
export type NamedFile = { file: string; by: string }

/**
 * Every file that a company's folder names and its storage lacks: in records and in figures of long
 * texts, the captions and posters of products' films, and the thumbnails of documents. The
 * catalogue's check tells what products name.
 */
export async function missingFiles(company: string): Promise<NamedFile[]> {
  const storage = join(company, 'storage')
  const stored = listStorage(storage)
  const products = readFolder(join(company, 'catalogue')).files.flatMap(({ file, data }) => {
    const parsed = parseProduct(idOf(file), data)
    return parsed.ok ? [parsed.product] : []
  })
  const named = [...(await recordedFiles(company)), ...figures(company)]
  return [
    ...named.filter(({ file }) => !existsSync(join(storage, file))),
    ...products.flatMap(({ slug, videos }) =>
      videos.flatMap(({ url }) => besideFilm(url, stored).map((file) => ({ file, by: slug }))),
    ),
    ...(await missingThumbnails(company, stored)),
  ]
}

/** Every path that stands in a record, however deep. */
export async function recordedFiles(company: string): Promise<NamedFile[]> {
  const { modules } = await loadRecords(company)
  return valuesIn(modules).flatMap(({ file: by, value }) =>
    typeof value === 'string' && /^\w+\/[^?#]+\.[a-z\d]{2,4}$/i.test(value)
      ? [{ file: value, by }]
      : [],
  )
}

function figures(company: string): NamedFile[] {
  return globSync('{articles,legal}/*.md', { cwd: company }).flatMap((by) => {
    const text = readFileSync(join(company, by), 'utf8')
    return [...text.matchAll(/!\[[^\]]*\]\(([^\s)]+)/g)].map(([, file]) => ({ file: file!, by }))
  })
}

/** What a film of the storage needs beside it, and lacks: captions, and a picture to begin with. */
function besideFilm(url: string, stored: ReadonlySet<string>): string[] {
  const [, base] = /^\/?(?!https?:)([^?#]+\/[^?#]+)\.(?:mp4|webm|mov)$/i.exec(url) ?? []
  if (!base) return []
  const hasPoster = ['.webp', '.jpg', '.png'].some((end) => stored.has(base + end))
  return [
    ...(stored.has(`${base}.vtt`) ? [] : [`${base}.vtt`]),
    ...(hasPoster ? [] : [`${base}.webp`]),
  ]
}

/** A company draws all of its documents' thumbnails or none. */
async function missingThumbnails(
  company: string,
  stored: ReadonlySet<string>,
): Promise<NamedFile[]> {
  const file = pathToFileURL(resolve(company, 'knowledge.ts')).href
  const { knowledge } = (await import(file)) as { knowledge: KnowledgeContent }
  const { thumbnails, skippedFolders } = knowledge
  const drawn = [...stored].filter((path) => path.startsWith(`${thumbnails}/`))
  const documents = [...stored].filter(
    (path) => path.endsWith('.pdf') && !skippedFolders.includes(path.split('/')[0]!),
  )
  const wanted = documents.map((path) => ({
    file: `${thumbnails}/${basename(path, '.pdf')}.webp`,
    by: path,
  }))
  return drawn.length ? wanted.filter((thumbnail) => !stored.has(thumbnail.file)) : []
}
