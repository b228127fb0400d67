import { createServer, type AddressInfo } from 'node:net'
import { FirestoreServer } from '@firestore-emulator/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { soundValve } from '#domain/catalogue/trade.fixture.ts'
import { openCollection } from './hosted-collection.ts'
import { runCatalogue } from './run.ts'
import { fakeTerminal, filesIn, folderWith, product } from './operator.fixture.ts'

let server: FirestoreServer
let port: number
let project = 0

beforeAll(async () => {
  server = new FirestoreServer()
  port = await freePort()
  await server.start(port)
})
afterAll(() => {
  server.stop()
  vi.unstubAllEnvs()
})

beforeEach(() => {
  // A project of its own for each test, so that none sees another's documents.
  vi.stubEnv('FIRESTORE_PROJECT_ID', `demo-${(project += 1)}`)
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${port}`)
})

/** Everything that JSON and a product document can hold. */
const rich = product('rich', {
  ...soundValve,
  slug: 'rich',
  rank: 1.5,
  text: 'µm “quoted” \n 光',
  image: null,
  features: [],
  length: [0.5, 1, 1e-7, 2 ** 53 - 1, 1e21],
  connector: ['LC', 7, true],
  polish: false,
  'Include Y or N': '',
})

describe('push', () => {
  test('writes exactly the JSON, and again finds nothing to do', async () => {
    const folder = folderWith({ 'rich.json': rich, 'b.json': product('b') })
    expect(await run('push', folder, '--yes', '--force')).toMatchObject({ status: 0 })
    expect(await stored()).toEqual({ rich, b: product('b') })

    const again = await run('push', folder, '--yes', '--force')
    expect(again.status).toBe(0)
    expect(again.output).toContain('0 added, 0 changed, 0 removed.')
    expect(again.output).not.toContain('written')
  })

  test('changes one field, drops one that is gone, and removes with --delete only', async () => {
    await run('push', folderWith({ 'a.json': rich2, 'b.json': product('b') }), '--yes')
    const { text: _, ...less } = { ...rich2, rank: 2 }
    const folder = folderWith({ 'a.json': less })

    const kept = await run('push', folder, '--yes')
    expect(kept.output).toContain('change a: rank, text\n0 added, 1 changed, 0 removed.')
    expect(await stored()).toEqual({ a: less, b: product('b') })

    const removed = await run('push', folder, '--yes', '--delete')
    expect(removed.output).toContain('remove b')
    expect(await stored()).toEqual({ a: less })
  })

  test('goes on where it stopped, after a failure half-way', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 401 }, (_, i) => [`p-${i}.json`, product(`p-${i}`)]),
    )
    const folder = folderWith(files)
    const write = server.state.writeV1Document.bind(server.state)
    let writes = 0
    const failing = vi.spyOn(server.state, 'writeV1Document').mockImplementation((...args) => {
      // Each document is removed and set.
      if ((writes += 1) > 800) throw new Error('the disk is full')
      return write(...args)
    })
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
    const stopped = await run('push', folder, '--yes')
    failing.mockRestore()
    silenced.mockRestore()
    expect(stopped.status).toBe(1)
    expect(stopped.output).toContain('Stopped: 400 of 401 changes are written to project demo-')

    const again = await run('push', folder, '--yes')
    expect(again.status).toBe(0)
    expect(again.output).toContain('1 added, 0 changed, 0 removed.')
    expect(Object.keys(await stored())).toHaveLength(401)
  })

  test('a database that is not there is told of, with nothing lost', async () => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${await freePort()}`)
    const opened = await openCollection(process.env, 300)
    if (!opened.ok) throw new Error(opened.message)
    await expect(opened.collection.read()).rejects.toThrow('did not answer in 0.3 s')
    await opened.collection.close()
  })
})

describe('pull', () => {
  test('gives back what was pushed, and again finds nothing to do', async () => {
    await run('push', folderWith({ 'rich.json': rich, 'b.json': product('b') }), '--yes', '--force')
    const folder = folderWith({})
    expect(await run('pull', folder)).toMatchObject({ status: 1 })
    expect(filesIn(folder)).toEqual({})

    expect(await run('pull', folder, '--yes')).toMatchObject({ status: 0 })
    const files = filesIn(folder)
    expect(Object.keys(files)).toEqual(['b.json', 'rich.json'])
    expect(JSON.parse(files['b.json']!)).toEqual(product('b'))
    expect(JSON.parse(files['rich.json']!)).toEqual(rich)

    const again = await run('pull', folder, '--yes')
    expect(again.output).toContain('0 added, ')
  })
})

const rich2 = { text: 'x', ...product('a'), connector: ['LC', 'SC'], rank: 1 }

async function run(...args: string[]) {
  const { terminal, output } = fakeTerminal()
  const status = await runCatalogue(args, process.env, terminal)
  return { status, output: output() }
}

/** The collection as the client library reads it. */
async function stored() {
  const opened = await openCollection(process.env)
  if (!opened.ok) throw new Error(opened.message)
  const documents = await opened.collection.read()
  await opened.collection.close()
  return Object.fromEntries(documents)
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port: free } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return free
}
