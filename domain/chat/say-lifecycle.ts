import { openLastOrder, readLifecycle } from '#domain/catalogue/lifecycle.ts'
import { formatDay } from '#domain/texts/days.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/assistant.ts'
import type { Knowledge, Subject } from './outcome.ts'
import { named } from './reply-words.ts'

/** Of what is made for systems in service alone: until when, and what to take for new projects. */
export function sayLifecycle(
  { lifecycle }: Subject,
  { products }: Pick<Knowledge, 'products'>,
): string {
  const { state, replacedBy } = readLifecycle(lifecycle) ?? {}
  if (state !== 'maintenance') return ''
  const until = openLastOrder(lifecycle)
  const successor =
    replacedBy && products.find((one) => one.partNumber === replacedBy || one.slug === replacedBy)
  return [
    texts.inService,
    until && fillIn(texts.lastOrders, { day: formatDay(until) }),
    successor &&
      fillIn(texts.forNewProjects, { name: `${named(successor)} (${successor.partNumber})` }),
  ]
    .filter(Boolean)
    .join(' ')
}
