import { Hono } from 'hono'
import { vi } from 'vitest'
import { createClientAddress } from '#server/http/client-address.ts'
import type { OtherForm } from './finish-page.ts'
import type { PageAddress } from './page-address.ts'
import { createPages } from './pages.ts'

export const policy = () => ({ connect: [], media: [], frames: [] })
export const long = `<html><script>start()</script>${'<p>Fiber</p>'.repeat(200)}`
export const html = (body: string, status = 200, headers = {}) =>
  new Response(body, { status, headers: { 'content-type': 'text/html', ...headers } })

export function site(
  answer: (request: Request) => Response | Promise<Response> = () => html(long),
  given: {
    policy?: typeof policy | undefined
    address?: PageAddress
    formsOf?: (path: string) => OtherForm[]
  } = {},
) {
  const render = vi.fn(async (request: Request) => answer(request))
  const world = { version: '1' }
  const options = { policy, ...given }
  const { address = (asked: string) => asked, formsOf } = options
  const log = { error: vi.fn() }
  const pages = createPages({
    address,
    ...(formsOf && { formsOf }),
    clientAddress: createClientAddress([]),
    render,
    version: () => world.version,
    policy: options.policy,
    log,
  })
  const app = new Hono().get('*', pages.answer)
  app.onError((error, c) => c.text(error.message, 500))
  const get = async (path: string, headers: Record<string, string> = {}, remoteAddress?: string) =>
    app.request(
      `http://site.example${path}`,
      { headers },
      { incoming: { socket: { remoteAddress } } },
    )
  return { app, get, render, world, log, pages }
}
