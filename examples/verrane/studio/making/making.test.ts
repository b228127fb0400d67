import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkTask } from './check.ts'
import { readLock } from './lock.ts'
import { makeTask } from './make.ts'
import type { Output, Task } from './task.ts'

let base = ''
let folder = ''
let lockFile = ''
let source: Record<string, string> = {}
const said: string[] = []
const say = (line: string) => void said.push(line)
const close = vi.fn(async () => undefined)

/** Each output holds the text of its source, with a thumbnail in capitals. */
const task: Task = {
  name: 'notes',
  outputs: async () => Object.keys(source).map(noteOf),
  close,
}

function noteOf(name: string): Output {
  const text = source[name] ?? ''
  return {
    files: [`${name}.txt`, `icons/${name}.txt`],
    isAskedBy: (word) => word === name,
    hash: () => `hash of ${text}`,
    async make() {
      if (text === 'broken') throw new Error('no ink')
      const bytes = [Buffer.from(text), Buffer.from(text.toUpperCase())]
      return { bytes, hash: `hash of ${text}`, notes: { pages: text.length } }
    },
  }
}

const make = (only: string[] = [], force = false) =>
  makeTask(task, lockFile, { only, force }, { folder, say })
const check = () => checkTask(task, lockFile, { folder, say })
const read = (file: string) => readFile(join(folder, file), 'utf8')

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'making-'))
  folder = join(base, 'company')
  lockFile = join(base, 'notes.lock.json')
  source = { a: 'one', b: 'two' }
  said.length = 0
})
afterEach(() => rm(base, { recursive: true }))

describe('making', () => {
  test('writes each output with what belongs to it, and what it was made from', async () => {
    expect(await make()).toBe(0)
    expect([await read('a.txt'), await read('icons/a.txt')]).toEqual(['one', 'ONE'])
    expect((await readLock(lockFile))['a.txt']).toMatchObject({ hash: 'hash of one', pages: 3 })
    expect(close).toHaveBeenCalled()
  })

  test('leaves alone what is up to date, and makes again what is stale or missing', async () => {
    await make()
    const before = await stat(join(folder, 'icons/a.txt'))
    source['b'] = 'three'
    await rm(join(folder, 'a.txt'))
    said.length = 0
    await make(['b'])
    expect(said).toContainEqual('notes: 2 outputs, 1 to make')
    await make()
    expect([await read('a.txt'), await read('b.txt')]).toEqual(['one', 'three'])
    expect((await stat(join(folder, 'icons/a.txt'))).mtimeMs).toBeGreaterThan(before.mtimeMs)
  })

  test('goes on after one that fails, and counts it', async () => {
    source = { a: 'broken', b: 'two' }
    expect(await make()).toBe(1)
    expect(await read('b.txt')).toBe('two')
    expect(said.join('\n')).toContain('a.txt FAILED: Error: no ink')
  })

  test('counts a word that names nothing', async () => {
    expect(await make(['c'])).toBe(1)
    expect(said[0]).toBe('c: notes has nothing of this name')
  })

  test('removes what nothing asks for any more, unless somebody changed it', async () => {
    await make()
    await writeFile(join(folder, 'b.txt'), 'my own')
    source = { a: 'one' }
    await make()
    expect(await readdir(folder)).toEqual(['a.txt', 'b.txt', 'icons'])
    expect(await readdir(join(folder, 'icons'))).toEqual(['a.txt'])
    expect(Object.keys(await readLock(lockFile))).toEqual(['a.txt'])
  })
})

describe('a file of somebody else', () => {
  test('that the lock does not know stays, until it is forced', async () => {
    await make(['b'])
    await writeFile(join(folder, 'a.txt'), 'my own')
    expect(await make()).toBe(1)
    expect(await read('a.txt')).toBe('my own')
    expect(said.join('\n')).toContain('a.txt is left alone: not made yet; a.txt was not made here')
    expect(await make(['a'], true)).toBe(0)
    expect(await read('a.txt')).toBe('one')
  })

  test('that took the place of one made here stays, also where a thumbnail was', async () => {
    await make()
    await writeFile(join(folder, 'icons/a.txt'), 'my own')
    source['a'] = 'changed'
    expect(await make()).toBe(1)
    expect([await read('a.txt'), await read('icons/a.txt')]).toEqual(['one', 'my own'])
  })

  test('outside of the company’s folder is never written', async () => {
    source = { '../outside': 'text' }
    await expect(make([], true)).rejects.toThrow('lies outside of')
    expect(await readdir(base)).toEqual([])
  })
})

describe('the check', () => {
  test('says what is out of date and why, and writes nothing', async () => {
    await make()
    source = { b: 'changed', c: 'new', d: 'four' }
    await make(['d'])
    await rm(join(folder, 'icons/d.txt'))
    const before = [await readFile(lockFile, 'utf8'), await readdir(folder)]
    said.length = 0
    expect(await check()).toBe(4)
    expect(said).toEqual([
      'notes: 3 outputs, 4 out of date',
      '  b.txt: made from other data',
      '  c.txt: not made yet',
      '  d.txt: icons/d.txt is missing',
      '  a.txt: nothing asks for it any more',
    ])
    expect([await readFile(lockFile, 'utf8'), await readdir(folder)]).toEqual(before)
  })

  test('has nothing to say after everything was made', async () => {
    await make()
    expect(await check()).toBe(0)
    expect(said.at(-1)).toBe('notes: 2 outputs, none out of date')
  })
})
