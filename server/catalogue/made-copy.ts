import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Product } from '#domain/catalogue/product.ts'
import { createPause } from '#domain/finding/pause.ts'
import { restForPages } from '#server/http/pages-first.ts'
import { createPacker, unpackValues, type PackedValues } from '#domain/memo/packed-values.ts'
import { replaceFile } from '#server/files/replace-file.ts'
import type { DocumentsRead } from './read-documents.ts'

/**
 * What was read from the documents that were served last: a tenth of them, and there in a tenth of the
 * time that reading them takes.
 */
export type MadeCopy = {
  /** Undefined where there is none, another build wrote it, or not a byte for byte whole one. */
  read: () => Promise<DocumentsRead | undefined>
  write: (read: DocumentsRead) => Promise<void>
}

/** The first line of the file; lines of nodes follow, and the fingerprint of all before it. */
type Head = Omit<DocumentsRead, 'products'> & Omit<PackedValues, 'nodes'> & { build: string }

/** Of one line: some milliseconds to write. */
const nodesALine = 5000

/** `build` is the name of the one that runs: another may read documents otherwise. */
export function createMadeCopy({ file, build }: { file: string; build: string }): MadeCopy {
  return {
    async read() {
      const [head, ...lines] = wholeLines(await readFile(file, 'utf8').catch(() => ''))
      if (head === undefined) return undefined
      const { build: by, shapes, values, ...read } = JSON.parse(head) as Head
      if (by !== build) return undefined
      const nodes = lines.flatMap((line) => JSON.parse(line) as PackedValues['nodes'])
      return { ...read, products: unpackValues<Product>({ shapes, values, nodes }) }
    },
    write: (read) => replaceFile(file, linesOf(read, build)),
  }
}

/** With turns for others in between. */
async function* linesOf(
  { products, ...read }: DocumentsRead,
  build: string,
): AsyncIterable<string> {
  const pause = createPause(restForPages)
  const packer = createPacker()
  for (const product of products) {
    packer.add(product)
    await pause()
  }
  const { nodes, ...places } = packer.packed
  const head: Head = { ...read, ...places, build }
  const hash = createHash('sha256')
  const line = (value: unknown) => {
    const text = `${JSON.stringify(value)}\n`
    hash.update(text)
    return text
  }
  yield line(head)
  for (let from = 0; from < nodes.length; from += nodesALine) {
    yield line(nodes.slice(from, from + nodesALine))
    await pause()
  }
  yield hash.digest('hex')
}

/** None of a file that is not what was written. */
function wholeLines(text: string): string[] {
  const end = text.lastIndexOf('\n') + 1
  const content = text.slice(0, end)
  const fingerprint = createHash('sha256').update(content).digest('hex')
  return text.slice(end) === fingerprint ? content.trimEnd().split('\n') : []
}
