import * as z from 'zod'
import { membersOf, parseJson } from '#domain/json-map.ts'
import type { BoardItem, ColumnValue } from '#domain/submission/board-item.ts'

/** Documented as text; older versions gave numbers. */
export const Id = z.union([z.string().min(1), z.number()]).transform(String)
const Value = z.looseObject({
  id: z.string(),
  text: z.string().nullish(),
  value: z.unknown().optional(),
})
/** An item as the board gives it back. */
export const FoundItem = z.looseObject({
  id: Id,
  name: z.string(),
  created_at: z.string().nullish(),
  group: z.looseObject({ id: z.string() }).nullish(),
  column_values: z.array(Value).nullish(),
})

/**
 * Whether the board's item is what we would have made, no earlier than `since`. What the service
 * does not tell cannot tell two items apart.
 */
export function isSameItem(
  found: z.infer<typeof FoundItem>,
  item: BoardItem,
  since: number,
): boolean {
  const { created_at: made, group, column_values } = found
  const values = column_values && new Map(column_values.map((value) => [value.id, value]))
  return (
    (!made || Date.parse(made) >= since) &&
    (!group || group.id === item.group) &&
    plain(found.name) === plain(item.name) &&
    (!values ||
      Object.entries(item.columns).every(([id, sent]) => {
        const value = values.get(id)
        return value !== undefined && holds(value, sent)
      }))
  )
}

function holds({ text, value }: z.infer<typeof Value>, sent: ColumnValue): boolean {
  const shown = plain(text ?? '')
  if (typeof sent === 'string') return shown === plain(sent) || samePhone(shown, sent)
  // Shown as "label - address"; the raw value has the address alone.
  if ('email' in sent) return rawField(value, 'email') === sent.email || shown.includes(sent.email)
  if ('date' in sent) return shown === sent.date || rawField(value, 'date') === sent.date
  return shown === plain('label' in sent ? sent.label : sent.labels.join(', '))
}

/** The service takes markup out of texts and spaces off their ends. */
const plain = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Phone columns keep the digits and a country, whatever form the number was given in. */
function samePhone(shown: string, sent: string): boolean {
  const digits = (text: string) => text.replaceAll(/\D/g, '')
  const isNumber = /^[\d\s()+./-]{5,}$/.test(sent)
  return isNumber && digits(sent) !== '' && digits(shown) === digits(sent)
}

/** `value` is JSON, handed out as its text. */
function rawField(value: unknown, name: string): unknown {
  return membersOf(typeof value === 'string' ? parseJson(value) : value)[name]
}
