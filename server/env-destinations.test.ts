import { describe, expect, test } from 'vitest'
import { problems, readEnv as read } from './env.fixture.ts'

const to = { ENQUIRIES_TO: 'sales@harbor.example' }

describe('a mail server', () => {
  test.each<[string, object]>([
    ['smtps://mail.harbor.example', { port: 465, secure: true, plain: false, user: '' }],
    ['smtp://mail.harbor.example', { port: 587, secure: false, plain: false }],
    ['smtp://mail.harbor.example:2525', { port: 2525, secure: false, plain: false }],
    ['smtp://mail:25?tls=none', { host: 'mail', port: 25, plain: true }],
    ['smtp://127.0.0.1:25', { host: '127.0.0.1', plain: true }],
    ['smtp://localhost', { plain: true }],
    ['smtp://[::1]', { host: '::1', plain: true }],
    ['smtp://127.0.0.1.harbor.example', { plain: false }],
    ['smtps://a%40b.example:p%3Aw%2F@mail.example', { user: 'a@b.example', password: 'p:w/' }],
  ])('%s is understood', (url, expected) => {
    expect(read({ SMTP_URL: url, ...to }).smtp).toMatchObject(expected)
  })

  test.each([
    'mail.harbor.example',
    'https://mail.harbor.example',
    'smtp://',
    'smtps://mail.harbor.example?tls=none',
    'smtp://mail.harbor.example?tls=some',
    'smtp://mail.harbor.example?rejectUnauthorized=false',
    'smtp://%zz@mail.harbor.example',
  ])('%s is refused', (url) => {
    expect(problems({ SMTP_URL: url, ...to })).toEqual([
      expect.stringMatching(/^SMTP_URL: must be an address such as smtps:/),
    ])
  })

  test('sends from its user, from who is named, else from the first that it writes to', () => {
    const of = (url: string, more = {}) => read({ SMTP_URL: url, ...to, ...more }).smtp!.from
    expect(of('smtp://site%40harbor.example:x@mail.example')).toBe('site@harbor.example')
    expect(of('smtp://site:x@mail.example')).toBe('sales@harbor.example')
    expect(of('smtp://mail.example', { ENQUIRIES_FROM: 'web@harbor.example' })).toBe(
      'web@harbor.example',
    )
  })

  test('writes to one or more mailboxes', () => {
    const many = 'a@x.example, b@y.example\nc@z.example'
    expect(read({ SMTP_URL: 'smtp://mail.example', ENQUIRIES_TO: many }).smtp!.to).toEqual([
      'a@x.example',
      'b@y.example',
      'c@z.example',
    ])
    for (const list of ['sales', 'Sales <sales@x.example>', ',', 'a@b@c.example']) {
      expect(problems({ SMTP_URL: 'smtp://mail.example', ENQUIRIES_TO: list })).toHaveLength(1)
    }
  })
})

describe('a webhook', () => {
  const WEBHOOK_URL = 'https://crm.example/enquiries?of=site'
  const key = (secret: string) => read({ WEBHOOK_URL, WEBHOOK_SECRET: secret }).webhook!.key

  test('has a key in base64 after its prefix, or a text', () => {
    const bytes = Buffer.alloc(32, 7)
    expect(key(`whsec_${bytes.toString('base64')}`)).toEqual(bytes)
    expect(key('a text that is long')).toEqual(Buffer.from('a text that is long'))
    expect(read({ WEBHOOK_URL, WEBHOOK_SECRET: 'a text that is long' }).webhook!.url).toBe(
      WEBHOOK_URL,
    )
  })

  test.each(['short', 'whsec_', 'whsec_c2hvcnQ=', 'whsec_not base64, though it is long'])(
    'has no key %j',
    (secret) =>
      expect(problems({ WEBHOOK_URL, WEBHOOK_SECRET: secret })).toEqual([
        expect.stringMatching(/^WEBHOOK_SECRET: must be whsec_/),
      ]),
  )
})

test('none of them is set up by halves, and none by default', () => {
  expect(problems({ SMTP_URL: 'smtp://mail.example' })).toEqual([
    'ENQUIRIES_TO: must be set when SMTP_URL is',
  ])
  expect(problems(to)).toEqual(['SMTP_URL: must be set when ENQUIRIES_TO is'])
  expect(problems({ WEBHOOK_URL: 'https://crm.example' })).toEqual([
    'WEBHOOK_SECRET: must be set when WEBHOOK_URL is',
  ])
  expect(problems({ WEBHOOK_SECRET: 'a text that is long' })).toEqual([
    'WEBHOOK_URL: must be set when WEBHOOK_SECRET is',
  ])
  expect(read({})).toMatchObject({ smtp: undefined, webhook: undefined })
})
