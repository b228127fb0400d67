import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import {
  createObjectStorage,
  type ObjectStorage,
} from '#server/knowledge/object-storage/create-object-storage.ts'
import type { FileStore } from '#server/ports/file-store.ts'

const odd = 'brochures/Größe “96” #1, it’s 5% & more.pdf'

/** What every file store does. `open` makes the store under test over an object storage. */
export function describeFileStore(
  name: string,
  open: (storage: ObjectStorage) => FileStore | Promise<FileStore>,
): void {
  describe(`${name}, as a file store`, () => {
    let folder = ''
    let store: FileStore
    const put = async (path: string, text: string) => {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }

    beforeEach(async () => {
      folder = temporaryFolder()
      await put('videos/film.mp4', '0123456789')
      await put(odd, 'odd')
      await put('brochures/deeper/not-here.pdf', 'x')
      await put('top.pdf', 'x')
      await mkdir(join(folder, 'empty'))
      store = await open(createObjectStorage(folder))
    })

    test('lists the folders that hold something', async () => {
      expect(await store.folders()).toEqual(['brochures', 'videos'])
    })

    test('lists what lies right in a folder', async () => {
      expect(await store.files('videos')).toEqual([
        {
          path: 'videos/film.mp4',
          contentType: 'video/mp4',
          bytes: 10,
          updated: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        },
      ])
      expect((await store.files('brochures')).map(({ path }) => path)).toEqual([odd])
      expect(await store.names('brochures')).toEqual([odd])
    })

    test('lists more files than one page holds', async () => {
      const paths = Array.from(
        { length: 1205 },
        (_, at) => `many/x${String(at).padStart(4, '0')}.pdf`,
      )
      await mkdir(join(folder, 'many'))
      await Promise.all(paths.map((path) => writeFile(join(folder, path), '')))
      expect((await store.files('many')).map(({ path }) => path)).toEqual(paths)
    })

    test.each(['empty', 'nope', '..', '../..'])('lists nothing in the folder %s', async (path) => {
      expect(await store.files(path)).toEqual([])
    })

    test('sees new and removed files', async () => {
      await store.files('videos')
      await put('videos/new.mp4', 'x')
      await rm(join(folder, 'videos', 'film.mp4'))
      expect((await store.files('videos')).map(({ path }) => path)).toEqual(['videos/new.mp4'])
    })

    test('finds and reads a file', async () => {
      expect(await store.find('videos/film.mp4')).toEqual((await store.files('videos'))[0])
      expect(Buffer.from((await store.read(odd))!).toString()).toBe('odd')
    })

    test.each(['nope.pdf', 'videos', '../secret.pdf', 'videos/../top.pdf'])(
      'finds nothing at %s',
      async (path) => {
        expect(await store.find(path)).toBeUndefined()
        expect(await store.read(path)).toBeUndefined()
      },
    )

    test('names an address for a browser, whatever the name', () => {
      const { pathname, hash } = new URL(store.address(odd), 'http://site.example')
      expect(decodeURIComponent(pathname)).toContain(odd)
      expect(hash).toBe('')
    })

    test('does nothing for who has given up', async () => {
      const signal = AbortSignal.abort()
      await expect(store.folders({ signal })).rejects.toThrow()
      await expect(store.files('videos', { signal })).rejects.toThrow()
      await expect(store.find(odd, { signal })).rejects.toThrow()
      await expect(store.read(odd, { signal })).rejects.toThrow()
    })
  })
}
