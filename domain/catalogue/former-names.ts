// `compliance` was called `baba`, and its `costShare` was `usCostShare`: records may keep those names.

type Data = Readonly<Record<string, unknown>>

export const formerField = 'baba'

/** 'compliance' of 'baba', any other name as it is. */
export const fieldNow = (field: string): string => (field === formerField ? 'compliance' : field)

/** The key of a column, 'compliance.costShare' of 'baba.usCostShare'. */
export function keyNow(key: string): string {
  const now = key.replace(/^baba(?=\.|$)/, 'compliance')
  return now === 'compliance.usCostShare' ? 'compliance.costShare' : now
}

/** The name that a document has for a field: the former one where that alone says something. */
export function nameIn(data: Data, field: string): string {
  const isFormer =
    field === 'compliance' && (data.compliance ?? null) === null && (data.baba ?? null) !== null
  return isFormer ? formerField : field
}

/** A document by present names; of two names for one field the present one counts. */
export function withPresentNames(data: Data): Record<string, unknown> {
  const name = nameIn(data, 'compliance')
  const entries = Object.entries(data).flatMap(([field, value]) => {
    if (fieldNow(field) !== 'compliance') return [[field, value]]
    return field === name ? [['compliance', withMember(value, 'usCostShare', 'costShare')]] : []
  })
  return Object.fromEntries(entries) as Record<string, unknown>
}

/** A document of present names by those that it was stored with. */
export function withStoredNames(data: Data, stored: Data = {}): Record<string, unknown> {
  const entries = Object.entries(data).map(([field, value]) => {
    const name = nameIn(stored, field)
    return [name, name === field ? value : withMember(value, 'costShare', 'usCostShare')]
  })
  return Object.fromEntries(entries) as Record<string, unknown>
}

/** With another name for one of its members. */
function withMember(value: unknown, from: string, to: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([key, member]) => [key === from ? to : key, member])
  return Object.fromEntries(entries)
}
