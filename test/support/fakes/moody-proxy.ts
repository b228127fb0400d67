import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Each way in which a service fails those who rely on it, whatever it speaks. */
export const badMoods = [
  /** Nobody listens. */
  'refused',
  /** Breaks each connection at once. */
  'closing',
  /** Takes what is sent and never answers. */
  'hanging',
  /** Answers so slowly that it comes to the same. */
  'drip',
  /** Breaks off in the middle of an answer. */
  'half',
  /** Answers what nobody can read. */
  'garbage',
  /** As a proxy does whose service is away. */
  'error',
  /** As a proxy does that wants a login. */
  'page',
] as const

export type BadMood = (typeof badMoods)[number]
export type Mood = 'well' | BadMood

export type MoodyProxy = {
  port: number
  /** Resolves when it is so; a connection that hung once goes on hanging, as in a lost network. */
  become: (mood: Mood) => Promise<void>
  stop: () => Promise<void>
}

const html = '<!doctype html><title>Sign in</title><h1>Welcome to the proxy</h1>'
const http = (status: string) =>
  `HTTP/1.1 ${status}\r\ncontent-type: text/html\r\ncontent-length: ${html.length}\r\nconnection: close\r\n\r\n${html}`
/** The same at each run; no protocol begins like that. */
const garbage = Buffer.from(Array.from({ length: 256 }, (_, i) => (i * 167 + 201) % 256))

/** What is said in place of the service, and whether that is all. */
const told: Partial<Record<Mood, { bytes: string | Buffer; ends: boolean }>> = {
  garbage: { bytes: garbage, ends: false },
  error: { bytes: http('502 Bad Gateway'), ends: true },
  page: { bytes: http('200 OK'), ends: true },
}
const dripMilliseconds = 250

/** Stands between the site and a service, and does to what passes as its mood is. */
export async function startMoodyProxy(
  service: { port: number } | { path: string },
): Promise<MoodyProxy> {
  let mood: Mood = 'well'
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    sockets.add(client)
    client.on('close', () => sockets.delete(client)).on('error', () => {})
    if (mood === 'closing') return void client.resetAndDestroy()
    const beyond = connect('port' in service ? { ...service, host: '127.0.0.1' } : service)
    join(client, beyond, () => mood)
  })
  async function listen(port: number): Promise<void> {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo

  async function close(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const socket of sockets) socket.resetAndDestroy()
    await closed
  }
  return {
    port,
    async become(next) {
      mood = next
      if (next === 'refused') await close()
      else if (!server.listening) await listen(port)
    },
    async stop() {
      if (server.listening) await close()
    },
  }
}

function join(client: Socket, service: Socket, moodNow: () => Mood): void {
  let isLost = false
  let waiting = Buffer.alloc(0)
  let dripping: NodeJS.Timeout | undefined

  /** What passes no matter from which side; false where the mood has its own way with it. */
  function passes(): boolean {
    const mood = moodNow()
    isLost ||= mood === 'hanging'
    if (isLost) return false
    if (mood === 'closing') client.resetAndDestroy()
    const instead = told[mood]
    if (instead) {
      client.write(instead.bytes)
      if (instead.ends) client.end()
    }
    return !instead && mood !== 'closing'
  }

  function drip(chunk: Buffer): void {
    waiting = Buffer.concat([waiting, chunk])
    dripping ??= setInterval(() => {
      const most = moodNow() === 'drip' ? 1 : waiting.length
      client.write(waiting.subarray(0, most))
      waiting = waiting.subarray(most)
      if (waiting.length) return
      clearInterval(dripping)
      dripping = undefined
    }, dripMilliseconds)
  }

  client.on('data', (chunk) => {
    if (passes()) service.write(chunk)
  })
  service.on('data', (chunk) => {
    if (!passes()) return
    if (moodNow() === 'half') {
      client.end(chunk.subarray(0, Math.ceil(chunk.length / 2)))
      service.destroy()
    } else if (moodNow() === 'drip' || dripping) {
      drip(chunk)
    } else {
      client.write(chunk)
    }
  })
  service.on('error', () => {})
  service.on('close', () => {
    // What drips is still to come.
    if (!isLost && !dripping) client.end()
  })
  client.on('close', () => {
    clearInterval(dripping)
    service.destroy()
  })
}
