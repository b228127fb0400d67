import * as z from 'zod'
import { errorFault, quote, type Fault } from '#domain/catalogue/check-fault.ts'

/** What of a record is not as its schema has it, each at its place; `name` is what the record is called. */
export function shapeFaults(
  file: string,
  name: string,
  schema: z.ZodType,
  record: unknown,
): Fault[] {
  const { error } = schema.safeParse(record)
  return (error?.issues ?? []).flatMap((issue) => {
    const place = issue.path.reduce<string>(
      (parent, key) => (typeof key === 'number' ? `${parent}[${key}]` : `${parent}.${String(key)}`),
      name,
    )
    if (issue.code !== 'unrecognized_keys') return errorFault(file, place, issue.message)
    return issue.keys.map((key) =>
      errorFault(file, `${place}.${key}`, 'is nothing that is read: mend its name, or take it out'),
    )
  })
}

/** For a list of which each entry, or each entry's key, is there once. */
export const noneTwice =
  <Entry>(keyOf: (entry: Entry) => unknown = (entry) => entry) =>
  ({ value, issues }: z.core.ParsePayload<Entry[]>): void => {
    const keys = value.map(keyOf)
    for (const [at, key] of keys.entries()) {
      if (keys.indexOf(key) === at) continue
      const message = `${quote(key)} is there twice: take one out`
      issues.push({ code: 'custom', input: key, path: [at], message })
    }
  }
