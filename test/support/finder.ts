import { attributes } from '#content/attributes.ts'
import { vocabulary } from '#content/vocabulary.ts'
import { createFinder } from '#domain/finding/find.ts'
import { products } from './catalogue.ts'

/** Finds the company's products as the site does. */
export const finder = await createFinder({ products, definitions: attributes, vocabulary })
