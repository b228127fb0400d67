import { request } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { startMondayService } from './fakes/monday-service.ts'
import { startNginx } from './fakes/nginx-server.ts'
import { startPostgres } from './fakes/postgres-server.ts'
import { startRedis } from './fakes/redis-server.ts'
import { startSite, type RunningSite } from './running-site.ts'

export type TwoServers = Exclude<Awaited<ReturnType<typeof startTwoServers>>, { skipped: string }>

/**
 * Two servers behind nginx with the file that we ship, with one PostgreSQL, one Redis and the boards
 * behind them; `skipped` says what this machine lacks.
 */
export async function startTwoServers() {
  const ports = [await freePort(), await freePort()] as const
  const nginx = await startNginx(await freePort(), ports)
  if ('skipped' in nginx) return nginx
  const [postgres, redis] = [await startPostgres(), await startRedis()]
  if ('skipped' in postgres || 'skipped' in redis) {
    await nginx.stop()
    for (const one of [postgres, redis]) if ('stop' in one) await one.stop()
    return 'skipped' in postgres ? postgres : (redis as { skipped: string })
  }
  const boards = await startMondayService()
  const folder = await mkdtemp(join(tmpdir(), 'two-'))
  const variables = {
    DATABASE_URL: await postgres.database(),
    REDIS_URL: redis.url,
    // As deploy/nginx.conf wants it.
    TRUST_PROXY: '127.0.0.1',
    LIMIT_SUBMISSIONS: '10/min',
    ...boards.variables,
  }
  const startOne = (at: 0 | 1) =>
    startSite(
      { ...variables, PORT: String(ports[at]) },
      { data: join(folder, String(at)), timeoutMilliseconds: 60_000 },
    )
  const sites: [RunningSite, RunningSite] = [await startOne(0), await startOne(1)]

  return {
    nginx,
    boards,
    sites,
    ports,
    async start(at: 0 | 1) {
      sites[at] = await startOne(at)
    },
    async stop() {
      await nginx.stop()
      await Promise.all(sites.map((site) => site.stop({ keepData: true })))
      await Promise.all([postgres.stop(), redis.stop(), boards.stop()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Asks as a visitor of this address does: any of 127.0.0.0/8 is this machine's. */
export function ask(
  url: string,
  { from = '127.0.0.9', body }: { from?: string; body?: object } = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const options = {
      agent: false,
      localAddress: from,
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' } }),
    }
    const asked = request(url, options, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      response.on('error', reject)
    })
    asked.on('error', reject).end(body && JSON.stringify(body))
  })
}
