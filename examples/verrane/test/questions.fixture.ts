import { attributes } from '#content/attributes.ts'
import { vocabulary } from '#content/vocabulary.ts'
import { createFinder } from '#domain/finding/find.ts'
import { products } from '#test/catalogue.ts'

export const finder = await createFinder({ products, definitions: attributes, vocabulary })

/** What a question says that it requires, or only what it does in figures. */
export const requiredIn = (text: string, onlyType?: 'number') =>
  finder
    .read(text)
    .understanding.requirements.filter(
      ({ isGuess, test: { type } }) => !isGuess && (!onlyType || type === onlyType),
    )
    .map(({ says }) => says.replaceAll('\u00a0', ' '))
