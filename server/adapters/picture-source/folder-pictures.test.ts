import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { pictures } from '#server/pictures/pictures.ts'
import { folderPictures } from './folder-pictures.ts'

let folder = ''
let app: Hono
const get = async (path: string) => app.request(`http://site.example/images${path}`)

beforeEach(async () => {
  folder = temporaryFolder()
  const source = folderPictures(folder)
  app = new Hono().route(
    '/images',
    pictures({ source, cache: join(folder, 'cache'), log: { warn: () => {} } }),
  )
})

describe('an address of another place is refused, and nothing is fetched,', () => {
  test.each([
    'https://evil.example/a.png',
    'http:%2f%2fevil.example%2fa.png',
    'https%3A%2F%2F169.254.169.254%2Flatest%2Fa.png',
    '%2F%2Fevil.example%2Fa.png',
    '///evil.example/a.png',
    '%5c%5cevil.example%5ca.png',
    'file:%2f%2f%2fetc%2fpasswd.png',
    'data:image%2fpng;base64,aaaa.png',
    'javascript:alert(1).png',
  ])('at %s', async (path) => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const response = await get(`/320/${path}`)
    expect([response.status, await response.text()]).toEqual([
      403,
      'Pictures of this place are not served.',
    ])
    expect(fetched).not.toHaveBeenCalled()
    expect(await readdir(folder)).not.toContain('cache')
  })
})
