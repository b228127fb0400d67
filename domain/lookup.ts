/**
 * What a record holds under a name that a document, an address or a visitor gave. Plain indexing
 * would find what every object inherits: a family may be called `constructor`.
 */
export function lookup<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
