import { vi } from 'vitest'
import type { FileStore, StoredFile } from '#server/ports/file-store.ts'
import type { LastGoodFiles, ListedFiles } from './list-files.ts'
import { createLiveKnowledge } from './live-knowledge.ts'
import type { TextIndex } from './text-index.ts'

const content = {
  skippedFolders: ['icons'],
  thumbnails: 'icons',
  categoryNames: {},
  featured: [],
  gated: [],
  blogs: [],
}
export const never = new Promise<never>(() => {})
export const file = (path: string): StoredFile => ({
  path,
  contentType: 'application/pdf',
  bytes: 5,
  updated: '2026-01-01T00:00:00.000Z',
})
export const down = (reason: string) => () => Promise.reject(new Error(reason))

export type World = {
  folders: Record<string, string[] | (() => Promise<string[]>)>
  root?: () => Promise<string[]>
}
type Changes = {
  copy?: ListedFiles
  timeout?: Promise<unknown>
  timeoutMilliseconds?: number
  texts?: Partial<TextIndex>
}

/** A live list over a store whose folders can be changed. */
export async function start(world: World, changes: Changes = {}) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const under = { now: 0, most: 0 }
  const names = async (folder: string, signal: AbortSignal | undefined) => {
    under.most = Math.max(under.most, ++under.now)
    await new Promise((later) => setTimeout(later, 1))
    under.now--
    const held = world.folders[folder] ?? []
    if (Array.isArray(held)) return held
    const aborted = new Promise<never>((_, fail) =>
      signal?.addEventListener('abort', () => fail(new Error('too late'))),
    )
    return Promise.race([held(), aborted])
  }
  const store: FileStore = {
    describe: () => 'a storage',
    folders: async () => (world.root ? world.root() : Object.keys(world.folders)),
    names: (folder, how) => names(folder, how?.signal),
    files: async (folder, how) => (await names(folder, how?.signal)).map(file),
    find: async (path) => file(path),
    read: async () => undefined,
    address: (path) => `/files/${path}`,
  }
  const kept: { copy: ListedFiles | undefined } = { copy: changes.copy }
  const lastGood: LastGoodFiles = {
    read: async () => kept.copy,
    write: async (files) => void (kept.copy = files),
  }
  const texts: TextIndex = {
    update: async () => ({ details: new Map(), incomplete: false }),
    search: async () => [],
    textOf: async () => undefined,
    ...changes.texts,
  }
  const live = await createLiveKnowledge({
    store,
    lastGood,
    texts,
    content,
    log,
    timeout: () => changes.timeout ?? never,
    ...(changes.timeoutMilliseconds && { timeoutMilliseconds: changes.timeoutMilliseconds }),
  })
  const slugs = async () => (await live.list()).items.map(({ slug }) => slug)
  const said = (level: 'info' | 'warn' | 'error', words: string) =>
    log[level].mock.calls.filter((call) => JSON.stringify(call).includes(words)).length
  return { live, slugs, said, under, kept }
}
