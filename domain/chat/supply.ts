import type { Asked } from '#domain/finding/find.ts'
import { askedItems } from './asked-items.ts'
import { withKinds } from './choose-reading.ts'
import { maxNamed, type Knowledge, type Outcome, type Subject } from './outcome.ts'

type Recommending = {
  recommend: (asked: Asked<Subject>, most?: number) => Outcome
  toldPart: (asked: Asked<Subject>) => Outcome | undefined
}

/** Prices are people's to say; what the records say of stock and lead time is not held back. */
export function createSupply(
  { finder }: Pick<Knowledge, 'finder'>,
  { recommend, toldPart }: Recommending,
) {
  return (asked: Asked<Subject>): Outcome => {
    const documents = asked.understanding.wantsDocument
    const named = [...new Set(asked.numbers.map(({ product }) => product))]
    const part = toldPart(asked)
    if (part?.kind === 'products') return { ...part, toSupply: { documents } }
    const { partners } = finder.search(asked)
    // 'A gasket for the VDC1' asks for the gasket.
    if (named.length > partners.length || (named.length && asked.understanding.kinds.length === 0))
      return {
        kind: 'supply',
        products: named.slice(0, maxNamed),
        documents,
        items: askedItems(asked),
      }
    const { kinds, mentioned } = asked.understanding
    // 'Lead time on pigtails' is asked of what is mentioned.
    const outcome = recommend(
      kinds.length ? asked : withKinds(asked, mentioned.slice(0, 1)),
      maxNamed,
    )
    // What was described and found is told with what it meets and misses, whatever is asked of it.
    if (outcome.kind === 'products') return { ...outcome, toSupply: { documents } }
    return outcome.kind === 'refusal' ? { kind: 'refusal', reason: 'commercial' } : outcome
  }
}
