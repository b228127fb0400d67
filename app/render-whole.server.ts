import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

type Options = {
  timeoutMilliseconds: number
  /** Is told of what fails; the document has what stands there then. */
  onError: (error: unknown) => void
}

/**
 * The document with all that it waited for, as UTF-8 with a letter for each byte: half of what the few
 * signs that no byte holds would make of a whole page. Through a stream of Node's, which costs
 * less than one of the web's. Rejects where not even the document's frame could be made.
 */
export function renderWhole(node: ReactNode, { timeoutMilliseconds, onError }: Options) {
  return new Promise<string>((resolve, reject) => {
    let html = ''
    const end = new Writable({
      write(chunk: Buffer, _, next) {
        html += chunk.toString('latin1')
        next()
      },
      final(done) {
        resolve(html)
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(node, {
      // React moves large Suspense boundaries behind the page for a script to put in place;
      // without JavaScript they would stay hidden.
      progressiveChunkSize: Infinity,
      onError,
      onShellError(error) {
        clearTimeout(late)
        reject(error)
      },
      onAllReady() {
        clearTimeout(late)
        pipe(end)
      },
    })
    const late = setTimeout(() => abort(new Error('The page took too long.')), timeoutMilliseconds)
  })
}
