import { serve } from '@hono/node-server'
import type { AddressInfo } from 'node:net'

export type SlowStorage = { url: string; calls: () => number; stop: () => void }

/**
 * A hosted storage that takes its time with each call: `folders` of `files` each, in Firebase
 * Storage's format.
 */
export async function startSlowStorage(options: {
  folders: number
  files: number
  delayMilliseconds: number
}): Promise<SlowStorage> {
  const { folders, files, delayMilliseconds } = options
  const names = Array.from({ length: folders }, (_, at) => `folder${at}/`)
  const inside = (prefix: string) =>
    Array.from({ length: files }, (_, at) => ({ name: `${prefix}Document ${at}.pdf`, bucket: 'b' }))
  const updated = '2026-11-01T00:00:00.000Z'
  let calls = 0

  async function answer(request: Request): Promise<Response> {
    calls++
    await new Promise((later) => setTimeout(later, delayMilliseconds))
    const { pathname, searchParams } = new URL(request.url)
    if (!pathname.endsWith('/o')) {
      return Response.json({ contentType: 'application/pdf', size: '5', updated })
    }
    const prefix = searchParams.get('prefix') ?? ''
    const known = names.includes(prefix)
    return Response.json({ prefixes: prefix ? [] : names, items: known ? inside(prefix) : [] })
  }

  return new Promise((resolve) => {
    const server = serve(
      { fetch: answer, port: 0, hostname: '127.0.0.1' },
      ({ port }: AddressInfo) =>
        resolve({
          url: `http://127.0.0.1:${port}`,
          calls: () => calls,
          stop: () => void server.close(),
        }),
    )
  })
}
