import { bracketName } from '#domain/catalogue/bracket-name.ts'
import { sentencesOf, type Passage } from '#domain/search/passages.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import type { ReplyTexts } from '#domain/texts/replies/reply-texts.ts'
import type { Knowledge } from './knowledge.ts'
import { mentionProduct, sayProduct, sentence } from './wording.ts'

/** The product that a passage is of. */
export function productOf<P>({ source }: Passage<P>): P | undefined {
  return source.kind === 'product' ? source.product : undefined
}

/** Passages of running text share sentences with their neighbors. */
export function overlaps(one: string, other: string): boolean {
  const sentences = new Set(sentencesOf(one))
  return sentencesOf(other).some((sentence) => sentences.has(sentence))
}

/** A passage in a sentence that says where it is from. */
export function sayPassage<P extends SearchedProduct>(
  passage: Passage<P>,
  texts: ReplyTexts,
  /** What the visitor named: it is spoken of and not recommended. */
  named: readonly P[] = [],
): string {
  const { source } = passage
  return source.kind === 'product'
    ? fillIn(texts.factOf, {
        product: named.includes(source.product)
          ? mentionProduct(source.product)
          : sayProduct(source.product),
        fact: plainPassage(passage),
      })
    : fillIn(texts.fromDocument, {
        fact: plainPassage(passage),
        title: source.title,
        path: source.path,
      })
}

/** What a passage says, in a sentence; its brackets would recommend a product. */
export const plainPassage = ({ form, heading, text }: Passage<unknown>): string =>
  sentence(bracketName(form === 'attribute' ? `${heading} ${text}` : text))

/** Names the product whose number a passage gives beside its own: 'order VDC-T24'. */
export function sayMentions<P extends SearchedProduct>(
  { source, text }: Passage<P>,
  named: readonly P[],
  { search, texts }: Pick<Knowledge<P>, 'search' | 'texts'>,
): string {
  const sourceProduct = source.kind === 'product' ? source.product : undefined
  const byNumber = [...Map.groupBy(search.parse(text).numbers, ({ written }) => written).values()]
  const mentioned = byNumber
    .flatMap(([hit]) => (hit!.match === 'near' ? [] : hit!.product))
    .filter((product) => product !== sourceProduct && !named.includes(product))
  const [first] = mentioned
  return first ? fillIn(texts.mentioned, { products: sayProduct(first) }) : ''
}
