import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { Logger } from 'pino'
import { readBody } from '#server/http/read-body.ts'
import { createBoundedQueue } from '#server/http/bounded-queue.ts'
import { busyHeaders } from '#server/http/busy-answer.ts'
import type { TooMany } from '#server/http/limiter.ts'
import * as texts from '#texts/answers.ts'
import type { Tool } from '#capabilities/assistant/tools/tool.ts'
import type { ToolSite } from '#capabilities/assistant/tools/tool-site.ts'
import { registerTools } from './program-server.ts'

type Dependencies = {
  /** What the server calls itself to programs. */
  server: { name: string; title: string; version: string; instructions: string }
  tools: readonly Tool[]
  site: () => ToolSite
  /** What a request has to pass before it is read. */
  guards: MiddlewareHandler
  log: Pick<Logger, 'info' | 'error'>
}

/** More than any question needs. */
const maxBytes = 64 * 1024
/** Answers are made on the thread that serves pages: few at a time, and few that wait. */
const queueLimits = { maxRunning: 2, maxWaiting: 32 }

/**
 * `POST /mcp`: the Model Context Protocol over Streamable HTTP, without sessions: each request
 * stands for itself, so that any of several servers answers it. All that it reads is public:
 * any origin may ask, and no cookie counts.
 */
export function mcp({ server, tools, site, guards, log }: Dependencies): Hono {
  const queue = createBoundedQueue(queueLimits)
  let handler: ReturnType<typeof makeHandler> | undefined
  const api = new Hono()
  api.use(cors({ origin: '*', allowMethods: ['POST'] }))
  api.post('/', guards, async (c) => {
    c.header('cache-control', 'no-store')
    const body = await readBody(c.req.raw, maxBytes)
    if (body === 'too large') return refuse(c, 413, -32600, 'This is too long: 64 KB at most.')
    const parsed = body === 'broken' ? undefined : jsonOf(body.text)
    if (parsed === undefined) return refuse(c, 400, -32700, 'This is no JSON.')
    // The protocol has had no batches since 2025-06-18; one would be many questions for the price
    // of one.
    if (Array.isArray(parsed)) return refuse(c, 400, -32600, 'Send one message at a time.')
    const { fetch } = await (handler ??= makeHandler())
    const answer = queue.run(() => fetch(c.req.raw, { parsedBody: parsed }))
    if (answer) return answer
    for (const [name, value] of Object.entries(busyHeaders)) c.header(name, value)
    return refuse(c, 503, -32000, texts.busy)
  })
  api.all('/', (c) => {
    c.header('allow', 'POST')
    return refuse(c, 405, -32000, 'Method not allowed. Ask by POST.')
  })
  return api

  /** Loaded with the first question: most servers are never asked one. */
  async function makeHandler() {
    const { createMcpHandler, McpServer } = await import('@modelcontextprotocol/server')
    const { instructions, ...about } = server
    return createMcpHandler(
      () => {
        const one = new McpServer(about, { instructions })
        registerTools(one, { tools, site, log })
        return one
      },
      {
        // Nothing here changes while somebody listens that the next question would not tell.
        maxSubscriptions: 0,
        maxRequestBodySize: maxBytes,
        onerror: (error) => log.info({ err: error }, 'mcp: a request was refused'),
      },
    )
  }
}

/** A limit in the protocol's form: its clients read no other. */
export const refuseTooMany = (c: Context, { message }: TooMany): Response =>
  refuse(c, 429, -32000, message)

type Status = 400 | 405 | 413 | 429 | 503

function refuse(c: Context, status: Status, code: number, message: string): Response {
  return c.json({ jsonrpc: '2.0', error: { code, message }, id: null }, status)
}

/** Half a character, which JSON can write, stands in no address: it is the sign for what is unknown. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) =>
      typeof value === 'string' ? value.toWellFormed() : value,
    )
  } catch {
    return undefined
  }
}
