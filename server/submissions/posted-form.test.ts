import { describe, expect, test } from 'vitest'
import { maxMessageLength } from '#domain/submission/form-fields.ts'
import { referenceOf } from '#domain/submission/reference.ts'
import { contact, quote } from '#test/submissions.fixture.ts'
import { formsWorld } from './forms.fixture.ts'

const { fields } = contact()
const form = (changes: Record<string, string> = {}) =>
  new URLSearchParams({ ...fields, ...changes })

describe('a form posted without JavaScript', () => {
  test('is stored and leads to a page that posts nothing when it is loaded again', async () => {
    const { post, stored } = formsWorld()
    const { status, headers } = await post('/contact-us', form({ remarks: '' }))
    const [one] = await stored()
    expect(one).toMatchObject({ kind: 'contact', fields })
    expect([status, headers.get('location')]).toEqual([
      303,
      `/contact-us?sent=${referenceOf(one!)}`,
    ])
  })

  test('may be as long as the browser counted, whatever its lines end in', async () => {
    const { post, stored } = formsWorld()
    const lines = 'a\n'.repeat(maxMessageLength / 2 - 1)
    const posted = form({ message: `${lines.replaceAll('\n', '\r\n')}b` })
    expect((await post('/contact-us', posted)).status).toBe(303)
    expect((await stored())[0]?.fields.message).toBe(`${lines}b`)
  })

  test('with faults comes back as it was filled in', async () => {
    const { post, stored, shown } = formsWorld()
    const { status } = await post(
      '/contact-us',
      form({ companyEmail: 'nobody', message: ' two\r\nlines ', submissionId: '', admin: 'x' }),
    )
    expect(status).toBe(422)
    expect(shown).toMatchObject([
      {
        values: { ...fields, companyEmail: 'nobody', message: 'two\nlines' },
        error: { code: 'invalid', fields: { companyEmail: expect.any(String) } },
      },
    ])
    expect(Object.keys(shown[0]!.values)).not.toContain('admin')
    expect(await stored()).toEqual([])
  })

  test('with a field twice keeps the others', async () => {
    const { post, shown } = formsWorld()
    const posted = form()
    posted.append('title', 'Other')
    expect((await post('/contact-us', posted)).status).toBe(422)
    const { title, ...others } = fields
    expect(shown[0]?.values).toEqual(others)
    expect(title).toBeTruthy()
  })

  test.each([
    ['that is too large', 413, 'application/x-www-form-urlencoded', `message=${'a'.repeat(1e6)}`],
    ['with files', 415, 'multipart/form-data; boundary=x', '--x--'],
  ])('%s is answered with the page all the same', async (_, status, type, body) => {
    const { post, shown } = formsWorld()
    expect((await post('/contact-us', body, { 'content-type': type })).status).toBe(status)
    expect(shown[0]?.error.message).toBeTruthy()
  })

  test('too often is told when to try again, in few bytes, and its body is not read', async () => {
    const { app, post, shown, stored } = formsWorld({ LIMIT_SUBMISSIONS: '1/hour' })
    await post('/contact-us', form())
    let read = 0
    const pull = (controller: ReadableStreamDefaultController) => {
      read += 1
      controller.enqueue(new TextEncoder().encode('a&'.repeat(1000)))
    }
    const request = new Request('http://localhost/contact-us', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new ReadableStream({ pull }, { highWaterMark: 0 }),
      duplex: 'half',
    } as RequestInit)
    const response = await app.request(request)
    const { status, headers } = response
    expect([status, read, shown.length]).toEqual([429, 0, 0])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-type')).toMatch(/^text\/html/)
    const text = await response.text()
    expect(text).toContain('<html lang="en">')
    expect(text).toMatch(/Too many requests\. Please try again in (1 hour|\d+ minutes)\./)
    expect(text.length).toBeLessThan(1500)
    expect(await stored()).toHaveLength(1)
  })

  test('while too many pages wait is told what came of it, without its page', async () => {
    const { post, load, shown } = formsWorld()
    load.isFull = true
    const { status, headers, text } = await post('/contact-us', form({ companyEmail: 'nobody' }))
    expect([status, shown.length]).toEqual([503, 0])
    expect(headers.get('retry-after')).toMatch(/^\d+$/)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-type')).toMatch(/^text\/html/)
    expect(text).toContain('Please correct the marked fields.')
    expect(text.length).toBeLessThan(1500)
    // What is taken needs no page.
    expect((await post('/contact-us', form())).status).toBe(303)
  })

  test('when everybody sends too much is answered as briefly', async () => {
    const { app, shown } = formsWorld({ LIMIT_SUBMISSIONS: '1/hour' })
    const all = []
    for (let at = 1; at <= 6; at += 1) {
      const from = { incoming: { socket: { remoteAddress: `203.0.113.${at}` } } }
      const body = form({ message: `Number ${at}` })
      all.push(await app.request('/contact-us', { method: 'POST', body }, from))
    }
    expect(all.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303, 429])
    expect(Number(all[5]!.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await all[5]!.text()).toContain('Too many requests')
    expect(shown).toEqual([])
  })
})

describe('an address', () => {
  test('has one limit for all the ways to send a form', async () => {
    const { post } = formsWorld({ LIMIT_SUBMISSIONS: '3/hour' })
    expect((await post('/api/contact', fields)).status).toBe(200)
    expect((await post('/api/lead', fields)).status).toBe(200)
    expect((await post('/contact-us', form())).status).toBe(303)
    for (const path of ['/api/contact', '/api/lead', '/contact-us']) {
      const { status, headers } = await post(path, form())
      expect(status).toBe(429)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  test('spends none of it on what another site sends in its name', async () => {
    const { post } = formsWorld({ LIMIT_SUBMISSIONS: '1/hour' })
    const headers = { 'sec-fetch-site': 'cross-site' }
    for (const path of ['/api/contact', '/api/lead', '/contact-us']) {
      expect((await post(path, form(), headers)).status).toBe(403)
    }
    expect((await post('/api/contact', fields)).status).toBe(200)
  })
})

describe('a request for a quote posted without JavaScript', () => {
  const { lines: _, ...plain } = quote().fields
  const request = (rows: [string, string, string][], changes: Record<string, string> = {}) => {
    const body = new URLSearchParams({ ...plain, ...changes })
    for (const [partNumber, quantity, note] of rows) {
      body.append('partNumber', partNumber)
      body.append('quantity', quantity)
      body.append('note', note)
    }
    return body
  }

  test('is stored with its rows and leads to its own page', async () => {
    const { post, stored, store } = formsWorld()
    const rows = request([
      ['QV-15', '40', ''],
      ['', '2', ''],
      ['QH-12-3M', '2', 'blue'],
      ['', '', ''],
    ])
    const { status, headers } = await post('/quote', rows)
    const [one] = await stored()
    expect(one).toMatchObject({
      kind: 'quote',
      fields: {
        ...plain,
        lines: [
          { partNumber: 'QV-15', quantity: 40, note: '', name: 'Ball valve' },
          { partNumber: 'QH-12-3M', quantity: 2, note: 'blue' },
        ],
      },
    })
    const { secret } = (await store.get(one!.id))!
    expect([status, headers.get('location')]).toEqual([303, `/quote/${secret}?sent=1`])
  })

  test('with one row, which the browser posts as single fields', async () => {
    const { post, stored } = formsWorld()
    await post('/quote', request([['QV-15', '1,200', '']]))
    expect(await stored()).toMatchObject([{ fields: { lines: [{ quantity: 1200 }] } }])
  })

  test('of two hundred rows of the longest texts is read', async () => {
    const { post, stored } = formsWorld()
    const row: [string, string, string] = ['漢'.repeat(60), '999999', '漢'.repeat(120)]
    const all = Array.from({ length: 200 }, () => row)
    const rows = request(all, { message: '漢'.repeat(maxMessageLength) })
    expect((await post('/quote', rows)).status).toBe(303)
    expect((await stored())[0]!.fields).toHaveProperty('lines.199.note', row[2])
  })

  test('with faults comes back with its rows as they were', async () => {
    const { post, shown, stored } = formsWorld()
    const rows = request(
      [
        ['', '3', ''],
        ['QV-15', 'many', ' x '],
      ],
      { companyEmail: 'nobody' },
    )
    expect((await post('/quote', rows)).status).toBe(422)
    const [{ values, error } = expect.fail('no page')] = shown
    expect(Object.keys(error.fields!).sort()).toEqual(['companyEmail', 'lines.1.quantity'])
    expect(JSON.parse(values.lines!)).toEqual([
      { partNumber: '', quantity: '', note: '' },
      { partNumber: 'QV-15', quantity: 'many', note: ' x ' },
    ])
    expect(values).toMatchObject({ firstName: 'Ada', companyEmail: 'nobody' })
    expect(await stored()).toEqual([])
  })
})
