import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer, type AddressInfo, type ListenOptions } from 'node:net'

type Place = { port: number; host: string }

/** Where the system shares an address out among listeners: it does so elsewhere in other ways, or not at all. */
const count = process.platform === 'linux' ? 8 : 1

/**
 * Listens with several servers at one address. A listener is handed one new connection a turn of the
 * event loop: through a single one, who comes while hundreds ask over and over would wait for seconds
 * to be let in.
 * @returns the servers, each listening, and their port: the one asked for, or any free one for 0
 * @throws the listener's error; `EADDRINUSE` where anybody listens there, be it another such process
 */
export async function openDoors(create: () => Server, { port: asked, host }: Place) {
  if (count === 1) {
    const server = create()
    return { servers: [server], port: await listen(server, { port: asked, host }) }
  }
  // A port that is to be shared is shared with whoever asks likewise; who asks alone is refused.
  const alone = createServer()
  const port = await listen(alone, { port: asked, host })
  alone.close()
  await once(alone, 'close')
  const servers = Array.from({ length: count }, create)
  await Promise.all(servers.map((server) => listen(server, { port, host, reusePort: true })))
  return { servers, port }
}

async function listen(server: Server | ReturnType<typeof createServer>, options: ListenOptions) {
  server.listen(options)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
