import * as texts from '#texts/sheets.ts'

const style =
  'padding:.5rem 1rem;background:#15181c;color:#fff;font:600 .875rem/1.4 system-ui,sans-serif;text-align:center'

/** A page with a line above it that says what it is; any other answer as it came. */
export async function withBanner(response: Response, note: string): Promise<Response> {
  const { status, statusText } = response
  const headers = new Headers(response.headers)
  // The body is what fetch has unpacked already.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding'])
    headers.delete(name)
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  if (!isPage) return new Response(response.body, { status, statusText, headers })
  const banner = `<aside role="note" aria-label="${escaped(texts.preview)}" style="${style}">${escaped(note)}</aside>`
  const html = await response.text()
  // Not fixed anywhere: notices and trays have the edges of the window.
  const page = html.replace(/<body[^>]*>/, (body) => body + banner)
  return new Response(page, { status, statusText, headers })
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;' })[sign] ?? '&gt;')
}
