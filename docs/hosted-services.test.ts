import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { findProgram } from '#test/fakes/debian-package.ts'
import { readSecurityRules } from '#test/security-rules.ts'

const deploy = join(import.meta.dirname, '../deploy')
const read = (file: string) => readFileSync(join(deploy, file), 'utf8')
const reading = ['get', 'list'] as const
const writing = ['create', 'update', 'delete'] as const

describe('the rules of the document database', () => {
  const { service, allows } = readSecurityRules(read('firestore.rules'))
  const documents = '/databases/(default)/documents'

  test('let everybody read the products, and nobody write them', () => {
    expect(service).toBe('cloud.firestore')
    const product = `${documents}/products/ball-valve`
    for (const method of reading) expect(allows(method, product), method).toBe(true)
    for (const method of writing) expect(allows(method, product), method).toBe(false)
  })

  test.each([`${documents}/users/ada`, `${documents}/products/ball-valve/notes/1`, documents])(
    'keep %s to themselves',
    (path) => {
      for (const method of [...reading, ...writing]) expect(allows(method, path), path).toBe(false)
    },
  )
})

test('the rules of the storage let everybody fetch and list what lies in it, and nobody change it', () => {
  const { service, allows } = readSecurityRules(read('storage.rules'))
  expect(service).toBe('firebase.storage')
  for (const path of ['/b/our-bucket/o/catalog.pdf', '/b/our-bucket/o/dataSheets/ball-valve.pdf']) {
    for (const method of reading) expect(allows(method, path), path).toBe(true)
    for (const method of writing) expect(allows(method, path), path).toBe(false)
  }
  expect(allows('get', '/other/our-bucket/o/catalog.pdf')).toBe(false)
})

test('what is no rule is found, and what cannot be decided allows nothing', () => {
  const rules = (body: string) => `rules_version = '2'; service a { match /b/{c} { ${body} } }`
  expect(readSecurityRules(rules('allow read: if true;')).allows('list', '/b/x')).toBe(true)
  for (const wrong of [
    'allow read if true;',
    'allow reed: if true;',
    'allow read: if true',
    'allow read: if request.auth;',
    'permit read: if true;',
    'allow read: if true; } }',
  ]) {
    expect(() => readSecurityRules(rules(wrong)), wrong).toThrow(/\w/)
  }
})

test('firebase.json names files that are there', () => {
  const Settings = z.strictObject({
    firestore: z.strictObject({ rules: z.string() }),
    storage: z.strictObject({ rules: z.string() }),
  })
  const { firestore, storage } = Settings.parse(JSON.parse(read('firebase.json')))
  for (const { rules } of [firestore, storage]) expect(existsSync(join(deploy, rules))).toBe(true)
})

test('browsers may read parts of a document from the site, and do nothing else from anywhere', () => {
  // https://cloud.google.com/storage/docs/cors-configurations
  const Cors = z.array(
    z.strictObject({
      origin: z.array(z.url({ protocol: /^https$/ })).min(1),
      method: z.array(z.enum(['GET', 'HEAD'])),
      responseHeader: z.array(z.string()),
      maxAgeSeconds: z.int().positive(),
    }),
  )
  const [cors, ...more] = Cors.parse(JSON.parse(read('storage-cors.json')))
  expect(more).toEqual([])
  expect(cors!.method).toContain('GET')
  // What a viewer that draws page by page asks with and reads.
  expect(cors!.responseHeader).toEqual(
    expect.arrayContaining(['Range', 'Accept-Ranges', 'Content-Length', 'Content-Range']),
  )
})

describe('the journal’s settings', () => {
  const [head, ...lines] = read('journald.conf')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const settings = new Map(lines.map((line) => line.split('=') as [string, string]))

  test('bound what is kept by size and by age', () => {
    expect(head).toBe('[Journal]')
    expect([...settings.keys()]).toEqual(['SystemMaxUse', 'MaxRetentionSec'])
    expect(settings.get('SystemMaxUse')).toMatch(/^\d+[KMGT]$/)
  })

  test.skipIf(!findProgram('systemd-analyze'))('have a time that systemd understands', () => {
    const time = settings.get('MaxRetentionSec')!
    const { status, stdout } = spawnSync('systemd-analyze', ['timespan', time], {
      encoding: 'utf8',
    })
    expect(status).toBe(0)
    expect(stdout).toMatch(/Human: 4w 2d/)
  })
})
