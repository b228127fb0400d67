import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { createFirebaseFileStore } from '#server/adapters/file-store/firebase-storage.ts'
import { pictures } from '#server/pictures/pictures.ts'
import { createObjectStorage } from '#server/knowledge/object-storage/create-object-storage.ts'
import { storedPictures } from './stored-pictures.ts'

let folder = ''
let app: Hono
let asked: string[] = []
const get = async (path: string) => app.request(`http://site.example/images${path}`)

beforeEach(async () => {
  folder = temporaryFolder()
  await mkdir(join(folder, 'icons'))
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#d94829' } })
  await picture.png().toFile(join(folder, 'icons', 'One & two.png'))
  const storage = createObjectStorage(folder)
  asked = []
  const store = createFirebaseFileStore({
    fetch: async (input, init) => {
      asked.push(new Request(input).url)
      return await storage.api.fetch(new Request(input, init))
    },
    sleep: async () => {},
    baseUrl: 'https://storage.example',
    bucket: 'ours',
  })
  const source = storedPictures(store)
  app = new Hono().route(
    '/images',
    pictures({ source, cache: join(folder, 'cache'), log: { warn: () => {} } }),
  )
})

test('a picture of a hosted storage is made in the asked width, and fetched once', async () => {
  for (const _ of [1, 2]) {
    const response = await get('/160/icons/One%20%26%20two.png')
    expect(response.status).toBe(200)
    const { width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect(width).toBe(160)
  }
  const object = 'https://storage.example/v0/b/ours/o/icons%2FOne%20%26%20two.png'
  expect(asked).toEqual([object, `${object}?alt=media`])
})

test('it may be named by its address in the storage', async () => {
  const address = 'https://storage.example/v0/b/ours/o/icons%2FOne%20%26%20two.png?alt=media'
  expect((await get(`/160/${encodeURIComponent(address)}`)).status).toBe(200)
})

test('a missing picture is missing', async () => {
  expect((await get('/160/icons/none.png')).status).toBe(404)
  expect((await get('/160/icons/paper.pdf')).status).toBe(404)
})

describe('an address of another place is refused, and nothing is fetched,', () => {
  test.each([
    'https://evil.example/a.png',
    'https://storage.example/v0/b/theirs/o/a.png',
    'https://storage.example.evil.example/v0/b/ours/o/a.png',
    'https://storage.example@evil.example/v0/b/ours/o/a.png',
    'http://storage.example/v0/b/ours/o/a.png',
    'file:///etc/passwd.png',
  ])('at %s', async (address) => {
    expect((await get(`/160/${encodeURIComponent(address)}`)).status).toBe(403)
    expect(asked).toEqual([])
  })
})
