import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { onTestFinished } from 'vitest'

/** What a receiver answers next in place of 204. */
export type WebhookFault = { status: number; headers?: Record<string, string> } | 'breaks' | 'hangs'

/** A receiver that verifies with the library of Standard Webhooks, as docs/operating.md advises. */
export async function startWebhookReceiver(secret: Buffer) {
  const taken: { id: string; body: string }[] = []
  const refused: string[] = []
  const faults: WebhookFault[] = []
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const id = String(request.headers['webhook-id'])
      const problem = verify(request, body, secret)
      if (problem) {
        refused.push(problem)
        return response.writeHead(401).end()
      }
      const fault = faults.shift()
      if (fault === 'hangs') return undefined
      taken.push({ id, body })
      if (fault === 'breaks') return request.socket.destroy()
      return response.writeHead(fault?.status ?? 204, fault?.headers).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  onTestFinished(stop)
  const { port } = server.address() as AddressInfo
  return { taken, refused, faults, stop, url: `http://127.0.0.1:${port}/enquiries?of=site` }
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** Undefined where the signature verifies. */
function verify({ headers }: IncomingMessage, body: string, secret: Buffer): string | undefined {
  try {
    const webhook = new Webhook(secret, { format: 'raw' })
    webhook.verify(body, headers as Record<string, string>)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
