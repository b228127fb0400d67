import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preprocessCSS, resolveConfig } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { interfaceTexts } from './interface-texts.ts'
import { mirrored } from './mirrored-styles.ts'

const asked = (text: string) => {
  const [prop = '', value = ''] = text.split(': ')
  const { prop: name, value: said } = mirrored({ prop, value })
  return `${name}: ${said}`
}

test.each([
  ['margin-left: 4px', 'margin-right: 4px'],
  ['right: calc(100% - 4px)', 'left: calc(100% - 4px)'],
  ['border-top-left-radius: 2px', 'border-top-right-radius: 2px'],
  ['text-align: right', 'text-align: left'],
  ['padding: 1px 2px 3px 4px', 'padding: 1px 4px 3px 2px'],
  ['inset: 0 auto auto max(8px, 50vw - (1px + 2px))', 'inset: 0 max(8px, 50vw - (1px + 2px)) auto auto'],
  ['border-radius: 1px 2px 3px 4px', 'border-radius: 2px 1px 4px 3px'],
  ['transform-origin: left top', 'transform-origin: right top'],
])('%s is %s', (text, other) => {
  expect(asked(text)).toBe(other)
  expect(asked(other)).toBe(text)
})

test.each(['margin: 0 auto', 'color: red', 'content: "left"', 'grid-area: left', 'padding: 1px 2px 3px'])(
  '%s stays as it is',
  (text) => expect(asked(text)).toBe(text),
)

test.each([
  ['ar-EG', '.a{margin-right:4px}'],
  ['de-DE', '.a{margin-left:4px}'],
])('styles of a site in %s', async (locale, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'speaks-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'site.ts'), `export const site = { locale: '${locale}' }`)
  const config = await resolveConfig(
    { configFile: false, logLevel: 'error', plugins: [interfaceTexts(folder)] },
    'build',
  )
  const { code } = await preprocessCSS('.a { margin-left: 4px }', 'a.css', config)
  expect(code.replace(/\s/g, '')).toBe(expected)
})
