import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startSmtpServer } from '#test/fakes/smtp-server.ts'
import { startWebhookReceiver } from '#test/fakes/webhook-receiver.ts'
import { contact } from '#test/submissions.fixture.ts'
import { plainDocument, siteFolder } from '#test/temporary-catalogue.ts'
import { startMortalSite } from '../chaos/mortal-site.ts'

const patience = 60_000

async function startMortal(variables: Record<string, string>) {
  const data = await mkdtemp(join(tmpdir(), 'destinations-'))
  const place = await siteFolder({ 'a-lens': plainDocument('a-lens') })
  const site = await startMortalSite(variables, { folder: place.folder, data })
  onTestFinished(async () => {
    await site.stop()
    await Promise.all([place.remove(), rm(data, { recursive: true, force: true })])
  })
  const send = async ({ id, fields }: ReturnType<typeof contact>) => {
    const response = await fetch(`${site.url()}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...fields,
        type: '',
        category: 'Billing, invoices, or returns',
        submissionId: id,
      }),
    })
    return response.status
  }
  const state = async () => {
    const response = await fetch(`${site.url()}/readyz`)
    const body = (await response.json()) as { dependencies: { submissions: object } }
    return body.dependencies.submissions
  }
  const metrics = async () => (await fetch(`${site.url()}/metrics`)).text()
  return { ...site, send, state, metrics }
}

test(
  'enquiries reach a mailbox and a program once each, though one is down and the server killed',
  async () => {
    const secret = randomBytes(32)
    const hook = await startWebhookReceiver(secret)
    const down = await startSmtpServer()
    await down.stop()
    const site = await startMortal({
      SMTP_URL: down.url,
      ENQUIRIES_TO: 'sales@harbor.example',
      WEBHOOK_URL: hook.url,
      WEBHOOK_SECRET: `whsec_${secret.toString('base64')}`,
    })
    const sent = Array.from({ length: 3 }, (_, i) => contact({ message: `No. ${i}` }))
    for (const one of sent) expect(await site.send(one)).toBe(200)
    await expect.poll(site.state).toMatchObject({
      waiting: 3,
      destinations: { smtp: { waiting: 3 }, webhook: { waiting: 0 } },
    })

    await site.killAndRestart()
    const mailbox = await startSmtpServer({ port: down.port })
    await expect.poll(site.state, { timeout: 30_000 }).toMatchObject({ waiting: 0 })
    const named = sent.map(({ id }) => id).toSorted()
    const ids = mailbox.mails.map(({ head }) => /^Message-ID: <(.*)@/m.exec(head)?.[1] ?? head)
    expect(ids.toSorted()).toEqual(named)
    expect(hook.taken.map(({ id }) => id).toSorted()).toEqual(named.map((id) => `msg_${id}`))
    expect(await site.metrics()).toMatch(/^submissions_destinations 2$/m)
    expect(site.output()).not.toMatch(/Harbor Waterworks|No\. \d/)
  },
  patience,
)

test(
  'a server without a destination says everywhere that enquiries reach nobody',
  async () => {
    const site = await startMortal({})
    expect(await site.send(contact())).toBe(200)
    const nobody = expect.stringContaining('reaches nobody')
    expect(await site.state()).toMatchObject({ waiting: 1, sending: false, warning: nobody })
    expect(await site.metrics()).toMatch(/^submissions_destinations 0$/m)
    const warned = site
      .output()
      .split('\n')
      .filter((line) => line.includes('reaches nobody'))
    expect(warned.map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([40])
  },
  patience,
)
