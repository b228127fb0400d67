import { atOnce } from './at-once.ts'
import { belongingsOf, type Screen } from './belongings.ts'
import { mostPages } from './left-out.ts'

export type WholeOf = {
  /** Documents of pages by their addresses, the page's own first. */
  texts: Map<string, string>
  files: string[]
  /** How many pages are beyond what is kept with one. */
  leftOut: number
}

/**
 * All that it takes to read a page without a network: the pages that belong to it, of a list its
 * products and then their documents, and the files of all. `read` gives the document of a page, or
 * undefined where there is none to look into.
 */
export async function wholeOf(
  address: string,
  screen: Screen,
  read: (url: string) => Promise<string | undefined>,
): Promise<WholeOf> {
  const texts = new Map<string, string>()
  const asked = new Set<string>()
  let leftOut = 0
  async function bring(urls: readonly string[]): Promise<void> {
    const further = [...new Set(urls)].filter((url) => !asked.has(url))
    const kept = further.slice(0, 1 + mostPages - asked.size)
    leftOut += further.length - kept.length
    for (const url of kept) asked.add(url)
    const found = new Map<string, string | undefined>()
    await atOnce(kept, async (url) => found.set(url, await read(url)))
    for (const url of kept) {
      const text = found.get(url)
      if (text !== undefined) texts.set(url, text)
    }
  }
  const belongings = (url: string) => belongingsOf(texts.get(url) ?? '', url, screen)

  await bring([address])
  const { pages, documents, products } = belongings(address)
  await bring([...pages, ...documents, ...products])
  await bring(products.flatMap((product) => belongings(product).documents))
  const files = [...texts.keys()].flatMap((url) => belongings(url).files)
  return { texts, files: [...new Set(files)], leftOut }
}
