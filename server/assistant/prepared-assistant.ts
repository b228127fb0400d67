import type { Assistant } from '#domain/chat/assistant.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Finder } from '#domain/finding/find.ts'
import type { CatalogueSnapshot } from '#server/catalogue/snapshot.ts'

export type CurrentCatalogue = {
  current: () => Pick<CatalogueSnapshot, 'version' | 'catalogue'> &
    Partial<Pick<CatalogueSnapshot, 'finder' | 'addresses'>>
}

/**
 * The assistant of the catalogue in use, made once for each version of it and when it is first
 * asked: most changes of a catalogue are followed by no question.
 */
export function preparedAssistant(
  live: CurrentCatalogue,
  create: (products: readonly Product[], finder?: Finder<Product>) => Promise<Assistant>,
): () => Promise<Assistant> {
  let made: { version: string; assistant: Promise<Assistant> } | undefined
  return () => {
    const { version, catalogue, finder } = live.current()
    if (made?.version !== version) {
      // The list has the same one: it is made once for both.
      const assistant = Promise.resolve(finder?.()).then((own) => create(catalogue.products, own))
      made = { version, assistant }
      // A failure is told to who asked, and the next one asks anew.
      assistant.catch(() => {
        if (made?.assistant === assistant) made = undefined
      })
    }
    return made.assistant
  }
}
