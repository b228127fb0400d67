import type { Site } from '#app/context.ts'
import { formatDay } from '#domain/texts/days.ts'
import { readLifecycle } from '#domain/catalogue/lifecycle.ts'
import { successorOf } from '#domain/catalogue/product-addresses.ts'
import type { Column } from '#domain/deciding/column.ts'
import type { Field, Said } from '#domain/deciding/comparison.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/compare.ts'

type Sources = Pick<Site, 'catalogue' | 'addresses'>

/** Where the products stand between launch and end, and what to order after that. */
export function lifecycleFields(
  { catalogue, addresses }: Sources,
  columns: readonly Column[],
  group: string,
): Field[] {
  const read = columns.map(({ product }) => ({
    product,
    lifecycle: readLifecycle(product.lifecycle),
    isWithdrawn: addresses.withdrawn.has(product.slug),
  }))
  const field = (key: string, label: string, of: (one: (typeof read)[0]) => Said): Field => ({
    key,
    label,
    group,
    said: read.map(of),
  })
  return [
    field('state', texts.status, ({ lifecycle, isWithdrawn }) => {
      const day = lifecycle?.from && formatDay(lifecycle.from)
      if (isWithdrawn) {
        return [day ? fillIn(texts.noLongerMadeSince, { day }) : texts.noLongerMade]
      }
      if (lifecycle?.state === 'maintenance') return [texts.inService]
      if (lifecycle?.state !== 'new') return [texts.inProduction]
      return [day ? fillIn(texts.newSince, { day }) : texts.isNew]
    }),
    field('lastOrder', texts.lastOrders, ({ lifecycle, isWithdrawn }) =>
      lifecycle?.lastOrder
        ? [formatDay(lifecycle.lastOrder)]
        : isWithdrawn
          ? 'not stated'
          : 'not applicable',
    ),
    field('successor', texts.replacedByHead, ({ product, lifecycle, isWithdrawn }) => {
      if (!isWithdrawn && !lifecycle?.replacedBy) return 'not applicable'
      const successor = successorOf(catalogue, addresses, product)
      return successor ? [successor.product.partNumber || successor.product.name] : 'not stated'
    }),
  ]
}
