import { lookup } from '#domain/lookup.ts'

type Data = Readonly<Record<string, unknown>>

/** Names that fields had before, each with the one that it has now: records may keep them. */
const renamed = { baba: 'compliance' } as const
/** The same of the members of a field. */
const renamedMembers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  compliance: { usCostShare: 'costShare' },
}

export const formerFields: readonly string[] = Object.keys(renamed)

/** 'compliance' of 'baba', any other name as it is. */
export const fieldNow = (field: string): string => lookup<string>(renamed, field) ?? field

/** The key of a column, 'compliance.costShare' of 'baba.usCostShare'. */
export function keyNow(key: string): string {
  const [field = '', ...parts] = key.split('.')
  const now = fieldNow(field)
  const member = parts.join('.')
  return parts.length ? `${now}.${lookup(renamedMembers[now] ?? {}, member) ?? member}` : now
}

/** The name that a document has for a field: a former one where that alone says something. */
export function nameIn(data: Data, field: string): string {
  const says = (name: string) => (data[name] ?? null) !== null
  if (says(field)) return field
  return formerFields.find((name) => fieldNow(name) === field && says(name)) ?? field
}

/** A document by present names; of two names for one field the present one counts. */
export function withPresentNames(data: Data): Record<string, unknown> {
  const entries = Object.entries(data).filter(([field]) => nameIn(data, fieldNow(field)) === field)
  return Object.fromEntries(
    entries.map(([field, value]) => {
      const now = fieldNow(field)
      return [now, withMembers(value, renamedMembers[now])]
    }),
  )
}

/** A document of present names by those that it was stored with. */
export function withStoredNames(data: Data, stored: Data = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => {
      const name = nameIn(stored, field)
      return name === field ? [field, value] : [name, withMembers(value, formerMembers(field))]
    }),
  )
}

function formerMembers(field: string): Record<string, string> {
  const names = Object.entries(renamedMembers[field] ?? {})
  return Object.fromEntries(names.map(([former, now]) => [now, former]))
}

function withMembers(value: unknown, names: Readonly<Record<string, string>> = {}): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value).map(
    ([key, one]) => [lookup(names, key) ?? key, one] as const,
  )
  return Object.fromEntries(entries)
}
