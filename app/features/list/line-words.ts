import { complianceReasons } from '#app/features/catalogue/compliance-view.ts'
import type { ListLine } from '#domain/deciding/parts-list.ts'
import { formatDay } from '#domain/texts/days.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/list.ts'

/** 'In stock', 'To order, 15 working days'; empty where nobody says. */
export function availabilityOf({ stock, leadDays }: ListLine): string {
  const said = [
    stock === 'stock' ? texts.inStock : stock && texts.toOrder,
    leadDays && plural(leadDays, texts.leadDays),
  ]
  return said.filter(Boolean).join(', ')
}

/** Why a line complies or does not, in the words of its product's page. */
export function reasonOf({ product }: ListLine): string {
  return complianceReasons({ compliance: product?.compliance })
    .flatMap(({ facts }) => facts.map(({ text, note }) => [text, note].filter(Boolean).join(' ')))
    .join(', ')
}

/** What is wrong with a line, in a sentence or two; empty where nothing is. */
export function faultOf({ state, reason, lastOrder, packOf }: ListLine): string {
  return [
    state !== 'known' &&
      (reason ||
        (lastOrder
          ? fillIn(texts.lastOrders, { day: formatDay(lastOrder) })
          : texts.states[state])),
    packOf && fillIn(texts.packOf, { pieces: packOf }),
  ]
    .filter(Boolean)
    .join(' ')
}
