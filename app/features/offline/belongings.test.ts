import { expect, test } from 'vitest'
import { belongingsOf } from './belongings.ts'

const hasOpened = () => false
const phone = {
  width: 390,
  density: 2,
  matches: (media: string) => media === '(max-width: 640px)',
  hasOpened,
}
const srcset = [320, 480, 640, 960, 1280].map((w) => `/images/${w}/gauge.jpg ${w}w`).join(', ')

const product = `<header><a href="/about">About</a><img src="/images/160/menu.jpg"/></header><main id="main">
  <img src="/images/1280/gauge.jpg" srcset="${srcset}" sizes="(max-width: 640px) 100vw, 600px"/>
  <img src="/images/320/back.jpg" srcSet="/images/160/back.jpg 160w, /images/320/back.jpg 320w" sizes="72px" alt=""/>
  <p class="a" data-keep=""><a href="/quote?items=G-63:1&amp;a=1">Quote</a>
    <a href="/list?items=G-63:1#added">Add</a><a href="/files/sheets/gauge.pdf">Sheet</a></p>
  <a href="/documents/gauge-guide#step-3">Step 3</a><a href="/files/guides/gauge.pdf">PDF</a><a href="/files/models/gauge.glb" download="">Model</a>
  <a href="/gauge-100">Larger</a><a href="/list?items=G-100:1#added">Add</a>
  <a href="https://elsewhere.example/a.pdf">Norm</a><img src="https://elsewhere.example/1.jpg"/></main>`

test('A product takes along its documents, where its actions lead, and the contact page', () => {
  const { pages, documents, products } = belongingsOf(product, '/gauge-63', phone)
  expect(pages).toEqual(['/quote?items=G-63:1&a=1', '/list?items=G-63:1', '/contact-us'])
  expect(documents).toEqual(['/documents/gauge-guide'])
  expect(products).toEqual([])
})

test('Of each picture it takes the one that its screen would choose, and every PDF with what is said of it', () => {
  expect(belongingsOf(product, '/gauge-63', phone).files).toEqual([
    '/images/960/gauge.jpg',
    '/images/160/back.jpg',
    '/files/sheets/gauge.pdf',
    '/documents.json?doc=%2Ffiles%2Fsheets%2Fgauge.pdf',
    '/files/guides/gauge.pdf',
    '/documents.json?doc=%2Ffiles%2Fguides%2Fgauge.pdf',
  ])
  const desk = { width: 1440, density: 1, matches: () => false, hasOpened }
  expect(belongingsOf(product, '/gauge-63', desk).files[0]).toBe('/images/640/gauge.jpg')
})

test('A model is taken by who has looked at it', () => {
  const models = (opened: boolean) =>
    belongingsOf(product, '/gauge-63', { ...phone, hasOpened: () => opened }).files.filter((file) =>
      file.startsWith('/files/models/'),
    )
  expect(models(false)).toEqual([])
  expect(models(true)).toEqual(['/files/models/gauge.glb'])
})

test('A list takes along the products of its lines, and none of what is made when asked for', () => {
  const list = `<main><div data-keep=""><a href="/quote?items=A:2">Quote</a><a href="/list.csv?items=A:2" download="">CSV</a></div>
    <table><tr><th><a href="/gauge-63">A</a></th><td><a href="/compare?products=gauge-63">Compare</a></td></tr></table>
    <a href="/gauge-100">Goes with</a></main>`
  expect(belongingsOf(list, '/list?items=A:2', phone)).toEqual({
    pages: ['/quote?items=A:2', '/contact-us'],
    documents: [],
    products: ['/gauge-63'],
    files: [],
  })
})
