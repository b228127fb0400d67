import { listWords } from '#content/list-words.ts'
import { complianceReasons } from '#app/features/catalogue/compliance-view.ts'
import type { ListLine } from '#domain/deciding/parts-list.ts'

/** 'In stock', 'To order, 15 working days'; empty where nobody says. */
export function availabilityOf({ stock, leadDays }: ListLine): string {
  const said = [
    stock === 'stock' ? listWords.inStock : stock && listWords.toOrder,
    leadDays && listWords.leadDays(leadDays),
  ]
  return said.filter(Boolean).join(', ')
}

/** Why a line complies or does not, in the words of its product's page. */
export function reasonOf({ product }: ListLine): string {
  return complianceReasons({ baba: product?.baba })
    .flatMap(({ facts }) => facts.map(({ text, note }) => [text, note].filter(Boolean).join(' ')))
    .join(', ')
}

/** What is wrong with a line, in a sentence or two; empty where nothing is. */
export function faultOf({ state, reason, packOf }: ListLine): string {
  return [
    state !== 'known' && (reason || listWords.states[state]),
    packOf && listWords.packOf(packOf),
  ]
    .filter(Boolean)
    .join(' ')
}
