import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CDPSession } from 'playwright-core'

const picture = {
  type: 'image/svg+xml',
  body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'),
}
const film = {
  type: 'video/mp4',
  body: readFileSync(fileURLToPath(new URL('../fixtures/still.mp4', import.meta.url))),
}

/**
 * Answers a page's requests for pictures with an empty one, and for films with two gray seconds.
 * Not by a route of Playwright's: that keeps the browser from using its cache, of code as well.
 */
export async function standInFor(
  session: CDPSession,
  { pictures, films }: { pictures: boolean; films: boolean },
): Promise<void> {
  const patterns = [
    ...(pictures ? [{ urlPattern: '*/images/*' }] : []),
    ...(films ? [{ urlPattern: '*.mp4', resourceType: 'Media' as const }] : []),
  ]
  if (!patterns.length) return
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const { type, body } = request.url.endsWith('.mp4') ? film : picture
    const answer = {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: type }],
      body: body.toString('base64'),
    }
    // The page may have gone.
    session.send('Fetch.fulfillRequest', answer).catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns })
}
