import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { findProgram } from '#test/fakes/debian-package.ts'

const deploy = join(import.meta.dirname, '../deploy')
const read = (file: string) => readFileSync(join(deploy, file), 'utf8')

/** What rules allow, a line each, below the paths that they match; comments left out. */
const rulesOf = (file: string) =>
  read(file)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^(service|match|allow)/.test(line))

test('the rules let everybody read the products and what lies in the storage, and nobody write', () => {
  const readOnly = ['allow get, list: if true;', 'allow create, update, delete: if false;']
  expect(rulesOf('firestore.rules')).toEqual([
    'service cloud.firestore {',
    'match /databases/{database}/documents {',
    'match /products/{product} {',
    ...readOnly,
  ])
  expect(rulesOf('storage.rules')).toEqual([
    'service firebase.storage {',
    'match /b/{bucket}/o {',
    'match /{file=**} {',
    ...readOnly,
  ])
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
