import { vocabulary } from '#content/vocabulary.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { unaccounted } from '#domain/chat/unaccounted.ts'
import type { Finder, Finding } from '#domain/finding/find.ts'
import { keyOfText } from '#domain/finding/tokens.ts'

/** What is shown first is read for its words. */
const maxRead = 12
const plain = new Set(vocabulary.plain?.map(keyOfText))

/** Words of a text that were understood and that what is shown of it is not held to. */
export function passedOver<P extends ProductSummary>(
  { understanding, results }: Finding<P>,
  shown: readonly P[],
  finder: Finder<P>,
): string[] {
  const { requirements, kinds, unknown } = understanding
  const aside = requirements.flatMap(({ aside: why, says }) =>
    why === 'other' || why === 'untold' ? [says] : [],
  )
  // Of words alone, what is shown holds them.
  if (kinds.length === 0 && requirements.length === 0) return aside
  const first = new Set(shown.slice(0, maxRead))
  const found = results.filter(({ product }) => first.has(product))
  const asked = { ...understanding, unknown: [...unknown, ...aside] }
  return [...aside, ...unaccounted({ asked, found }, { finder, plain })]
}
