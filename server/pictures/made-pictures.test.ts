import { readdir } from 'node:fs/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { createMadePictures } from './made-pictures.ts'
import type { PictureForm } from './picture-forms.ts'

let folder = ''
beforeEach(() => void (folder = temporaryFolder()))

const original = (version: string) => ({ version, read: async () => Buffer.from(version) })

function forms(maxBytes?: number) {
  const world = { running: 0, maxRunning: 0, gate: Promise.withResolvers<void>() }
  const form: PictureForm = {
    name: '320',
    extension: 'jpeg',
    type: 'image/jpeg',
    async make(bytes) {
      world.maxRunning = Math.max(world.maxRunning, ++world.running)
      await world.gate.promise
      world.running--
      return Buffer.concat([Buffer.from('made of '), bytes])
    },
  }
  const make = createMadePictures({
    cache: folder,
    log: { warn: vi.fn() },
    ...(maxBytes !== undefined && { maxBytes }),
  })
  const made = (of: ReturnType<typeof original>, as: PictureForm) => make(of.version, of, as)
  return { world, form, made }
}

test('pictures are made one at a time', async () => {
  const { world, form, made } = forms()
  const wanted = ['a', 'b', 'c'].map((version) => made(original(version), form))
  world.gate.resolve()
  expect((await Promise.all(wanted)).map(String)).toEqual(['made of a', 'made of b', 'made of c'])
  expect(world.maxRunning).toBe(1)
})

test('one that is there does not wait for those being made', async () => {
  const { world, form, made } = forms()
  world.gate.resolve()
  await made(original('known'), form)
  world.gate = Promise.withResolvers()
  const waiting = Array.from({ length: 50 }, (_, i) => made(original(`new ${i}`), form))
  expect(String(await made(original('known'), form))).toBe('made of known')
  world.gate.resolve()
  await Promise.all(waiting)
})

test('beyond a minute of them the next are turned away, and made later', async () => {
  const { world, form, made } = forms()
  const wanted = Array.from({ length: 300 }, (_, i) => made(original(String(i)), form))
  expect(await Promise.race(wanted)).toBe('busy')
  world.gate.resolve()
  const answers = await Promise.all(wanted)
  expect(answers.filter((bytes) => bytes === 'busy').length).toBeGreaterThan(50)
  expect(answers.filter(Buffer.isBuffer).length).toBeGreaterThan(100)
  for (let i = 0; i < 300; i += 50) {
    expect(String(await made(original(String(i)), form))).toBe(`made of ${i}`)
  }
})

test('those not used for longest are deleted where all together are too many', async () => {
  const { world, form, made } = forms(2000)
  world.gate.resolve()
  // 'made of ' and a number of three digits: 11 bytes each.
  for (let i = 100; i < 400; i++) await made(original(String(i)), form)
  await vi.waitFor(async () => expect((await readdir(folder)).length).toBeLessThan(2200 / 11))
  expect((await readdir(folder)).length).toBeGreaterThan(100)
  expect(String(await made(original('100'), form))).toBe('made of 100')
})
