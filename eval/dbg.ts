import { attributes } from '#content/attributes.ts'
import { vocabulary } from '#content/vocabulary.ts'
import { createLexicon } from '#domain/finding/lexicon.ts'
import { itemsOf } from '#domain/finding/read-items.ts'
import { normalize } from '#domain/finding/tokens.ts'
import { products } from './products.ts'
const lex = createLexicon(products, attributes, vocabulary)
for (const i of itemsOf(normalize(process.argv[2]!), lex, (w) => w)) console.log(i.type, JSON.stringify(i.text), i.key, i.meaning ? `${i.meaning.word ?? ''} k${i.meaning.kind?.size ?? 0} v${[...(i.meaning.values?.keys() ?? [])]} n${i.meaning.nouns ?? ''}` : '')
