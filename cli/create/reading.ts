/** What an answer was read as; `notes` say what was made of it that nobody asked for. */
export type Reading<Value> =
  | { ok: true; value: Value; notes?: string[] }
  | { ok: false; message: string }

export const read = <Value>(value: Value, ...notes: string[]): Reading<Value> => ({
  ok: true,
  value,
  notes,
})

export const refused = (message: string): { ok: false; message: string } => ({ ok: false, message })
