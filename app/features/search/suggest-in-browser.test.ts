import { isValidElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { suggestInBrowser } from './suggest-in-browser.ts'

afterEach(() => vi.unstubAllGlobals())

/** More than a browser reads a text for. */
const many = { products: Array.from({ length: 2001 }) } as unknown as Catalogue
const link = (name: string) => ({ to: `/${name}`, name, note: '' })
const byName = (text: string) => ({ links: text === 'valve' ? [link('valve')] : [] })
async function readerOfMany() {
  const suggest = await suggestInBrowser(many, byName)
  return (text: string) => suggest(text, () => undefined)
}
const read = { links: [link('gas-valve')], status: '1 product found' }

test('of many products a name is shown at once, and what the server read of it then', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(read)))
  const suggest = await readerOfMany()
  const first = suggest('valve')
  expect(first).toMatchObject(byName('valve'))
  expect(await (await first).later).toEqual(read)
  // Where no name is like it, what the server says is waited for.
  expect(await suggest('60 bar')).toEqual(read)
})

test('for no text nothing is asked, whose answer would be no suggestions', async () => {
  const asked = vi.fn(() => Promise.resolve(Response.json([{ title: 'Valves', path: '/valves' }])))
  vi.stubGlobal('fetch', asked)
  const suggest = await readerOfMany()
  expect(await suggest('')).toEqual({ links: [] })
  expect(await suggest('  ')).toEqual({ links: [] })
  expect(asked).not.toHaveBeenCalled()
})

test('where the server does not answer, names have to do', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
  const suggest = await readerOfMany()
  expect(await (await suggest('valve')).later).toEqual(byName('valve'))
  expect(await suggest('60 bar')).toEqual({ links: [] })
})

test('what the server read is shown, each part with a press that takes it back', async () => {
  const chips = [{ says: 'class 1.6', without: 'gauge' }]
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...read, chips })))
  const suggest = await readerOfMany()
  const { read: shown } = await suggest('gauge class 1.6')
  expect(isValidElement(shown)).toBe(true)
})
