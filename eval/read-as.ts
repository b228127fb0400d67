import { attributes } from '#content/attributes.ts'
import { glossary } from '#content/glossary.ts'
import { interfaces } from '#content/interfaces.ts'
import { translations } from '#content/translations.ts'
import { vocabulary } from '#content/vocabulary.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { createAssistant } from '#domain/chat/assistant.ts'

/** Says how the engine reads a conversation: for who mends it, never for the judge. */
export async function createReadAs(products: readonly ProductSummary[]) {
  const company = { name: '', contactPath: '' }
  const { recommend } = await createAssistant(products, {
    attributes,
    vocabulary,
    interfaces,
    company,
    glossary,
    translations,
  })
  return (turns: readonly string[]): string => {
    const { understanding: read, numbers } = recommend.read(turns)
    const lists: [string, readonly string[]][] = [
      ['kinds', read.kinds.map(({ says, members }) => `${says} (${members.size})`)],
      ['requirements', read.requirements.map(({ says, isGuess }) => says + (isGuess ? '?' : ''))],
      ['excluded', read.excluded.map(({ says }) => says)],
      ['part numbers', numbers.map(({ match, product }) => `${match} ${product.slug}`)],
      ['not understood', read.unknown],
    ]
    return lists
      .flatMap(([name, list]) => (list.length ? `${name} ${list.join(' · ')}` : []))
      .join('; ')
  }
}
