import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Logger } from 'pino'
import { boundConnections } from './bound-connections.ts'

type Options = { port: number; host: string; log: Pick<Logger, 'warn'> }

/** Of an address with its headers: 200 lines of the longest part numbers, and what browsers add to them. */
export const maxHeaderBytes = 32 * 1024

const serverOptions = {
  maxHeaderSize: maxHeaderBytes,
  // A form of the largest size over a slow phone line takes half of it.
  requestTimeout: 60_000,
  // Connections that send nothing are closed.
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
}

/**
 * Serves on Node's HTTP server, of which a proxy in front keeps most of the internet away. The adapter
 * puts quicker ones in the place of the global Request and Response.
 * @param port any free one for 0
 * @returns the listening server, and its port
 * @throws the listener's error, such as `EADDRINUSE`
 */
export async function listen(
  fetch: (request: Request, env: unknown) => Response | Promise<Response>,
  { port, host, log }: Options,
): Promise<{ server: Server; port: number }> {
  const server = createAdaptorServer({ fetch, serverOptions }) as Server
  boundConnections(server, { log })
  server.listen({ port, host })
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}
