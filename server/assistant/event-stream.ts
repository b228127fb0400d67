/** An answer in server-sent events, each a JSON document, while it is being made. */
export type EventStream = {
  send: (event: unknown) => void
  end: () => void
  response: () => Response
}

/** `onLeave` is called when the client goes away before the end. */
export function createEventStream(onLeave: () => void): EventStream {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(own) {
      controller = own
    },
    cancel() {
      controller = undefined
      onLeave()
    },
  })
  return {
    send: (event) => controller?.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`)),
    end: () => controller?.close(),
    response: () =>
      new Response(body, {
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          // nginx would keep it back until it is whole.
          'x-accel-buffering': 'no',
        },
      }),
  }
}
