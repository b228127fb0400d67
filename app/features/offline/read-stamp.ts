import type { Unheard } from './patience.ts'

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

/** The document of a copy, which says in attributes when it was read, in words, and why it is one. */
export async function dated(copy: Response, words: string, why: Unheard): Promise<Response> {
  const html = await copy.text()
  const said = `data-read="${words.replaceAll('"', '')}" data-why="${why}"`
  return new Response(
    html.replace('<html', () => `<html ${said}`),
    { status: copy.status, headers: copy.headers },
  )
}
