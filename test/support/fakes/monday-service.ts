import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json as readJson } from 'node:stream/consumers'
import { execute, GraphQLError, parse, validate, type DocumentNode } from 'graphql'
import { createBoards } from './monday-boards.ts'
import { ApplicationError, contactColumns, leadColumns } from './monday-columns.ts'
import { faults, type Fault, type FaultName } from './monday-faults.ts'
import { mondaySchema } from './monday-schema.ts'

const token = 'a-test-token'
const boardIds = { contact: '1234567890', lead: '2345678901' }
/** developer.monday.com/api-reference/docs/api-versioning, November 2026. */
const versions = ['2026-07', '2026-10', '2027-01']
const keyMinutes = 30

type Options = {
  /** What goes wrong with a request that is sound; undefined serves it. */
  fault?: (operation: 'query' | 'mutation') => Fault | undefined
  /** Milliseconds a request takes. */
  latency?: () => number
  /** False for keys whose answers are not kept, as when a user's budget for them is spent. */
  remembers?: (key: string) => boolean
  /** When a request is executed whose client has long gone. */
  laterMilliseconds?: number
}
type Answer = { status: number; headers?: Record<string, string>; body: string }

/**
 * monday.com's API as far as the site uses it, over HTTP, with its boards in memory. Each request
 * is checked as the service would check it; it fails in whatever way it is told to.
 */
export async function startMondayService(options: Options = {}) {
  const { latency = () => 0, remembers = () => true, laterMilliseconds = 300 } = options
  const boards = createBoards({
    [boardIds.contact]: { groups: ['topics', 'opportunities'], columns: contactColumns },
    [boardIds.lead]: { groups: ['topics'], columns: leadColumns },
  })
  const next: Fault[] = []
  const answered = new Map<string, { answer: Answer; at: number }>()
  const underWay = new Set<string>()
  /** Requests that the service would not have understood: faults of ours. */
  const violations: string[] = []
  const documents = new Set<string>()
  const counts = { query: 0, mutation: 0 }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readJson(request).catch(() => undefined)
    const checked = check(request, body)
    if (!checked.ok) {
      violations.push(checked.answer.body)
      return send(response, checked.answer)
    }
    const { operation, key } = checked
    documents.add((body as { query: string }).query)
    counts[operation] += 1
    if (key && underWay.has(key)) return send(response, conflict)
    const before = key ? answered.get(key) : undefined
    if (before && Date.now() - before.at < keyMinutes * 60_000) {
      const headers = { ...before.answer.headers, 'idempotency-replayed': 'true' }
      return send(response, { ...before.answer, headers })
    }
    const fault = next.shift() ?? options.fault?.(operation)
    if (key) underWay.add(key)
    const apply = async () => {
      const answer = await checked.run()
      if (key && remembers(key)) answered.set(key, { answer, at: Date.now() })
      return answer
    }
    const time = latency()
    await sleep(time / 2)
    const applied = fault?.applied ?? 'before'
    if (applied === 'later') setTimeout(() => void apply().finally(release), laterMilliseconds)
    const answer = applied === 'before' ? await apply() : undefined
    await sleep(time / 2)
    if (applied !== 'later') release()
    if (!fault) return send(response, answer!)
    if (fault.answer === 'close') return void request.socket.destroy()
    if (fault.answer) return send(response, fault.answer)

    function release(): void {
      if (key) underWay.delete(key)
    }
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      violations.push(String(error))
      response.destroy()
    })
  })

  function check(request: IncomingMessage, body: unknown) {
    const { method, headers } = request
    const refuse = (status: number, message: string) =>
      ({ ok: false, answer: { status, body: JSON.stringify({ errors: [{ message }] }) } }) as const
    if (method !== 'POST' || !/^application\/json\b/.test(headers['content-type'] ?? '')) {
      return refuse(400, 'Send your request as a POST request with a JSON body')
    }
    if (headers.authorization !== token) return refuse(401, 'Not Authenticated')
    if (!versions.includes(String(headers['api-version'])))
      return refuse(200, 'invalid API-Version')
    const { query, variables } = (body ?? {}) as { query?: unknown; variables?: unknown }
    if (typeof query !== 'string') return refuse(400, 'Pass your query string with the query key')
    let document: DocumentNode
    try {
      document = parse(query)
    } catch (error) {
      return refuse(200, `Parse error on ${String(error)}`)
    }
    const [problem] = validate(mondaySchema, document)
    if (problem) return refuse(200, problem.message)
    const [definition] = document.definitions
    const operation =
      definition?.kind === 'OperationDefinition' && definition.operation === 'mutation'
        ? 'mutation'
        : 'query'
    const key = operation === 'mutation' ? headers['idempotency-key'] : undefined
    return {
      ok: true,
      operation,
      key: typeof key === 'string' && key ? key : undefined,
      run: () => run(document, variables),
    } as const
  }

  async function run(document: DocumentNode, variables: unknown): Promise<Answer> {
    const { data, errors } = await execute({
      schema: mondaySchema,
      document,
      rootValue: boards.resolvers,
      variableValues: variables as Record<string, unknown>,
    })
    for (const { originalError, message } of errors ?? []) {
      if (!(originalError instanceof ApplicationError)) violations.push(message)
    }
    const said = errors?.map((error) => ({ ...error.toJSON(), extensions: codeOf(error) }))
    return { status: 200, body: JSON.stringify({ data, ...(said && { errors: said }) }) }
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`
  return {
    url,
    token,
    boardIds,
    /** What the site needs in its environment. */
    variables: {
      MONDAY_API_TOKEN: token,
      MONDAY_API_URL: url,
      MONDAY_CONTACT_BOARD_ID: boardIds.contact,
      MONDAY_LEAD_BOARD_ID: boardIds.lead,
    },
    items: boards.items,
    violations,
    /** The texts of all documents sent; few, where values travel as variables. */
    documents,
    counts,
    /** Puts an item on a board as somebody else would. */
    create: boards.resolvers.create_item,
    /** The next sound requests fail like this, one each. */
    failNext: (...names: (FaultName | Fault)[]) =>
      void next.push(...names.map((name) => (typeof name === 'string' ? faults[name] : name))),
    stop: () =>
      new Promise((stopped) => {
        server.close(stopped)
        server.closeAllConnections()
      }),
  }
}

export type MondayService = Awaited<ReturnType<typeof startMondayService>>

const conflict: Answer = {
  status: 409,
  headers: { 'retry-after': '1' },
  body: JSON.stringify({
    errors: [
      {
        message: 'A request with this idempotency key is currently being processed',
        extensions: { code: 'IDEMPOTENCY_CONFLICT' },
      },
    ],
  }),
}

const codeOf = ({ originalError }: GraphQLError) =>
  originalError instanceof ApplicationError ? { code: originalError.code, status_code: 200 } : {}

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const type = body.startsWith('<') ? 'text/html' : 'application/json'
  response.writeHead(status, { 'content-type': type, ...headers }).end(body)
}
