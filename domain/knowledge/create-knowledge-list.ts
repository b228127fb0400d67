import { lookup } from '#domain/lookup.ts'
import { compareTexts } from '#domain/texts/compare-texts.ts'
import { soundText } from '#domain/texts/sound-text.ts'
import * as texts from '#texts/knowledge.ts'
import { baseOf, categoryOfFolder, nameOfFile } from './item-names.ts'
import { createSlugs, slugOfName } from './item-names.ts'
import type { KnowledgeFile, KnowledgeItem, KnowledgeList } from './knowledge-item.ts'

/** How a company presents its storage. */
export type KnowledgeContent = {
  skippedFolders: readonly string[]
  /** Folder of the thumbnails, each named like its document. */
  thumbnails: string
  /** Buttons of folders whose names say it badly. */
  categoryNames: Readonly<Record<string, string>>
  /** Names of documents that are listed under Featured too, in that order. */
  featured: readonly string[]
  /** Names of documents that open only after the lead form. */
  gated: readonly string[]
  blogs: readonly { title: string; url: string; image: string }[]
}

export type ListedFile = { path: string; contentType: string; bytes: number; updated: string }
export type ListedFolder = { name: string; files: readonly ListedFile[] }

/** What the text of a PDF told. */
export type ReadDetails = {
  pages: number
  revision?: string | undefined
  title?: string | undefined
}

type Sources = {
  folders: readonly ListedFolder[]
  thumbnails: readonly string[]
  /** By path. */
  details: ReadonlyMap<string, ReadDetails>
  /** Where a browser gets a file. */
  address: (path: string) => string
  /** Whether a file is a page of the site too. */
  isPage?: (path: string) => boolean
}

/** Everything in the Knowledge Center: featured copies, then files by folder and, as one looks them up, by name, then articles. */
export function createKnowledgeList(
  { folders, thumbnails, details, address, isPage }: Sources,
  content: KnowledgeContent,
): Pick<KnowledgeList, 'items' | 'categories'> {
  const unique = createSlugs()
  const pictures = new Map(thumbnails.map((path) => [baseOf(lastOf(path)), path]))
  const gated = new Set(content.gated.map(nameOfFile))

  const files = folders
    .filter(({ name }) => !content.skippedFolders.includes(name))
    .flatMap(({ name: folder, files }) => {
      const paths = new Set(files.map(({ path }) => path))
      const category = lookup(content.categoryNames, folder) ?? categoryOfFolder(folder)
      return files
        .flatMap((file) => itemOf(file, category, paths) ?? [])
        .toSorted((a, b) => compareTexts(a.name, b.name))
    })
  const featured = content.featured.flatMap((wanted) => {
    const item = files.find(({ type, name }) => type === 'pdf' && name === nameOfFile(wanted))
    return item
      ? { ...item, category: texts.featured, slug: unique(`${slugOfName(item.name)}-featured`) }
      : []
  })
  const blogs = content.blogs.map(({ title, url, image }): KnowledgeItem => {
    const slug = unique(slugOfName(title))
    return { type: 'blog', name: title, url, category: texts.blogs, slug, image }
  })
  return {
    items: [...featured, ...files, ...blogs],
    categories: [...new Set(files.map(({ category }) => category))],
  }

  function itemOf(file: ListedFile, category: string, beside: ReadonlySet<string>) {
    const type = typeOf(file)
    if (!type) return undefined
    const { path } = file
    const base = baseOf(path)
    const name = nameOfFile(path)
    const poster = ['.webp', '.jpg', '.png'].map((end) => base + end).find((at) => beside.has(at))
    const captions = `${base}.vtt`
    const known = details.get(path)
    const about: KnowledgeFile = {
      ...file,
      ...(known?.pages && { pages: known.pages }),
      ...(known?.revision && { revision: known.revision }),
      ...(known?.title && { title: soundText(known.title) }),
      ...(type === 'video' && beside.has(captions) && { captions: address(captions) }),
      ...(gated.has(name) ? { gated: true } : isPage?.(path) && { isPage: true }),
    }
    const item: KnowledgeItem = {
      type,
      name,
      url: address(path),
      category: type === 'video' ? texts.videos : category,
      slug: unique(slugOfName(name)),
      image: (type === 'video' && poster) || (pictures.get(baseOf(lastOf(path))) ?? ''),
      file: about,
    }
    return item
  }
}

/** Undefined for what is no item: pictures, models, captions, files of no known kind. */
function typeOf({ path, contentType }: ListedFile): 'pdf' | 'video' | 'file' | undefined {
  const ending = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''
  if (ending === 'pdf' || contentType === 'application/pdf') return 'pdf'
  if (/^(mp4|webm|mov)$/.test(ending) || contentType.startsWith('video/')) return 'video'
  const belongs = /^(image|model|text\/vtt)/.test(contentType) || ending === 'vtt'
  return belongs || contentType === 'application/octet-stream' ? undefined : 'file'
}

const lastOf = (path: string) => path.split('/').at(-1) ?? path
