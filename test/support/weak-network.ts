import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A network in front of a site: it can hang, refuse, and bring another file than the site has. */
export async function weakNetwork(site: string) {
  const network = {
    /** Addresses that are not answered until the network comes back. */
    hangs: (_path: string, _method: string): boolean => false,
    /** Addresses at which it ends the connection. */
    refuses: (_path: string): boolean => false,
    comeBack(): void {
      network.hangs = () => false
      network.refuses = () => false
      for (const go of waiting.splice(0)) go()
    },
    /** Scripts that come in place of the site’s. */
    scripts: new Map<string, string>(),
  }
  const waiting: (() => void)[] = []
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/'
    if (network.refuses(path)) return void asked.socket.destroy()
    if (network.hangs(path, asked.method ?? 'GET')) return void waiting.push(pass)
    pass()

    function pass(): void {
      const script = network.scripts.get(path)
      if (script !== undefined) {
        answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
        answer.end(script)
        return
      }
      const { method = 'GET', headers } = asked
      const passed = request(new URL(path, site), { method, headers }, (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers)
        given.pipe(answer)
      })
      passed.on('error', () => answer.destroy())
      asked.pipe(passed)
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  async function stop(): Promise<void> {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return { network, url, stop }
}
