import { once } from 'node:events'
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { startSite } from '#test/running-site.ts'
import { contact } from '#test/submissions.fixture.ts'

const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

type Site = Awaited<ReturnType<typeof startSite>>

async function start(seconds: number): Promise<Site> {
  const site = await startSite({ DRAIN_SECONDS: String(seconds) })
  endings.push(() => site.stop())
  return site
}

async function answerTo(sent: ClientRequest) {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

/** A form of which half is on its way. */
function halfSent(site: Site) {
  const { id, fields } = contact()
  const body = JSON.stringify({ ...fields, submissionId: id })
  const sent = request(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    agent: false,
  })
  sent.write(body.slice(0, 20))
  return { answer: answerTo(sent), finish: () => sent.end(body.slice(20)) }
}

test('a server that is about to end says so first, and answers all the same', async () => {
  const site = await start(30)
  const agent = new Agent({ keepAlive: true })
  endings.push(() => agent.destroy())
  const ask = (path: string) => {
    const sent = request(site.url + path, { agent })
    sent.end()
    return answerTo(sent)
  }
  expect((await ask('/readyz')).status).toBe(200)
  site.signal('SIGTERM')
  await expect.poll(async () => (await ask('/readyz')).status).toBe(503)
  expect(JSON.parse((await ask('/readyz')).body)).toMatchObject({ ready: false, ending: true })
  const page = await ask('/products')
  expect([page.status, page.headers.connection]).toEqual([200, 'close'])
  // Who is in a hurry says it twice.
  site.signal('SIGTERM')
  expect(await site.ended).toBe(1)
})

test('a form that is on its way is kept and answered before the server ends', async () => {
  const site = await start(0)
  const idle = new Agent({ keepAlive: true })
  endings.push(() => idle.destroy())
  const first = request(`${site.url}/healthz`, { agent: idle })
  first.end()
  await answerTo(first)
  const form = halfSent(site)
  await expect.poll(async () => (await fetch(`${site.url}/healthz`)).status).toBe(200)
  site.signal('SIGTERM')
  // It takes nobody else any more.
  await expect
    .poll(() =>
      fetch(`${site.url}/healthz`).then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('refused')
  form.finish()
  const { status, body } = await form.answer
  expect([status, JSON.parse(body)]).toEqual([200, expect.objectContaining({ ok: true })])
  expect(await site.ended).toBe(0)
})
