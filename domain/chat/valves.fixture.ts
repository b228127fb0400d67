import { attributes } from '#content/attributes.ts'
import { interfaces } from '#content/interfaces.ts'
import { listWords } from '#content/list-words.ts'
import { tradeRules } from '#content/trade-rules.ts'
import { vocabulary } from '#content/vocabulary.ts'
import { products } from '#test/catalogue.ts'
import { createAssistant } from './assistant.ts'
import { matchProducts } from './bracketed.fixture.ts'

/** The assistant of the company in use, with words for every kind of question. */
export const assistant = await createAssistant(products, {
  attributes,
  vocabulary: {
    ...vocabulary,
    words: {
      ...vocabulary.words,
      define: ['what is', 'what does', 'mean'],
      fit: ['fit', 'fits', 'go with', 'goes with', 'goes into'],
      fitIn: ['fit in', 'fit into', 'fit a', 'fits into', 'fits a'],
      accessory: ['what do i need with'],
      people: ['talk to a person', 'somebody of yours'],
      compare: ['compare', 'versus', 'difference between'],
      document: ['data sheet', 'installation guide', 'brochure'],
      this: ['this'],
      it: ['it', 'its', 'them', 'they', 'here'],
      correct: ['make it', 'instead'],
      mention: ['for', 'with', 'into', 'in', 'on'],
    },
  },
  interfaces,
  company: {
    name: 'Quernel',
    contactPath: '/contact-us',
    comparePath: '/beside',
    listPath: '/parts',
    quotePath: (items) =>
      `/offer?of=${items.map((one) => one.partNumber + (one.quantity > 1 ? `:${one.quantity}` : '')).join(',')}`,
    documentPath: (file) => `/files/${file}`,
    letters: { attribute: tradeRules.compliance!.attribute, files: listWords.letterFiles! },
    searchPath: (word) => `/papers?q=${encodeURIComponent(word)}`,
    familyPath: (family) => `/all/${family}`,
  },
})

/** The last answer of a conversation, on the page of a product or a family where one is told. */
export function ask(turns: string | readonly string[], about?: string) {
  const all = typeof turns === 'string' ? [turns] : turns
  const product = products.find(({ partNumber }) => partNumber === about)
  const page = product ? { product } : about === undefined ? undefined : { family: about }
  const { outcome, reply } = assistant.recommend(all, page)
  return { outcome, reply: reply.replaceAll('\u00a0', ' ') }
}

export const numbersNamed = (reply: string) =>
  matchProducts(reply, products).map(({ partNumber }) => partNumber)
