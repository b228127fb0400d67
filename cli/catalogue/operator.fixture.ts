import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '#test/temporary-folder.ts'
import type { HostedCollection } from './hosted-collection.ts'
import type { Terminal } from './terminal.ts'

/** A product that `check` finds no fault with. */
export function product(slug: string, changes: Record<string, unknown> = {}) {
  const name = `Product ${slug}`
  const place = { productFamily: 'Ball Valves', subFamily: 'Full bore', rank: 1 }
  return { product: name, slug, ...place, ...changes }
}

/** A folder with these files, removed after the test. Objects become JSON, texts stay as they are. */
export function folderWith(files: Record<string, object | string>): string {
  const folder = temporaryFolder()
  for (const [name, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    writeFileSync(join(folder, name), text)
  }
  return folder
}

/** What a folder holds, by file name. */
export function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder).sort()
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

/** A terminal that records, with an operator who gives this answer; without one, nobody is there. */
export function fakeTerminal(answer?: string) {
  const lines: string[] = []
  const questions: string[] = []
  const terminal: Terminal = {
    print: (line) => lines.push(line),
    printError: (line) => lines.push(line),
    ask:
      answer === undefined
        ? undefined
        : (question) => {
            questions.push(question)
            return Promise.resolve(answer)
          },
  }
  return { terminal, lines, questions, output: () => lines.join('\n') }
}

/** A collection in memory. */
export function memoryCollection(documents: Record<string, Record<string, unknown>>) {
  const stored = new Map(Object.entries(documents))
  let writes = 0
  const collection: HostedCollection = {
    place: 'memory',
    read: () => Promise.resolve(new Map(stored)),
    write(changes, onProgress) {
      for (const { id, data } of changes) {
        writes += 1
        if (data) stored.set(id, data)
        else stored.delete(id)
      }
      onProgress(changes.length)
      return Promise.resolve()
    },
    close: () => Promise.resolve(),
  }
  return { collection, stored, writes: () => writes }
}
