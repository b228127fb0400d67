import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { buildsIn } from './builds.mjs'

/** A folder of builds, each of which holds a text in its server and its client. */
function folder() {
  const root = temporaryFolder()
  const builds = buildsIn(root)
  const filling = (text: string) => (place: string) => {
    for (const part of ['server', 'client']) {
      mkdirSync(join(place, part))
      writeFileSync(join(place, part, 'index.js'), text)
    }
  }
  const build = (text: string) => builds.add(`mark of ${text}`, filling(text))
  const read = (part: string) => readFileSync(join(root, part, 'index.js'), 'utf8')
  const made = () => readdirSync(join(root, 'made')).sort()
  return { root, builds, build, filling, read, made }
}

test('the newest build is the one in use, whole and with its mark', () => {
  const { builds, build, read } = folder()
  expect(builds.current()).toBeUndefined()
  build('one')
  expect([read('server'), read('client'), builds.current()?.mark]).toEqual([
    'one',
    'one',
    'mark of one',
  ])
  build('two')
  expect([read('server'), read('client'), builds.current()?.mark]).toEqual([
    'two',
    'two',
    'mark of two',
  ])
})

test('a build says whose site it is, where that is not the sample', () => {
  const { builds, build, filling } = folder()
  builds.add('mark of own', filling('own'), '../our-company')
  expect(builds.current()).toMatchObject({ mark: 'mark of own', company: '../our-company' })
  build('sample')
  expect(builds.current()).not.toHaveProperty('company')
})

test('a build that fails leaves the one in use, and nothing of itself', () => {
  const { builds, build, filling, read, made } = folder()
  build('one')
  const before = made()
  const broken = (place: string) => {
    filling('half')(place)
    expect(read('server')).toBe('one')
    throw new Error('out of memory')
  }
  expect(() => builds.add('mark', broken)).toThrow('out of memory')
  expect([read('server'), builds.current()?.mark, made()]).toEqual(['one', 'mark of one', before])
})

test('a first build that fails leaves none', () => {
  const { root, builds } = folder()
  expect(() =>
    builds.add('mark', () => {
      throw new Error('no')
    }),
  ).toThrow('no')
  expect([builds.current(), existsSync(join(root, 'server'))]).toEqual([undefined, false])
})

test('who was started with a build goes on with its files, of which two are kept', () => {
  const { root, build, made } = folder()
  build('one')
  const running = realpathSync(join(root, 'server'))
  build('two')
  build('three')
  expect(readFileSync(join(running, 'index.js'), 'utf8')).toBe('one')
  expect(made()).toHaveLength(3)
  build('four')
  expect(existsSync(running)).toBe(false)
  expect(made()).toHaveLength(3)
})

test('what was broken off by a power cut is cleared away by the next', () => {
  const { root, build, made } = folder()
  build('one')
  mkdirSync(join(root, 'made/2020-01-01T00-00-00-000Z/server'), { recursive: true })
  build('two')
  expect(made()).toHaveLength(2)
})

test('of two that are made at once, the one begun later is used, whichever is ready first', () => {
  const { builds, build, filling, read, made } = folder()
  build('one')
  builds.add('mark of two', (place: string) => {
    // As the framework does.
    rmSync(place, { recursive: true })
    mkdirSync(place)
    filling('two')(place)
    build('three')
    expect(existsSync(place)).toBe(true)
  })
  expect([read('server'), read('client'), builds.current()?.mark]).toEqual([
    'three',
    'three',
    'mark of three',
  ])
  expect(made()).toHaveLength(3)
})

test('what an earlier release built in this folder gives way', () => {
  const { root, builds, build, read } = folder()
  for (const part of ['server', 'client']) mkdirSync(join(root, part))
  writeFileSync(join(root, 'server/index.js'), 'old')
  build('one')
  expect([read('server'), builds.current()?.mark]).toEqual(['one', 'mark of one'])
  expect(lstatSync(join(root, 'client')).isSymbolicLink()).toBe(true)
})

test('a failure is on record until a build works', () => {
  const { builds, build } = folder()
  expect(builds.failure()).toBeUndefined()
  build('one')
  const failure = { mark: 'm', at: '2026-11-21T10:00:00.000Z', reason: 'no' }
  builds.noteFailure(failure)
  expect(builds.failure()).toEqual(failure)
  build('two')
  expect(builds.failure()).toBeUndefined()
})
