import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import type { Checked } from './find.ts'
import { orLonger } from './or-longer.ts'
import { factsOf } from './product-text.ts'
import { figuresIn, saidByName } from './said-by-name.ts'
import type { Understanding } from './understand.ts'
import type { Vocabulary } from './vocabulary.ts'
import { createBestOf } from './worth.ts'

type Recorded = ProductSummary & Partial<Product>

/** What a product's record says of each requirement, by its version that does most of them. */
export type RecordJudge = (
  product: Recorded,
  asked: Pick<Understanding, 'requirements' | 'text'>,
) => Checked[]

/**
 * Judges by the record alone, without columns, kinds or ranks: what was found in whatever way is
 * held against it.
 */
export function createRecordJudge({
  entries,
  orLonger: longer = [],
}: Pick<Vocabulary, 'entries' | 'orLonger'>): RecordJudge {
  const keys = new Set(longer)

  return (product, { requirements, text }) => {
    const asked = requirements.map((one) => orLonger(one, keys))
    const checks = createBestOf(asked)(factsOf(product, entries))
    return saidByName(product, checks, figuresIn({ requirements: asked, text }))
  }
}
