import { describe, expect, test } from 'vitest'
import { parseEnv } from './env.ts'

function read(record: Record<string, string | undefined>) {
  const parsed = parseEnv(record)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.env
}
function problems(record: Record<string, string>): string[] {
  const parsed = parseEnv(record)
  if (parsed.ok) return []
  return parsed.message.split('\n').flatMap((line) => (line.startsWith('  ') ? [line.trim()] : []))
}

describe('the environment', () => {
  test('may be empty: the site then runs on its embedded adapters', () => {
    expect(read({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      SITE_URL: 'http://localhost:3000',
      DATA_DIR: './data',
      CATALOGUE_REFRESH_SECONDS: 60,
      LOG_LEVEL: 'info',
      firestore: undefined,
      storage: undefined,
    })
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

  test('may hold any other variables', () => {
    expect(read({ PATH: '/bin', npm_config_x: 'y' })).toEqual(read({}))
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
    [
      { FIRESTORE_API_KEY: 'key', FIRESTORE_URL: 'http://localhost:8080' },
      'FIRESTORE_API_KEY and FIRESTORE_URL are',
    ],
  ])('cannot be an address or a key without a project: %j', (record, given) => {
    expect(problems(record)).toEqual([`FIRESTORE_PROJECT_ID: must be set when ${given}`])
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

describe('a malformed value', () => {
  test.each([
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', '65536'],
    ['SITE_URL', 'verrane.example'],
    ['SITE_URL', 'ftp://verrane.example'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['FIRESTORE_PROJECT_ID', 'My Catalogue'],
    ['FIRESTORE_PROJECT_ID', '../x'],
    ['FIREBASE_STORAGE_BUCKET', 'gs://bucket'],
    ['FIREBASE_STORAGE_BUCKET', '../x'],
    ['CATALOGUE_REFRESH_SECONDS', '0'],
    ['CATALOGUE_REFRESH_SECONDS', '-5'],
    ['CATALOGUE_REFRESH_SECONDS', '1m'],
    ['CATALOGUE_REFRESH_SECONDS', '3000000'],
    ['LOG_LEVEL', 'loud'],
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
