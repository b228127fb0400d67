import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import * as z from 'zod'
import { createLastGood } from './last-good.ts'

let folder = ''
let file = ''
beforeEach(async () => {
  folder = temporaryFolder()
  file = join(folder, 'kept', 'last-good.json')
})

const open = () => createLastGood(file, z.object({ name: z.string() }))

describe('what was served last', () => {
  test('is there after a restart, and its first copy may be damaged', async () => {
    await open().write({ name: 'first' })
    expect(await open().read()).toEqual({ name: 'first' })
    await writeFile(file, (await readFile(file, 'utf8')).replace(':', ';'))
    expect(await open().read()).toEqual({ name: 'first' })
  })

  test('is the one before where the newest is damaged', async () => {
    await open().write({ name: 'first' })
    await open().write({ name: 'second' })
    expect(await open().read()).toEqual({ name: 'second' })
    await writeFile(file, '{"name":1}')
    expect(await open().read()).toEqual({ name: 'first' })
    await open().write({ name: 'third' })
    expect(await open().read()).toEqual({ name: 'third' })
  })

  test('is none where both are damaged, until the next is written', async () => {
    await open().write({ name: 'first' })
    await writeFile(file, '')
    await writeFile(`${file}.before`, '')
    expect(await open().read()).toBeUndefined()
    await open().write({ name: 'second' })
    expect(await open().read()).toEqual({ name: 'second' })
  })
})
