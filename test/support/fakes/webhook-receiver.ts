import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** What a receiver answers next in place of 204. */
export type WebhookFault = { status: number; headers?: Record<string, string> } | 'breaks' | 'hangs'

/** A receiver that verifies as the Standard Webhooks specification says, and no other way. */
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

const toleranceSeconds = 5 * 60

function verify({ headers }: IncomingMessage, body: string, secret: Buffer): string | undefined {
  const id = headers['webhook-id']
  const timestamp = headers['webhook-timestamp']
  if (!id || !/^\d+$/.test(String(timestamp))) return 'no id or timestamp'
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > toleranceSeconds) return 'too old'
  const wanted = createHmac('sha256', secret).update(`${String(id)}.${String(timestamp)}.${body}`)
  const expected = wanted.digest()
  const given = String(headers['webhook-signature'])
    .split(' ')
    .flatMap((one) => (one.startsWith('v1,') ? [Buffer.from(one.slice(3), 'base64')] : []))
  const isSigned = given.some((one) => one.length === 32 && timingSafeEqual(one, expected))
  return isSigned ? undefined : 'wrong signature'
}
