/** Thrown where an answer's body is read, or by the fetch itself when its length is announced. */
export class AnswerTooLarge extends Error {
  override name = 'AnswerTooLarge'
}

/**
 * A fetch whose answers hold at most `maxBytes`, counted after decompression: an upstream, or a
 * proxy before it, could otherwise fill the memory with a few kilobytes of compressed nothing.
 */
export function boundedFetch(fetch: typeof globalThis.fetch, maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    const { body, status, statusText, headers } = response
    if (!body) return response
    const tooLarge = () => new AnswerTooLarge(`the answer is larger than ${maxBytes} bytes`)
    if (Number(headers.get('content-length')) > maxBytes) {
      await body.cancel()
      throw tooLarge()
    }
    let size = 0
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength
        // Breaks the connection off, too: nothing more is received.
        if (size > maxBytes) controller.error(tooLarge())
        else controller.enqueue(chunk)
      },
    })
    return new Response(body.pipeThrough(counted), { status, statusText, headers })
  }
}
