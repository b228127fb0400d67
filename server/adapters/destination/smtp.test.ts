import pino from 'pino'
import { describe, expect, test } from 'vitest'
import type { FormFields } from '#domain/records/form-fields.ts'
import type { Submission } from '#domain/submission/submission.ts'
import { readEnv } from '#server/env.fixture.ts'
import { startSmtpServer } from '#test/fakes/smtp-server.ts'
import { contact, lead } from '#test/submissions.fixture.ts'
import { createSmtpDestination } from './smtp.ts'

const receivedAt = Date.UTC(2026, 10, 21, 14)

function destination(
  url: string,
  timeoutMilliseconds = 4000,
  more: Record<string, string> = {},
  formFields: FormFields = {},
) {
  const to = { ENQUIRIES_TO: 'sales@harbor.example, support@harbor.example' }
  const log = pino({ level: 'silent' })
  const made = createSmtpDestination({
    ...readEnv({ SMTP_URL: url, ...to, ...more }).smtp!,
    formFields,
    log,
    timeZone: 'Europe/Berlin',
    timeoutMilliseconds,
  })
  return (submission: Submission) => made.send({ submission, receivedAt }, 'unused')
}
/** A head's lines, with those that were folded in one. */
const headOf = (head: string) => head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')

describe('a mail', () => {
  test('reaches every mailbox, and an answer to it reaches the visitor', async () => {
    const { url, mails } = await startSmtpServer()
    const one = contact()
    expect(await destination(url)(one)).toEqual({
      ok: true,
      itemId: `<${one.id}@harbor.example>`,
    })
    const [mail] = mails
    expect(mail).toMatchObject({
      from: 'sales@harbor.example',
      to: ['sales@harbor.example', 'support@harbor.example'],
    })
    const head = headOf(mail!.head)
    expect(head).toContain('Reply-To: Ada <ada@harbor.example>')
    expect(head).toContain(`Message-ID: <${one.id}@harbor.example>`)
    expect(head).toContain('Auto-Submitted: auto-generated')
    for (const value of Object.values(one.fields)) expect(mail!.body).toContain(value)
  })

  test('has the same name and the same text at each attempt', async () => {
    const { url, mails } = await startSmtpServer()
    const one = lead()
    const send = destination(url, 4000, { ENQUIRIES_FROM: 'site@www.harbor.example' })
    await send(one)
    await send(one)
    expect(mails).toHaveLength(2)
    const named = (head: string) =>
      headOf(head).filter((line) => /^(Message-ID|Date|Subject):/.test(line))
    expect(named(mails[0]!.head)).toEqual(named(mails[1]!.head))
    expect(named(mails[0]!.head)).toContain(`Message-ID: <${one.id}@www.harbor.example>`)
    expect(mails[0]!.body).toBe(mails[1]!.body)
  })

  test('gets no further head and no further recipient from what a visitor writes', async () => {
    const { url, mails } = await startSmtpServer()
    const evil = 'Ada\r\nBcc: all@elsewhere.example\r\n\r\n.\r\nQUIT\r\n\u2028X: 1\u0085Y: 2'
    await destination(url)(
      contact({
        firstName: evil,
        lastName: '<x@elsewhere.example>, y@elsewhere.example',
        companyName: evil,
        companyEmail: 'ada@harbor.example,z@elsewhere.example',
        message: `${evil}\r\n.\r\nMAIL FROM:<x@elsewhere.example>`,
      }),
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]!.to).toEqual(['sales@harbor.example', 'support@harbor.example'])
    const names = headOf(mails[0]!.head).map((line) => line.split(':')[0])
    expect(names.filter((name) => /^(bcc|cc|x|y)$/i.test(name!))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
    expect(mails[0]!.body).toContain('MAIL FROM:<x@elsewhere.example>')
  })
})

describe('a login', () => {
  test('is made of the address, encoded as in any', async () => {
    const { port, mails, logins } = await startSmtpServer({ auth: 'site@harbor.example:p/w' })
    const url = `smtp://site%40harbor.example:p%2Fw@127.0.0.1:${port}`
    expect(await destination(url)(contact())).toMatchObject({ ok: true })
    expect([logins, mails[0]!.from]).toEqual([['site@harbor.example:p/w'], 'site@harbor.example'])
  })

  test('that is refused is a refusal, and nothing was sent', async () => {
    const { port, mails } = await startSmtpServer({ auth: 'site:right' })
    expect(await destination(`smtp://site:wrong@127.0.0.1:${port}`)(contact())).toMatchObject({
      ok: false,
      failure: { code: 'rejected', message: expect.stringContaining('535') },
      uncertain: false,
    })
    expect(mails).toEqual([])
  })
})

describe('a failure', () => {
  test('without TLS, where the server is elsewhere, comes before anything is said', async () => {
    const { port, mails } = await startSmtpServer()
    const { smtp } = readEnv({
      SMTP_URL: 'smtp://mail.harbor.example',
      ENQUIRIES_TO: 'sales@harbor.example',
    })
    const there = { ...smtp!, host: '127.0.0.1', port }
    const log = pino({ level: 'silent' })
    const made = createSmtpDestination({ ...there, formFields: {}, log, timeZone: 'UTC' })
    expect(await made.send({ submission: contact(), receivedAt }, '')).toMatchObject({
      ok: false,
      uncertain: false,
    })
    expect(mails).toEqual([])
  })

  test.each([
    [{ at: 'MAIL', says: '451 4.3.0 later' }, 'unexpected', false],
    [{ at: 'RCPT', says: '550 5.1.1 no such mailbox' }, 'rejected', false],
    [{ at: 'DATA', says: '554 5.7.1 not from you' }, 'rejected', false],
    [{ at: 'end', says: '452 4.2.2 mailbox full' }, 'unexpected', false],
    [{ at: 'end', breaks: true }, 'unreachable', true],
    [{ at: 'end', hangs: true }, 'unreachable', true],
    [{ at: 'greeting', hangs: true }, 'unreachable', undefined],
  ] as const)('%j is %s, of unknown outcome: %s', async (fault, code, uncertain) => {
    const { url, faults } = await startSmtpServer()
    faults.push(fault)
    const began = performance.now()
    const outcome = await destination(url, 500)(contact())
    expect(outcome).toMatchObject({ ok: false, failure: { code } })
    if (uncertain !== undefined) expect(outcome).toMatchObject({ uncertain })
    expect(performance.now() - began).toBeLessThan(3000)
  })

  test('of a server that is not there is certain', async () => {
    const { url, stop } = await startSmtpServer()
    await stop()
    expect(await destination(url)(contact())).toMatchObject({
      ok: false,
      failure: { code: 'unreachable' },
      uncertain: false,
    })
  })
})
