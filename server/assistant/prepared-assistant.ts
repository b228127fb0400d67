import type { Assistant } from '#domain/chat/assistant.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { CatalogueSnapshot } from '#server/catalogue/snapshot.ts'

export type CurrentCatalogue = { current: () => Pick<CatalogueSnapshot, 'version' | 'catalogue'> }

/**
 * The assistant of the catalogue in use, made once for each version of it and when it is first
 * asked: most changes of a catalogue are followed by no question.
 */
export function preparedAssistant(
  live: CurrentCatalogue,
  create: (products: readonly Product[]) => Promise<Assistant>,
): () => Promise<Assistant> {
  let made: { version: string; assistant: Promise<Assistant> } | undefined
  return () => {
    const { version, catalogue } = live.current()
    if (made?.version !== version) {
      const assistant = create(catalogue.products)
      made = { version, assistant }
      // A failure is told to who asked, and the next one asks anew.
      assistant.catch(() => {
        if (made?.assistant === assistant) made = undefined
      })
    }
    return made.assistant
  }
}
