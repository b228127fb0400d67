import { startMoodyProxy } from '#test/fakes/moody-proxy.ts'
import { startPostgres } from '#test/fakes/postgres-server.ts'

/** A new database of a server of its own, by an address that goes through the proxy. */
export async function postgresBehindProxy() {
  const service = await startPostgres()
  if ('skipped' in service) return service
  const url = new URL(await service.database())
  const proxy = await startMoodyProxy({ path: `${url.searchParams.get('host')}/.s.PGSQL.5432` })
  const address = `postgres://${url.username}@127.0.0.1:${proxy.port}${url.pathname}`
  return { proxy, address, freeze: service.freeze, stop: service.stop }
}
