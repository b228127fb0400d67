import { inOrder, type ObjectNames } from './object-folder.ts'
import { badRequest } from './storage-error.ts'

export type ListPage = ObjectNames & { nextPageToken?: string }

const maxResults = 1000

/** One page of names. Items and prefixes count alike, and the token names the last of the page. */
export function listPage(names: ObjectNames, query: URLSearchParams): ListPage {
  const size = pageSize(query.get('maxResults'))
  const after = fromToken(query.get('pageToken'))
  const prefixes = new Set(names.prefixes)
  const all = names.prefixes.length ? inOrder([...names.items, ...names.prefixes]) : names.items
  const start = after === undefined ? 0 : startAfter(all, after)
  const page = all.slice(start, start + size)
  const last = page.at(-1)
  return {
    items: page.filter((name) => !prefixes.has(name)),
    prefixes: page.filter((name) => prefixes.has(name)),
    ...(last !== undefined &&
      start + size < all.length && {
        nextPageToken: Buffer.from(last).toString('base64url'),
      }),
  }
}

function startAfter(all: readonly string[], after: string): number {
  const at = all.findIndex((name) => Buffer.compare(Buffer.from(name), Buffer.from(after)) > 0)
  return at < 0 ? all.length : at
}

function pageSize(asked: string | null): number {
  if (asked === null) return maxResults
  if (!/^\d{1,9}$/.test(asked)) throw badRequest('maxResults must be a whole number.')
  return Math.min(Math.max(Number(asked), 1), maxResults)
}

function fromToken(token: string | null): string | undefined {
  if (!token) return undefined
  const name = Buffer.from(token, 'base64url').toString()
  if (Buffer.from(name).toString('base64url') !== token) throw badRequest('Invalid page token.')
  return name
}
