import { fixedPages } from '#content/pages.ts'
import type { Site } from '#app/context.ts'
import { itemPath } from '#app/features/knowledge/item-path.ts'
import { paths } from '#app/lib/paths.ts'
import { titleOf } from '#domain/knowledge/knowledge-item.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/listing.ts'
import type { Title } from './suggest.ts'

/**
 * The titles of all pages and documents, and of products no longer made; without documents where the
 * storage does not answer.
 */
export async function titlesOf({
  knowledge,
  addresses,
}: Pick<Site, 'knowledge' | 'addresses'>): Promise<Title[]> {
  const pages = fixedPages.map(({ title, path }) => ({ title, path, note: '' }))
  const taken = new Set(pages.map(({ title }) => title))
  const items = await Promise.resolve(knowledge.list()).then(
    (list) => list.items,
    () => [],
  )
  const documents = items.flatMap((item) => {
    const { type, name, category } = item
    // An article is a page already, and what is featured stands in its own category, too.
    if (type === 'blog' || taken.has(name)) return []
    taken.add(name)
    const title = titleOf(item)
    return {
      title,
      path: itemPath(item),
      note: category,
      ...(title !== name && { fileName: name }),
    }
  })
  const former = [...addresses.withdrawn.values()].map(({ slug, name, partNumber }) => ({
    title: name,
    path: paths.product(slug),
    note: fillIn(texts.noLongerMadeNote, { number: partNumber }),
    numbers: partNumber ? [partNumber, slug] : [slug],
  }))
  return [...former, ...pages, ...documents]
}
