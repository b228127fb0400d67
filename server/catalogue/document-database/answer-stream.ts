import { Readable } from 'node:stream'
import * as z from 'zod'
import { textBlocks } from '#server/http/text-blocks.ts'
import { invalidArgument } from './firestore-error.ts'
import { listOf, readFieldPath, readMessage } from './request-message.ts'
import { readQuery } from './read-query.ts'
import { runQuery } from './run-query.ts'
import { nameOf, wireText, type Collection } from './stored-record.ts'

/** There is one state, the present one: pretending to serve another would be a lie. */
const consistency = ['transaction', 'newTransaction', 'readTime', 'explainOptions'] as const
const unsupported = Object.fromEntries(consistency.map((name) => [name, z.unknown().optional()]))

const QueryRequest = z.strictObject({
  parent: z.string().optional(),
  structuredQuery: z.unknown().optional(),
  ...unsupported,
})
const BatchRequest = z.strictObject({
  database: z.string().optional(),
  documents: z.array(z.string()).default([]),
  mask: z.strictObject({ fieldPaths: listOf(z.string().transform(readFieldPath)) }).optional(),
  ...unsupported,
})

type Given = { root: string; readTime: string }

/** `documents:runQuery`: the items of the answer, each as JSON text. */
export async function queryItems(
  body: unknown,
  collectionNamed: (id: string) => Collection,
  { root, readTime }: Given,
): Promise<Iterable<string>> {
  const request = readMessage(QueryRequest, body)
  refuseConsistency(request)
  if (request.structuredQuery === undefined) throw invalidArgument('The query is missing.')
  const query = readQuery(request.structuredQuery)
  const { records } = collectionNamed(query.collection)
  const { records: found, skipped } = await runQuery(records, query, root)

  return (function* items() {
    if (skipped > 0 || found.length === 0) {
      yield JSON.stringify({ ...(skipped > 0 && { skippedResults: skipped }), readTime })
    }
    for (const record of found) {
      yield `{"document":${wireText(record, root, query.select)},"readTime":"${readTime}"}`
    }
  })()
}

/** `documents:batchGet`: the items of the answer, each as JSON text. */
export function batchItems(
  body: unknown,
  { byId }: Collection,
  { root, readTime }: Given,
): Iterable<string> {
  const request = readMessage(BatchRequest, body)
  refuseConsistency(request)
  const names = new Set(request.documents.map((name) => checkName(name, root)))
  // An empty mask asks for no fields at all, as when a client only wants to know what exists.
  const mask = request.mask?.fieldPaths

  return (function* items() {
    for (const name of names) {
      const record = byId.get(name.slice(name.lastIndexOf('/') + 1))
      yield record && nameOf(record, root) === name
        ? `{"found":${wireText(record, root, mask)},"readTime":"${readTime}"}`
        : JSON.stringify({ missing: name, readTime })
    }
  })()
}

/** A JSON list written piece by piece, so that 20,000 documents are never one string. */
export const streamList = (items: Iterable<string>): ReadableStream<Uint8Array> =>
  Readable.toWeb(Readable.from(textBlocks(listPieces(items)))) as ReadableStream

function* listPieces(items: Iterable<string>): Iterable<string> {
  let before = '['
  for (const item of items) {
    yield before + item
    before = ',\n'
  }
  yield before === '[' ? '[]\n' : ']\n'
}

function checkName(name: string, root: string): string {
  const segments = name.slice(root.length + 1).split('/')
  if (!name.startsWith(`${root}/`) || segments.length % 2 !== 0 || segments.includes('')) {
    throw invalidArgument(`"${name.slice(0, 200)}" is no document of this database.`)
  }
  return name
}

function refuseConsistency(request: Readonly<Record<string, unknown>>): void {
  const asked = consistency.find((name) => request[name] !== undefined)
  if (asked) throw invalidArgument(`${asked} is not supported by the embedded document database.`)
}
