import type { Logger } from 'pino'
import * as z from 'zod'
import type { BoardItem } from '#domain/submission/board-item.ts'
import { boundedFetch } from '#server/adapters/bounded-fetch.ts'
import { unreachable } from '#server/adapters/unreachable.ts'
import type { WorkTracker } from '#server/ports/destination.ts'
import { readAnswer, type RawAnswer, type ReadAnswer } from './monday-answer.ts'
import { FoundItem, Id, isSameItem } from './same-item.ts'

type Options = {
  fetch: typeof fetch
  url: string
  token: string
  /** Board ids. */
  boards: Record<BoardItem['board'], string>
  log: Pick<Logger, 'warn'>
  now?: () => number
  /** For one request, its answer included; 8 s when left out. */
  timeoutMilliseconds?: number
}

/** Current since October 2026 and kept for at least half a year; the release notes say when to move. */
const apiVersion = '2026-10'
const pageSize = 100
/** A page of items with the longest messages is 2 MB. */
const maxAnswerBytes = 8 * 1024 * 1024

const createItem = `mutation ($board: ID!, $group: String!, $name: String!, $columns: JSON!) {
  create_item(board_id: $board, group_id: $group, item_name: $name, column_values: $columns) { id }
}`
const deleteItem = `mutation ($item: ID!) { delete_item(item_id: $item) { id } }`
/** The code of its error for an item that somebody deleted by hand. */
const goneBefore = /"ResourceNotFoundException"/
const fields = `cursor items {
    id name created_at group { id } column_values(ids: $ids) { id text value }
  }`
const findItems = `query (
  $board: ID!, $columns: [ItemsPageByColumnValuesQuery!], $ids: [String!], $limit: Int!
) {
  items_page_by_column_values(board_id: $board, columns: $columns, limit: $limit) { ${fields} }
}`
const findMore = `query ($cursor: String!, $ids: [String!], $limit: Int!) {
  next_items_page(cursor: $cursor, limit: $limit) { ${fields} }
}`

const Created = z.looseObject({ create_item: z.looseObject({ id: Id }) })
const Deleted = z.looseObject({ delete_item: z.looseObject({ id: Id }) })
const Page = z.looseObject({ cursor: z.string().nullish(), items: z.array(FoundItem) })
const Found = z.union([
  z
    .object({ items_page_by_column_values: Page })
    .transform((data) => data.items_page_by_column_values),
  z.object({ next_items_page: Page }).transform((data) => data.next_items_page),
])

/** monday.com's GraphQL API; values travel as variables, never inside the query. */
export function createMondayTracker(options: Options): WorkTracker {
  const { boards, log, now = Date.now, timeoutMilliseconds = 8000 } = options
  const fetch = boundedFetch(options.fetch, maxAnswerBytes)

  async function ask(
    item: BoardItem,
    body: { query: string; variables: Record<string, unknown> },
    { key, signal, isResult }: { key?: string; signal: AbortSignal; isResult: z.ZodType },
  ): Promise<ReadAnswer> {
    let raw: RawAnswer
    try {
      raw = await post({ ...options, fetch }, body, key, signal)
    } catch (error) {
      return unreachable(error)
    }
    const answer = readAnswer(raw, (data) => isResult.safeParse(data).success, now())
    if (!answer.ok && answer.failure.code === 'not-json') {
      const text = withoutPersonalData(raw.text, item)
      log.warn({ status: raw.status, text }, 'monday.com: the answer is not JSON')
    }
    return answer
  }

  return {
    name: 'monday.com',
    async create(item, key) {
      const variables = {
        board: boards[item.board],
        group: item.group,
        name: item.name,
        columns: JSON.stringify(item.columns),
      }
      const signal = AbortSignal.timeout(timeoutMilliseconds)
      const query = { query: createItem, variables }
      const answer = await ask(item, query, { key, signal, isResult: Created })
      return answer.ok ? { ok: true, itemId: Created.parse(answer.data).create_item.id } : answer
    },

    async remove(itemId) {
      const body = { query: deleteItem, variables: { item: itemId } }
      const signal = AbortSignal.timeout(timeoutMilliseconds)
      try {
        const raw = await post({ ...options, fetch }, body, undefined, signal)
        const isDeleted = (data: unknown) => Deleted.safeParse(data).success
        if (goneBefore.test(raw.text)) return { ok: true }
        const answer = readAnswer(raw, isDeleted, now())
        return answer.ok ? { ok: true } : answer
      } catch (error) {
        return unreachable(error)
      }
    },

    async find(item, since) {
      const ids = Object.keys(item.columns)
      const common = { ids, limit: pageSize }
      const columns = [emailColumn(item)]
      const signal = AbortSignal.timeout(timeoutMilliseconds)
      const itemIds: string[] = []
      const first = { board: boards[item.board], columns, ...common }
      let body = { query: findItems, variables: first as Record<string, unknown> }
      for (;;) {
        const answer = await ask(item, body, { signal, isResult: Found })
        if (!answer.ok) return answer
        const { cursor, items } = Found.parse(answer.data)
        const same = items.filter((found) => isSameItem(found, item, since))
        itemIds.push(...same.map(({ id }) => id))
        if (!cursor) return { ok: true, itemIds }
        body = { query: findMore, variables: { cursor, ...common } }
      }
    },
  }
}

/** The column that tells people apart best; it is searched by its label, which we set to the address. */
function emailColumn({ columns }: BoardItem) {
  const [id, value] = Object.entries(columns).find(
    ([, value]) => typeof value === 'object' && 'email' in value,
  )!
  return { column_id: id, column_values: [(value as { text: string }).text] }
}

async function post(
  { fetch, url, token }: Options,
  body: unknown,
  key: string | undefined,
  signal: AbortSignal,
): Promise<RawAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: token,
      'api-version': apiVersion,
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
    // The token goes where the operator sends it and nowhere else.
    redirect: 'manual',
    signal,
  })
  const { status, headers } = response
  return { status, retryAfter: headers.get('retry-after'), text: await response.text() }
}

const shown = 200
/** Of a text of any length; more than is shown, for blanking shortens it. */
const looked = 20_000
const blank = '…'
/** Shorter values, such as a state's code, occur in any text. */
const minLength = 3

/** The beginning of a foreign text for the log, with email addresses and what was sent blanked. */
function withoutPersonalData(text: string, item: BoardItem): string {
  const values = [item.name, ...Object.values(item.columns).flatMap(textsOf)]
    .flatMap((value) => [value, ...value.split(/\s+/)])
    .flatMap((value) => [value, inJson(value), inHtml(value)])
    .filter((value) => value.length >= minLength)
    .toSorted((a, b) => b.length - a.length)
  let blanked = text.slice(0, looked)
  for (const value of new Set(values)) {
    blanked = blanked.replaceAll(new RegExp(RegExp.escape(value), 'gi'), blank)
  }
  return blanked.replaceAll(/[^\s"'<>@,;:()]+@[^\s"'<>@,;:()]+/g, blank).slice(0, shown)
}

const textsOf = (value: BoardItem['columns'][string]): string[] =>
  typeof value === 'string' ? [value] : Object.values(value).flat()

const inJson = (value: string) => JSON.stringify(value).slice(1, -1)
const inHtml = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
