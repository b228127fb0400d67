const header = 'x-read'

/** A copy to keep that says when it was read; its bytes are no longer compressed. */
export function stamped({ status, headers, body }: Response, now: number): Response {
  const kept = new Headers(headers)
  for (const name of ['content-encoding', 'content-length', 'set-cookie']) kept.delete(name)
  // What is kept is whole: a reader that asks for ranges reads it whole.
  kept.delete('accept-ranges')
  // It is found by its address alone.
  kept.delete('vary')
  kept.set(header, String(now))
  return new Response(body, { status, headers: kept })
}

/** When a copy was read, in milliseconds as `Date.now()`. */
export const readAt = ({ headers }: Response): number => Number(headers.get(header))

/** The document of a copy, which says in an attribute when it was read, in the reader's words. */
export async function dated(copy: Response, words: string): Promise<Response> {
  const html = await copy.text()
  return new Response(
    html.replace('<html', () => `<html data-read="${words.replaceAll('"', '')}"`),
    { status: copy.status, headers: copy.headers },
  )
}
