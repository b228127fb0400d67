/** What was written, by the name of its field. */
export type Draft = Readonly<Record<string, string>>

/** A tab's storage holds some five million characters, and others need theirs. */
const maxCharacters = 30_000

/** What is kept of a form's fields, in their order: whole texts, as long as there is room. */
export function draftOf(fields: readonly { name: string; value: string }[]): Draft {
  let room = maxCharacters
  const kept = fields.filter(({ name, value }) => {
    const length = name.length + value.length
    if (!value || length > room) return false
    room -= length
    return true
  })
  return Object.fromEntries(kept.map(({ name, value }) => [name, value]))
}

/** What was kept; nothing where the storage is closed, or holds what is no draft. */
export function readDraft(read: () => string | null): Draft {
  try {
    const stored: unknown = JSON.parse(read() ?? '{}')
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter(
        (pair): pair is [string, string] => typeof pair[1] === 'string',
      ),
    )
  } catch {
    return {}
  }
}
