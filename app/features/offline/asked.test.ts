import { expect, test } from 'vitest'
import { isPageToKeep, kindOf } from './asked.ts'

const origin = 'https://valves.example'
const kind = (path: string, { method = 'GET', mode = 'cors', destination = 'image' } = {}) =>
  kindOf({ method, mode, url: new URL(path, origin).href, destination }, origin)
const html = { 'content-type': 'text/html; charset=utf-8' }

test('A document is asked of the network first, whatever its address', () => {
  for (const path of ['/', '/gauge-63', '/products?body=Brass', '/quote'])
    expect(kind(path, { mode: 'navigate' })).toBe('page')
})

test('Files of a build are taken from where they are kept', () => {
  expect(kind('/assets/site-Ab12.js')).toBe('asset')
})

test('Pictures, drawings and the records of products are parts of pages', () => {
  expect(kind('/images/640/valves/gauge.jpg')).toBe('part')
  expect(kind('/drawings/gauge-63.svg')).toBe('part')
  expect(kind('/documents/gauge-guide/figure-2.svg')).toBe('part')
  const records = '/v1/projects/p/databases/(default)/documents/products?pageSize=300'
  expect(kind(records)).toBe('part')
  expect(kind(`https://firestore.example${records}`)).toBe('part')
})

test('A document of the storage is one, opened or read by the viewer, with what is said beside it', () => {
  expect(kind('/documents.json?doc=%2Ffiles%2Fguides%2Fgauge.pdf')).toBe('file')
  expect(kind('/files/guides/gauge.pdf')).toBe('file')
  expect(kind('/files/guides/gauge.pdf', { mode: 'navigate' })).toBe('file')
})

test('What code asks for to keep it on purpose is not kept beside that as seen', () => {
  for (const path of ['/assets/site-Ab12.js', '/images/640/a.jpg', '/drawings/a.svg'])
    expect(kind(path, { destination: '' })).toBeUndefined()
})

test('Forms, the assistant, data of the router and other hosts are left to the browser', () => {
  expect(kind('/api/contact', { method: 'POST' })).toBeUndefined()
  expect(kind('/contact-us', { method: 'POST', mode: 'navigate' })).toBeUndefined()
  expect(kind('/support.data')).toBeUndefined()
  expect(kind('/readyz')).toBeUndefined()
  expect(kind('https://elsewhere.example/images/1.jpg')).toBeUndefined()
})

test('A page is kept that was found and is everybody’s', () => {
  const keeps = (init: ResponseInit, path = '/gauge-63') =>
    isPageToKeep(origin + path, new Response('', init))
  expect(keeps({ headers: html })).toBe(true)
  expect(keeps({ headers: html, status: 404 })).toBe(false)
  expect(keeps({ headers: html, status: 503 })).toBe(false)
  expect(keeps({ headers: { ...html, 'cache-control': 'no-store' } })).toBe(false)
  expect(keeps({ headers: { 'content-type': 'text/csv' } })).toBe(false)
  expect(keeps({ headers: html }, '/contact-us?sent=Q-123')).toBe(false)
})
