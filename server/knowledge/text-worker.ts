// Runs in a thread of its own, in one piece (cli/build/helpers.ts) or from this file as it is. Here are the texts and their
// index; the thread that serves the site only passes messages.
import { workerData } from 'node:worker_threads'
import { foldingOf } from '#domain/texts/fold-letters.ts'
import { reasonOf } from '#domain/texts/reason-of.ts'
import { answerQuestions } from './answer-questions.ts'
import type { PdfAnswers, PdfQuestion } from './pdf-worker.ts'
import { createTextCache, type TextEntry } from './text-cache.ts'
import type { IndexedDocument, TextDetails, TextQuestion } from './text-thread.ts'
import { createTextSearch, type TextSearch } from './text-search.ts'
import type { TextSettings } from './text-thread.ts'
import { createHelper } from './helper.ts'

const { folder, language, direction } = workerData as TextSettings
const cache = createTextCache(folder)
const fold = foldingOf(language, direction)
const texts = new Map<string, TextEntry>()
const reader = createHelper<PdfQuestion, PdfAnswers>('pdf-worker', {
  as: 'process',
  timeoutMilliseconds: 60_000,
  idleMilliseconds: 3_000,
})
let search: TextSearch | undefined

async function entryOf(key: string): Promise<TextEntry | undefined> {
  const entry = texts.get(key) ?? (await cache.get(key))
  if (entry) texts.set(key, entry)
  return entry
}

async function read(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<TextEntry> {
  const entry: TextEntry = await reader.ask({ ask: 'read', bytes }).catch((error: unknown) => ({
    pages: [],
    fault: reasonOf(error),
  }))
  texts.set(key, entry)
  await cache.set(key, entry)
  return entry
}

async function index(documents: readonly IndexedDocument[]): Promise<undefined> {
  const known = await Promise.all(
    documents.map(async ({ key, ...document }) => {
      const entry = key === undefined ? undefined : await entryOf(key)
      return { ...document, pages: entry?.pages ?? [] }
    }),
  )
  // What is searched meanwhile is found by the index of before.
  search = await createTextSearch(known, fold)
  const used = new Set(documents.flatMap(({ key }) => key ?? []))
  for (const key of texts.keys()) if (!used.has(key)) texts.delete(key)
  await cache.prune(used)
}

function detailsOf({ pages, count, revision, title, fault }: TextEntry): TextDetails {
  return { pages: count ?? pages.length, revision, title, fault }
}

answerQuestions<TextQuestion>(async (question) => {
  switch (question.ask) {
    case 'known': {
      const entry = await entryOf(question.key)
      return entry && detailsOf(entry)
    }
    case 'read':
      return detailsOf(await read(question.key, question.bytes))
    case 'index':
      return index(question.documents)
    case 'search':
      return search?.(question.query)
    case 'texts': {
      const entry = await entryOf(question.key)
      return entry && !entry.fault ? entry.pages : undefined
    }
  }
})
