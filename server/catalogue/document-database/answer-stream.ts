import { Readable } from 'node:stream'
import type { FieldPath } from '#domain/firestore/field-path.ts'
import { textBlocks } from '#server/http/text-blocks.ts'
import { invalidArgument } from './firestore-error.ts'
import {
  checkFieldCount,
  invalidValue,
  readFieldPath,
  readList,
  readMessage,
} from './request-message.ts'
import { readQuery } from './read-query.ts'
import { matchingRecords, selectRecords } from './run-query.ts'
import { wireText, type Collection } from './stored-record.ts'

const consistency = ['transaction', 'newTransaction', 'readTime'] as const

/** `documents:runQuery`: the items of the answer, each as JSON text. */
export async function queryItems(
  body: unknown,
  collectionNamed: (id: string) => Collection,
  readTime: string,
): Promise<Iterable<string>> {
  const request = readMessage(body, '', [
    'parent',
    'structuredQuery',
    'explainOptions',
    ...consistency,
  ])
  refuseConsistency(request)
  if (request.explainOptions !== undefined) throw invalidArgument('Query explain is not supported.')
  if (request.structuredQuery === undefined) throw invalidArgument('The query is missing.')
  const query = readQuery(request.structuredQuery)
  const collection = collectionNamed(query.collection)
  const matching = await matchingRecords(collection.records, query.filters)
  const { records, skipped } = selectRecords(matching, query)

  return (function* items() {
    if (skipped > 0 || records.length === 0) {
      yield JSON.stringify({ ...(skipped > 0 && { skippedResults: skipped }), readTime })
    }
    for (const record of records) {
      yield `{"document":${wireText(record, query.select)},"readTime":"${readTime}"}`
    }
  })()
}

/** `documents:batchGet`: the items of the answer, each as JSON text. */
export function batchItems(
  body: unknown,
  root: string,
  collectionNamed: (id: string) => Collection,
  readTime: string,
): Iterable<string> {
  const request = readMessage(body, '', ['database', 'documents', 'mask', ...consistency])
  refuseConsistency(request)
  const names = new Set(
    readList(request.documents, 'documents').map((name) => checkName(name, root)),
  )
  const mask = request.mask === undefined ? undefined : readMaskMessage(request.mask)

  return (function* items() {
    for (const name of names) {
      const [collectionId = '', id = '', ...deeper] = name.slice(root.length + 1).split('/')
      const collection = collectionNamed(collectionId)
      const record = deeper.length === 0 ? collection.byId.get(id) : undefined
      yield record
        ? `{"found":${wireText(record, mask)},"readTime":"${readTime}"}`
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

function checkName(name: unknown, root: string): string {
  if (typeof name !== 'string') throw invalidValue('documents', name)
  const segments = name.slice(root.length + 1).split('/')
  if (!name.startsWith(`${root}/`) || segments.length % 2 !== 0 || segments.includes('')) {
    throw invalidArgument(`"${name.slice(0, 200)}" is no document of this database.`)
  }
  return name
}

/** An empty mask asks for no fields at all, as when a client only wants to know what exists. */
function readMaskMessage(json: unknown): FieldPath[] {
  const { fieldPaths } = readMessage(json, 'mask', ['fieldPaths'])
  const paths = readList(fieldPaths, 'mask.field_paths')
  checkFieldCount(paths, 'mask.field_paths')
  return paths.map((path) => {
    if (typeof path !== 'string') throw invalidValue('mask.field_paths', path)
    return readFieldPath(path)
  })
}

/** There is one state, the present one: pretending to serve another would be a lie. */
function refuseConsistency(request: Partial<Record<(typeof consistency)[number], unknown>>): void {
  const asked = consistency.find((name) => request[name] !== undefined)
  if (asked) throw invalidArgument(`${asked} is not supported by the embedded document database.`)
}
