import { mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { createDocumentDatabase } from './create-document-database.ts'

let folder = ''
beforeEach(async () => {
  folder = temporaryFolder()
})

const put = (file: string, content: unknown) =>
  writeFile(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
const open = () => createDocumentDatabase({ source: folder })
const idsOf = (database: Awaited<ReturnType<typeof open>>) =>
  database.documents().map(({ id }) => id)
const dataOf = (database: Awaited<ReturnType<typeof open>>, id: string) =>
  database.documents().find((document) => document.id === id)?.data

describe('a folder of documents', () => {
  test('gives one document per .json file, its id the file name', async () => {
    await put('b.json', { rank: 2 })
    await put('a.json', '\uFEFF{"rank": 1}')
    await put('notes.txt', 'not a document')
    await put('.c.json', '{}')
    const database = await open()
    expect(idsOf(database)).toEqual(['a', 'b'])
    expect(dataOf(database, 'a')).toEqual({ rank: 1 })
    expect(database.faults()).toEqual([])
  })

  test('takes the update time from the file', async () => {
    await put('a.json', {})
    await utimes(join(folder, 'a.json'), new Date(), new Date('2020-01-02T03:04:05Z'))
    const request = new Request(
      'http://x/v1/projects/sample/databases/(default)/documents/products/a',
    )
    expect(await (await (await open()).handle(request)).json()).toMatchObject({
      createTime: '2020-01-02T03:04:05.000Z',
      updateTime: '2020-01-02T03:04:05.000Z',
    })
  })

  test('is looked at again on refresh: changed, new and removed files', async () => {
    await put('a.json', { rank: 1 })
    await put('b.json', { rank: 1 })
    const database = await open()
    expect(await database.refresh()).toBe(false)

    await put('a.json', { rank: 20 })
    await put('c.json', {})
    await rm(join(folder, 'b.json'))
    expect(await database.refresh()).toBe(true)
    expect(idsOf(database)).toEqual(['a', 'c'])
    expect(dataOf(database, 'a')).toEqual({ rank: 20 })
  })

  test.each([
    ['half written', '{"rank": 1, "pro', 'JSON'],
    ['no object', '[1]', 'not a JSON object'],
    ['empty', '', 'JSON'],
    ['nothing that Firestore stores', '{"a": [[1]]}', 'a list directly inside a list'],
    ['too large', JSON.stringify('x'.repeat(1024 * 1024)), 'larger than 1 MiB'],
  ])('sets a file aside that is %s, and keeps its last good version', async (_, bad, message) => {
    await put('good.json', { rank: 1 })
    await put('new.json', bad)
    const database = await open()
    expect(idsOf(database)).toEqual(['good'])
    const faultIn = (file: string) => ({
      file,
      message: expect.stringContaining(message) as string,
    })
    expect(database.faults()).toEqual([faultIn('new.json')])

    await put('good.json', bad)
    await database.refresh()
    expect(dataOf(database, 'good')).toEqual({ rank: 1 })
    expect(database.faults()).toEqual([faultIn('good.json'), faultIn('new.json')])
    await database.refresh()
    expect(dataOf(database, 'good')).toEqual({ rank: 1 })

    await put('good.json', { rank: 333 })
    await database.refresh()
    expect(dataOf(database, 'good')).toEqual({ rank: 333 })
    expect(database.faults()).toEqual([faultIn('new.json')])
  })

  test('sets aside what is named like a file but cannot be read', async () => {
    await mkdir(join(folder, 'a.json'))
    await put('__b__.json', {})
    const database = await open()
    expect(idsOf(database)).toEqual([])
    expect(database.faults().map(({ file }) => file)).toEqual(['__b__.json', 'a.json'])
  })

  test('that is empty gives no documents and says so', async () => {
    const database = await open()
    expect(database.documents()).toEqual([])
    expect(database.faults()).toEqual([
      { file: folder, message: 'the folder holds no .json files' },
    ])
  })

  test('that is missing gives no documents and says so', async () => {
    await rm(folder, { recursive: true })
    const database = await open()
    expect(database.documents()).toEqual([])
    expect(database.faults()[0]?.message).toContain('cannot be read')
  })

  test('that disappears for a while keeps its documents', async () => {
    await put('a.json', {})
    const database = await open()
    await rename(folder, `${folder}-away`)
    expect(await database.refresh()).toBe(false)
    expect(idsOf(database)).toEqual(['a'])
    expect(database.faults()).toHaveLength(1)
    await rename(`${folder}-away`, folder)
    await database.refresh()
    expect(database.faults()).toEqual([])
  })
})
