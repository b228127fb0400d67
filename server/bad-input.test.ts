import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { maxMessageLength } from '#domain/submission/form-fields.ts'
import { contact, lead } from '#test/submissions.fixture.ts'
import { formsWorld } from './submissions/forms.fixture.ts'

const base = contact().fields as Record<string, string>
const fresh = (changes: object = {}) => ({ ...base, submissionId: randomUUID(), ...changes })
const pairs = (changes: object = {}) => new URLSearchParams(fresh(changes))

describe('what the schema forbids is not stored, and each field says why:', () => {
  test.each<[string, object, string[]]>([
    ['a missing name', { firstName: undefined }, ['firstName']],
    ['a blank company', { companyName: ' \t\n' }, ['companyName']],
    ['an overlong message', { message: 'a'.repeat(maxMessageLength + 1) }, ['message']],
    ['an object for a message', { message: { $ne: '' } }, ['message']],
    ['a state of another country', { state: 'Ontario' }, ['state']],
    ['a product type that does not exist', { type: 'Lasers' }, ['type']],
    ['much at once', { firstName: '', state: '', message: '' }, ['firstName', 'message', 'state']],
  ])('%s', async (_, changes, expected) => {
    const { post, stored } = formsWorld()
    const { status, answer } = await post('/api/contact', fresh(changes))
    expect(status).toBe(422)
    expect(answer?.error?.message).toBeTruthy()
    const fields = answer?.error?.fields ?? {}
    expect(Object.keys(fields).sort()).toEqual(expected)
    for (const message of Object.values(fields)) expect(message).toMatch(/^[A-Z].{5,}\.$/)
    expect(await stored()).toEqual([])
  })

  test('fields that come twice', async () => {
    const { post, stored } = formsWorld()
    const body = pairs()
    body.append('companyName', 'Other Networks')
    const { status, answer } = await post('/api/contact', body)
    expect(status).toBe(422)
    expect(answer?.error?.fields).toEqual({ companyName: expect.stringContaining('once') })
    expect(await stored()).toEqual([])
  })
})

describe('many fields', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at): [string, string] => [`x${at}`, ''])

  test('are refused before they are gone through, in every form', async () => {
    const { post, shown } = formsWorld()
    for (const fields of ['a&'.repeat(20_000), many(51)]) {
      const body = new URLSearchParams(fields)
      expect((await post('/api/contact', body)).answer?.error?.code).toBe('malformed')
      expect((await post('/api/lead', body)).status).toBe(400)
      expect((await post('/contact-us', body)).status).toBe(400)
    }
    expect(shown).toHaveLength(2)
    const { status } = await post('/api/contact', Object.fromEntries(many(51)))
    expect(status).toBe(400)
  })

  test('are read as far as any form may have some day', async () => {
    const { post } = formsWorld()
    const ours = Object.entries(fresh())
    const fields = [...ours, ...many(50 - ours.length)]
    expect((await post('/api/contact', new URLSearchParams(fields))).status).toBe(200)
    expect((await post('/api/contact', Object.fromEntries(fields))).status).toBe(200)
  })
})

describe('what the schema allows is not lost:', () => {
  const longest = {
    // The most bytes that a form-encoded character can take.
    message: '漢'.repeat(maxMessageLength),
    firstName: '漢'.repeat(120),
    lastName: '漢'.repeat(120),
    companyName: '漢'.repeat(200),
    title: '漢'.repeat(120),
    phoneNumber: '１'.repeat(40),
    companyEmail: `${'a'.repeat(240)}@b.example`,
  }

  test.each<[string, object, object]>([
    ['the longest there is', longest, longest],
    ['emoji', { message: 'Fiber 👩🏽‍🔬 🇳🇱' }, { message: 'Fiber 👩🏽‍🔬 🇳🇱' }],
    [
      'right-to-left text and its marks',
      { firstName: 'עדה', message: '\u202eמחיר\u202c' },
      { firstName: 'עדה', message: '\u202eמחיר\u202c' },
    ],
    [
      'null bytes, without them',
      { firstName: 'A\0da', message: 'x\0y' },
      { firstName: 'Ada', message: 'xy' },
    ],
    ['half a character, replaced', { message: 'x\ud800y' }, { message: 'x\ufffdy' }],
    ['formulas', { companyName: '=1+1', message: '@SUM(A1)' }, { companyName: '=1+1' }],
    ['markup', { message: '<script>alert(1)</script>' }, { message: '<script>alert(1)</script>' }],
    ['a state by its code', { state: 'nj' }, { state: 'New Jersey' }],
    ['unknown fields, ignored', { isAdmin: true, id: 'x', kind: 'lead' }, {}],
  ])('%s', async (_, changes, expected) => {
    const { post, stored } = formsWorld()
    for (const body of [fresh(changes), pairs(changes)]) {
      expect((await post('/api/contact', body)).status).toBe(200)
    }
    const all = await stored()
    expect(all).toHaveLength(2)
    for (const { kind, fields } of all) {
      expect(kind).toBe('contact')
      expect(fields).toEqual({ ...base, ...changesOf(changes), ...expected })
    }
  })

  /** What was sent and is stored as it is. */
  function changesOf(changes: object): object {
    return Object.fromEntries(Object.entries(changes).filter(([name]) => name in base))
  }

  test('a lead in both forms', async () => {
    const { post, stored } = formsWorld()
    const { fields } = lead({ phoneNumber: '', message: '' })
    expect((await post('/api/lead', fields)).status).toBe(200)
    expect((await post('/api/lead', new URLSearchParams(fields))).status).toBe(200)
    expect(await stored()).toMatchObject([{ kind: 'lead', fields }])
  })
})

describe('a body', () => {
  test.each<[string, string, string, number, string]>([
    ['without a type', '', '{}', 415, 'unsupported'],
    ['with files', 'multipart/form-data; boundary=x', '--x--', 415, 'unsupported'],
    ['that breaks off', 'application/json', '{"firstName": "Ada"', 400, 'malformed'],
    ['of nothing', 'application/json', '', 400, 'malformed'],
    ['of a list', 'application/json', '[]', 400, 'malformed'],
    ['of null', 'application/json; charset=utf-8', 'null', 400, 'malformed'],
    [
      'of 1 MB',
      'application/json',
      JSON.stringify({ ...base, message: 'a'.repeat(1e6) }),
      413,
      'too-large',
    ],
    [
      'of 1 MB, form-encoded',
      'Application/X-WWW-Form-URLencoded',
      `message=${'a'.repeat(1e6)}`,
      413,
      'too-large',
    ],
  ])('%s', async (_, type, body, status, code) => {
    const { app, stored } = formsWorld()
    const request = new Request('http://site.example/api/contact', { method: 'POST', body })
    if (type) request.headers.set('content-type', type)
    else request.headers.delete('content-type')
    const response = await app.request(request)
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const answer = await response.json()
    expect(answer).toMatchObject({ ok: false, error: { code, message: expect.any(String) } })
    expect(await stored()).toEqual([])
  })

  test('of unknown length is read no further than the limit', async () => {
    const { app } = formsWorld()
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 16_384
        controller.enqueue(new Uint8Array(16_384).fill(97))
        if (sent > 10_000_000) controller.close()
      },
    })
    const response = await app.request('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(200_000)
  })
})
