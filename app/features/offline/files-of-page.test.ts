import { expect, test } from 'vitest'
import { filesOfPage, filesOfScript, titleOf } from './files-of-page.ts'

test('A document names its scripts, styles and fonts, and what it is printed with, each once', () => {
  const html = `<title>Gauge 63 mm &amp; more | Quernel</title><link href="/assets/font-a1.woff2"/>
    <script>import "/assets/manifest-b2.js";import * as r from "/assets/root-c3.js"</script>
    <link rel="modulepreload" href="/assets/root-c3.js"/><style data-href="/assets/site-d4.css#">
    <link rel="stylesheet" media="print" href="/print/0a1b2c3d.css"/>`
  expect(filesOfPage(html)).toEqual([
    '/assets/font-a1.woff2',
    '/assets/manifest-b2.js',
    '/assets/root-c3.js',
    '/assets/site-d4.css',
    '/print/0a1b2c3d.css',
  ])
  expect(titleOf(html)).toBe('Gauge 63 mm &amp; more | Quernel')
})

test('A text without files or title has none', () => {
  expect(filesOfPage('<p>')).toEqual([])
  expect(titleOf('<p>')).toBe('')
})

test('A script names what it brings later, in whichever quotes', () => {
  const script = `const d=["assets/end-a1b2c3d4.js","assets/end-b_2c-3d4.css"];import{a}from"./react-c3d4e5f6.js";
    p(()=>import(\`./end-a1b2c3d4.js\`),d);fetch("/api/states");"./not a file";new Worker("/assets/pdf.worker-d4e5f6a7.mjs");"./pdf.mjs"`
  expect(filesOfScript(script)).toEqual([
    '/assets/end-a1b2c3d4.js',
    '/assets/end-b_2c-3d4.css',
    '/assets/react-c3d4e5f6.js',
    '/assets/pdf.worker-d4e5f6a7.mjs',
  ])
})
