import { randomBytes } from 'node:crypto'
import { chatModel } from '#domain/submission/chat-message.ts'
import { startChatService } from '#test/fakes/chat-service.ts'
import { startFakeDatabase } from '#test/fakes/document-database.ts'
import { startMondayService } from '#test/fakes/monday-service.ts'
import { startMoodyProxy, type BadMood, type MoodyProxy } from '#test/fakes/moody-proxy.ts'
import { startRedis } from '#test/fakes/redis-server.ts'
import { startSmtpServer } from '#test/fakes/smtp-server.ts'
import { startStorageService } from '#test/fakes/storage-service.ts'
import { startWebhookReceiver } from '#test/fakes/webhook-receiver.ts'
import { postgresBehindProxy } from './postgres-behind-proxy.ts'
import type { Told } from './site-tells.ts'

/** A service that the site relies on, behind a proxy that has moods. */
export type Dependency = {
  name: string
  proxy: MoodyProxy
  /** What the site needs in its environment to reach it through the proxy. */
  variables: Record<string, string>
  /** Whether the site says that it is bad, or that it is well, and does as it says. */
  isToldBad: Says
  isToldWell: Says
  /** Moods that nobody could tell from an answer, and why. */
  except?: Partial<Record<BadMood, string>>
  /** Stops or goes on with the service itself, behind a proxy that is well. */
  freeze?: (frozen: boolean) => void
  /** Ids of the enquiries that it has. */
  has?: () => readonly string[]
  stop: () => Promise<unknown>
}
type Says = (told: Told, url: string) => boolean | Promise<boolean>

const portOf = (url: string) => Number(new URL(url).port)
const local = (port: number, path = '') => `http://127.0.0.1:${port}${path}`

async function database(): Promise<Dependency> {
  const service = await startFakeDatabase()
  const proxy = await startMoodyProxy({ port: portOf(service.variables.FIRESTORE_URL) })
  return {
    name: 'document database',
    proxy,
    variables: { ...service.variables, FIRESTORE_URL: local(proxy.port) },
    isToldBad: ({ code, catalogue, metric }) =>
      code === 200 &&
      catalogue.status === 'stale' &&
      catalogue.products > 0 &&
      metric('catalogue_stale') === 1,
    isToldWell: ({ catalogue, metric }) =>
      catalogue.status === 'ok' && metric('catalogue_stale') === 0,
    stop: service.stop,
  }
}

async function storage(): Promise<Dependency> {
  const service = await startStorageService()
  const proxy = await startMoodyProxy({ port: portOf(service.url) })
  return {
    name: 'storage',
    proxy,
    variables: { ...service.variables, FIREBASE_STORAGE_URL: local(proxy.port) },
    isToldBad: ({ code, storage, metric }) =>
      code === 200 && storage.status === 'stale' && metric('storage_stale') === 1,
    isToldWell: ({ storage, metric }) => storage.status === 'ok' && metric('storage_stale') === 0,
    stop: async () => service.stop(),
  }
}

const hostedReply = 'The hosted model says so.'

async function model(): Promise<Dependency> {
  const service = await startChatService({ reply: hostedReply })
  const proxy = await startMoodyProxy({ port: portOf(service.url) })
  const replyAt = async (url: string) => {
    const response = await fetch(`${url}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        messages: [{ role: 'user', content: 'Which ball valve suits steam?' }],
        model: chatModel,
      }),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => undefined)
    if (response?.status !== 200) return undefined
    return ((await response.json()) as { reply: string }).reply
  }
  let isReplaced = false
  return {
    name: 'model',
    proxy,
    variables: { OPENAI_API_KEY: 'a-test-key', OPENAI_BASE_URL: local(proxy.port, '/v1') },
    // Our own recommender answers in its place; nobody asks the model but visitors.
    isToldBad: async ({ code, model, metric }, url) => {
      const isTold = model?.status !== 'ok' && (metric('model_failures') ?? 0) > 0
      if (isReplaced) return code === 200 && isTold
      const reply = await replyAt(url)
      isReplaced = Boolean(reply) && reply !== hostedReply
      return false
    },
    isToldWell: async ({ model, metric }, url) => {
      isReplaced = false
      const isHosted = (await replyAt(url)) === hostedReply
      return isHosted && model?.status === 'ok' && metric('model_failures') === 0
    },
    stop: () => service[Symbol.asyncDispose](),
  }
}

/** Of a destination: an attempt failed and something waits; nothing older than a moment does. */
function asDestination(key: string): Pick<Dependency, 'isToldBad' | 'isToldWell'> {
  let failedBefore = 0
  const failures = ({ metric }: Told) =>
    metric('submissions_failed_attempts_total', `destination="${key}"`) ?? 0
  return {
    isToldBad: (told) =>
      failures(told) > failedBefore && (told.submissions.destinations[key]?.waiting ?? 0) > 0,
    isToldWell(told) {
      const { oldestSeconds = Infinity } = told.submissions.destinations[key] ?? {}
      const isWell = oldestSeconds <= 2
      if (isWell) failedBefore = failures(told)
      return isWell
    },
  }
}

async function board(): Promise<Dependency> {
  const service = await startMondayService()
  const proxy = await startMoodyProxy({ port: portOf(service.url) })
  return {
    name: 'board',
    proxy,
    variables: { ...service.variables, MONDAY_API_URL: local(proxy.port, '/v2') },
    ...asDestination('monday'),
    has: () =>
      service.items.map(({ columns }) => idIn(columns.map(({ text }) => text ?? '').join(' '))),
    stop: service.stop,
  }
}

async function mail(): Promise<Dependency> {
  const service = await startSmtpServer()
  const proxy = await startMoodyProxy({ port: service.port })
  return {
    name: 'mail',
    proxy,
    variables: {
      SMTP_URL: `smtp://127.0.0.1:${proxy.port}`,
      ENQUIRIES_TO: 'sales@harbor.example',
    },
    ...asDestination('smtp'),
    has: () => service.mails.map(({ head }) => idIn(/^Message-ID: <(.*)@/m.exec(head)?.[1] ?? '')),
    stop: service.stop,
  }
}

async function webhook(): Promise<Dependency> {
  const secret = randomBytes(32)
  const service = await startWebhookReceiver(secret)
  const proxy = await startMoodyProxy({ port: portOf(service.url) })
  return {
    name: 'webhook',
    proxy,
    variables: {
      WEBHOOK_URL: local(proxy.port, '/enquiries'),
      WEBHOOK_SECRET: `whsec_${secret.toString('base64')}`,
    },
    ...asDestination('webhook'),
    except: { page: 'any 2xx is the receiver’s word that it has the enquiry' },
    has: () => service.taken.map(({ id }) => idIn(id)),
    stop: service.stop,
  }
}

const uuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/
const idIn = (text: string) => uuid.exec(text)?.[0] ?? ''

async function postgres(): Promise<Dependency | { skipped: string }> {
  const behind = await postgresBehindProxy()
  if ('skipped' in behind) return behind
  const { address, ...service } = behind
  return {
    name: 'PostgreSQL',
    ...service,
    variables: { DATABASE_URL: address },
    isToldBad: ({ code, submissions, metric }) =>
      code === 200 &&
      submissions.status === 'unavailable' &&
      metric('submissions_unavailable') === 1,
    isToldWell: ({ submissions, metric }) =>
      submissions.status === 'ok' && metric('submissions_unavailable') === 0,
  }
}

async function redis(): Promise<Dependency | { skipped: string }> {
  const service = await startRedis()
  if ('skipped' in service) return service
  const proxy = await startMoodyProxy({ path: new URL(service.url).pathname })
  return {
    name: 'Redis',
    proxy,
    variables: { REDIS_URL: `redis://127.0.0.1:${proxy.port}` },
    isToldBad: ({ code, limits, metric }) =>
      code === 200 && limits?.status === 'stale' && metric('limits_stale') === 1,
    isToldWell: ({ limits, metric }) => limits?.status === 'ok' && metric('limits_stale') === 0,
    freeze: service.freeze,
    stop: service.stop,
  }
}

async function search(): Promise<Dependency | { skipped: string }> {
  const behind = await postgresBehindProxy()
  if ('skipped' in behind) return behind
  const { address, ...service } = behind
  return {
    name: 'search database',
    ...service,
    variables: { SEARCH_DATABASE_URL: address },
    // Before it was asked for the first time it is not told of as bad.
    isToldBad: ({ code, search, metric }) =>
      code === 200 &&
      search?.status === 'stale' &&
      metric('search_stale') === 1 &&
      (metric('search_engine_failures_total') ?? 0) > 0,
    isToldWell: ({ search, metric }) => search?.status === 'ok' && metric('search_stale') === 0,
  }
}

const starts = { database, storage, model, board, mail, webhook, postgres, search, redis }
export type DependencyName = keyof typeof starts

/** Starts them and their proxies; those whose programs this machine lacks are left out. */
export async function startDependencies(names: readonly DependencyName[]) {
  const started = await Promise.all(names.map((name) => starts[name]()))
  const dependencies = started.filter((one): one is Dependency => !('skipped' in one))
  return {
    dependencies,
    skipped: started.flatMap((one) => ('skipped' in one ? [one.skipped] : [])),
    variables: Object.assign({}, ...dependencies.map(({ variables }) => variables)) as Record<
      string,
      string
    >,
    async stop(): Promise<void> {
      await Promise.all(dependencies.map(({ proxy }) => proxy.stop()))
      await Promise.all(dependencies.map(({ stop }) => stop()))
    },
  }
}
