import { expect, test } from 'vitest'
import { belongingsOf } from './belongings.ts'

const phone = { width: 390, density: 2, matches: (media: string) => media === '(max-width: 640px)' }
const srcset = [320, 480, 640, 960, 1280].map((w) => `/images/${w}/gauge.jpg ${w}w`).join(', ')

const product = `<header><a href="/about">About</a><img src="/images/160/menu.jpg"/></header><main id="main">
  <img src="/images/1280/gauge.jpg" srcset="${srcset}" sizes="(max-width: 640px) 100vw, 600px"/>
  <img src="/images/320/back.jpg" srcSet="/images/160/back.jpg 160w, /images/320/back.jpg 320w" sizes="72px" alt=""/>
  <p class="a" data-keep=""><a href="/quote?items=G-63:1&amp;a=1">Quote</a>
    <a href="/list?items=G-63:1" data-add="">Add</a><a href="/files/sheets/gauge.pdf">Sheet</a></p>
  <a href="/documents/gauge-guide#step-3">Step 3</a><a href="/files/guides/gauge.pdf">PDF</a>
  <a href="/gauge-100">Larger</a><a href="/list?items=G-100:1" data-add="">Add</a>
  <a href="https://elsewhere.example/a.pdf">Norm</a><img src="https://elsewhere.example/1.jpg"/></main>`

test('A product takes along its documents, where its actions lead, and the contact page', () => {
  expect(belongingsOf(product, '/gauge-63', phone).pages).toEqual([
    '/quote?items=G-63:1&a=1',
    '/list?items=G-63:1',
    '/documents/gauge-guide',
    '/contact-us',
  ])
})

test('Of each picture it takes the one that its screen would choose, and every file', () => {
  expect(belongingsOf(product, '/gauge-63', phone).files).toEqual([
    '/images/960/gauge.jpg',
    '/images/160/back.jpg',
    '/files/sheets/gauge.pdf',
    '/files/guides/gauge.pdf',
  ])
  const desk = { width: 1440, density: 1, matches: () => false }
  expect(belongingsOf(product, '/gauge-63', desk).files[0]).toBe('/images/640/gauge.jpg')
})

test('A list takes along the products of its lines, and none of what is made when asked for', () => {
  const list = `<main><div data-keep=""><a href="/quote?items=A:2">Quote</a><a href="/list.csv?items=A:2" download="">CSV</a></div>
    <table><tr><th><a href="/gauge-63">A</a></th><td><a href="/compare?products=gauge-63">Compare</a></td></tr></table>
    <a href="/gauge-100">Goes with</a></main>`
  expect(belongingsOf(list, '/list?items=A:2', phone)).toEqual({
    pages: ['/quote?items=A:2', '/gauge-63', '/contact-us'],
    files: [],
  })
})
