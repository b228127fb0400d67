import { describe, expect, test } from 'vitest'
import { problems, readEnv as read } from './env.fixture.ts'
import { parseEnv } from './env.ts'

describe('the environment', () => {
  test('a language model needs a key before anything else about it', () => {
    expect(
      problems({ OPENAI_MODEL: 'a-model', OPENAI_BASE_URL: 'http://127.0.0.1:1/v1/' }),
    ).toEqual([
      'OPENAI_API_KEY: must be set when OPENAI_BASE_URL is',
      'OPENAI_API_KEY: must be set when OPENAI_MODEL is',
    ])
    const env = read({ OPENAI_API_KEY: 'x', OPENAI_BASE_URL: 'http://127.0.0.1:1/v1/' })
    expect(env).toMatchObject({ OPENAI_API_KEY: 'x', OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' })
    expect(problems({ LIMIT_CHAT_TOKENS: 'many' })).toHaveLength(1)
  })

  test('may be empty: the site then runs on its embedded adapters', () => {
    expect(read({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      SITE_URL: 'http://localhost:3000',
      DATA_DIR: './data',
      CATALOGUE_REFRESH_SECONDS: 60,
      LOG_LEVEL: 'info',
      SUBMISSIONS_KEEP_DAYS: 30,
      TRUST_PROXY: [],
      LIMIT_SUBMISSIONS: { points: 10, seconds: 60 },
      LIMIT_CHAT: { points: 15, seconds: 60 },
      firestore: undefined,
      monday: undefined,
      storage: undefined,
    })
  })

  test('names the company’s folder, which has to be there', () => {
    expect(read({ CONTENT_DIR: 'test/company' }).CONTENT_DIR).toBe('test/company')
    for (const CONTENT_DIR of ['test/nobody', 'package.json']) {
      expect(problems({ CONTENT_DIR })).toEqual(['CONTENT_DIR: must be a folder that is there'])
    }
  })

  test('takes empty and blank variables for unset', () => {
    const blank = {
      PORT: '',
      HOST: ' ',
      SITE_URL: '\t',
      FIRESTORE_PROJECT_ID: '',
      FIRESTORE_URL: ' ',
    }
    expect(read(blank)).toEqual(read({}))
  })

  test('gives the site’s address the port, unless it is told', () => {
    expect(read({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080')
    expect(read({ PORT: '8080', SITE_URL: 'https://verrane.example/' }).SITE_URL).toBe(
      'https://verrane.example',
    )
  })
})

describe('the document database', () => {
  test('is Google’s when only a project is named', () => {
    expect(read({ FIRESTORE_PROJECT_ID: 'my-catalogue' }).firestore).toEqual({
      project: 'my-catalogue',
      url: 'https://firestore.googleapis.com',
      apiKey: undefined,
    })
  })

  test('may be an emulator, with a key', () => {
    const record = {
      FIRESTORE_PROJECT_ID: 'my-catalogue',
      FIRESTORE_URL: 'http://localhost:8080//',
      FIRESTORE_API_KEY: 'key',
    }
    expect(read(record).firestore).toEqual({
      project: 'my-catalogue',
      url: 'http://localhost:8080',
      apiKey: 'key',
    })
  })

  test.each([
    [{ FIRESTORE_URL: 'http://localhost:8080' }, 'FIRESTORE_URL is'],
    [{ FIRESTORE_API_KEY: 'key' }, 'FIRESTORE_API_KEY is'],
  ])('cannot be an address or a key without a project: %j', (record, given) => {
    expect(problems(record)).toEqual([`FIRESTORE_PROJECT_ID: must be set when ${given}`])
  })
})

describe('the work-management service', () => {
  const boards = { MONDAY_CONTACT_BOARD_ID: '1234567890', MONDAY_LEAD_BOARD_ID: '2345678901' }

  test('is monday.com’s own when a token and both boards are named', () => {
    expect(read({ MONDAY_API_TOKEN: 'secret', ...boards }).monday).toEqual({
      token: 'secret',
      url: 'https://api.monday.com/v2',
      boards: { contact: '1234567890', lead: '2345678901' },
    })
  })

  test('may be elsewhere', () => {
    const url = 'http://localhost:9000/v2'
    const record = { MONDAY_API_TOKEN: 'secret', MONDAY_API_URL: `${url}/`, ...boards }
    expect(read(record).monday?.url).toBe(url)
  })

  test('is unused without a token, whatever else is set', () => {
    expect(read(boards).monday).toBeUndefined()
  })

  test('needs both boards with a token', () => {
    expect(problems({ MONDAY_API_TOKEN: 'secret' })).toEqual([
      'MONDAY_CONTACT_BOARD_ID: must be set when MONDAY_API_TOKEN is',
      'MONDAY_LEAD_BOARD_ID: must be set when MONDAY_API_TOKEN is',
    ])
  })
})

describe('the object storage', () => {
  test('is Google’s when only a bucket is named, and may be an emulator', () => {
    const bucket = 'my-site.appspot.com'
    expect(read({ FIREBASE_STORAGE_BUCKET: bucket }).storage).toEqual({
      bucket,
      url: 'https://firebasestorage.googleapis.com',
    })
    const record = {
      FIREBASE_STORAGE_BUCKET: bucket,
      FIREBASE_STORAGE_URL: 'http://localhost:9199/',
    }
    expect(read(record).storage).toEqual({ bucket, url: 'http://localhost:9199' })
  })

  test('cannot be an address without a bucket', () => {
    expect(problems({ FIREBASE_STORAGE_URL: 'http://localhost:9199' })).toEqual([
      'FIREBASE_STORAGE_BUCKET: must be set when FIREBASE_STORAGE_URL is',
    ])
  })
})

test('submissions are kept in PostgreSQL where its address is given', () => {
  for (const url of ['postgres://u:p@db.example:5432/site', 'postgresql:///site?host=/run/pg']) {
    expect(read({ DATABASE_URL: url }).DATABASE_URL).toBe(url)
    expect(read({ SEARCH_DATABASE_URL: url }).SEARCH_DATABASE_URL).toBe(url)
  }
  expect(read({ SUBMISSIONS_KEEP_DAYS: '0' }).SUBMISSIONS_KEEP_DAYS).toBe(0)
})

test.each([
  ['5/sec', 5, 1],
  ['10/min', 10, 60],
  ['100/hour', 100, 3600],
  ['999999/day', 999_999, 86_400],
])('a limit of %s is %d in %d seconds', (value, points, seconds) => {
  expect(read({ LIMIT_SUBMISSIONS: value }).LIMIT_SUBMISSIONS).toEqual({ points, seconds })
  expect(read({ LIMIT_CHAT: value }).LIMIT_CHAT).toEqual({ points, seconds })
})

test('proxies are trusted by address and range', () => {
  const { TRUST_PROXY } = read({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8 2001:db8::/32' })
  expect(TRUST_PROXY.map(({ prefix }) => prefix)).toEqual([32, 8, 32])
})

test('limits are shared in Redis where its address is given', () => {
  for (const url of [
    'redis://:secret@cache.example:6379/0',
    'rediss://cache.example',
    'unix:///r',
  ]) {
    expect(read({ REDIS_URL: url }).REDIS_URL).toBe(url)
  }
})

describe('a malformed value', () => {
  test.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['SITE_URL', 'verrane.example'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['FIRESTORE_PROJECT_ID', 'My Catalogue'],
    ['FIREBASE_STORAGE_BUCKET', 'gs://bucket'],
    ['CATALOGUE_REFRESH_SECONDS', '0'],
    ['CATALOGUE_REFRESH_SECONDS', '3000000'],
    ['LOG_LEVEL', 'loud'],
    ['MONDAY_API_URL', 'api.monday.com'],
    ['MONDAY_CONTACT_BOARD_ID', 'contacts'],
    ['DATABASE_URL', 'mysql://db.example/site'],
    ['SEARCH_DATABASE_URL', 'http://localhost:9200'],
    ['SUBMISSIONS_KEEP_DAYS', '90d'],
    ['TRUST_PROXY', 'loopback'],
    ['TRUST_PROXY', '10.0.0.0/8, 10.0.0.0/40'],
    ['REDIS_URL', 'localhost:6379'],
    ['LIMIT_SUBMISSIONS', '0/min'],
    ['LIMIT_SUBMISSIONS', '10/week'],
  ])('of %s, such as %s, is named', (name, value) => {
    const found = problems({ [name]: value })
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(new RegExp(`^${name}: .{10}`))
  })

  test('is reported together with all others', () => {
    const record = {
      PORT: 'x',
      SITE_URL: 'x',
      FIRESTORE_URL: 'x',
      CATALOGUE_REFRESH_SECONDS: 'x',
      LOG_LEVEL: 'x',
    }
    expect(problems(record).map((problem) => problem.split(':')[0])).toEqual([
      ...Object.keys(record),
      'FIRESTORE_PROJECT_ID',
    ])
    expect(parseEnv(record)).toMatchObject({ message: expect.stringContaining('6 problem(s)') })
  })

  test('is never shown itself, for it may be a secret in the wrong place', () => {
    expect(problems({ PORT: 'hunter2' }).join()).not.toContain('hunter2')
  })
})
