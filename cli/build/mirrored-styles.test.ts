import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { preprocessCSS, resolveConfig } from 'vite'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { root } from '../company.mjs'
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
  [
    'inset: 0 auto auto max(8px, 50vw - (1px + 2px))',
    'inset: 0 max(8px, 50vw - (1px + 2px)) auto auto',
  ],
  ['border-radius: 1px 2px 3px 4px', 'border-radius: 2px 1px 4px 3px'],
  ['transform-origin: left top', 'transform-origin: right top'],
  ['position-area: bottom span-right', 'position-area: bottom span-left'],
  ['rotate: 45deg', 'rotate: -45deg'],
  ['box-shadow: inset 3px 0 var(--accent)', 'box-shadow: inset -3px 0 var(--accent)'],
  ['box-shadow: 2px 0 red, inset 0.5px 0 red', 'box-shadow: -2px 0 red, inset -0.5px 0 red'],
  [
    'background: linear-gradient(90deg, red, blue)',
    'background: linear-gradient(-90deg, red, blue)',
  ],
  [
    'mask-image: linear-gradient(to left, red, blue)',
    'mask-image: linear-gradient(to right, red, blue)',
  ],
  [
    'background: linear-gradient(red, blue) right / 16px 100%, linear-gradient(-45deg, red, blue)',
    'background: linear-gradient(red, blue) left / 16px 100%, linear-gradient(45deg, red, blue)',
  ],
])('%s is %s', (text, other) => {
  expect(asked(text)).toBe(other)
  expect(asked(other)).toBe(text)
})

test.each([
  'margin: 0 auto',
  'color: red',
  'content: "left"',
  'grid-area: left',
  'padding: 1px 2px 3px',
  'rotate: y calc(-1 * var(--angle))',
  'box-shadow: 0 8px 32px rgb(13 16 20 / 16%)',
])('%s stays as it is', (text) => expect(asked(text)).toBe(text))

const sheet = `
  .a { margin-left: 4px; /* Not mirrored: as it is */ left: 0 }
  [dir='rtl'] .a { left: 1px }
`

test.each([
  ['ar-EG', ".a{margin-right:4px;/*Notmirrored:asitis*/left:0}[dir='rtl'].a{left:1px}"],
  ['de-DE', '.a{margin-left:4px;/*Notmirrored:asitis*/left:0}'],
])('styles of a site in %s', async (locale, expected) => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'site.ts'), `export const site = { locale: '${locale}' }`)
  const config = await resolveConfig(
    { configFile: false, logLevel: 'error', plugins: [interfaceTexts(folder)] },
    'build',
  )
  const { code } = await preprocessCSS(sheet, 'a.css', config)
  expect(code.replace(/\s/g, '')).toBe(expected)
})

describe('the sheets of the site', () => {
  const sheets = globSync('app/**/*.css', { cwd: root })

  /** Properties that go sideways in ways that no mirror of words and sides can turn. */
  const sideways = /^(?:translate|transform|offset-.*|clip-path|shape-outside)$/
  const turnsNoWay = /^(?:none|inset\((?:50%|0 0 1px)\)|-50% -50%|0 -50%|-50% 8px|scaleX\(.*\))$/

  test.each(sheets)('%s goes sideways only as a mirror can, or says why', (path) => {
    const unsaid = declarationsIn(readFileSync(join(root, path), 'utf8')).filter(
      ({ prop, value, isAsItIs }) => sideways.test(prop) && !turnsNoWay.test(value) && !isAsItIs,
    )
    expect(unsaid).toEqual([])
  })

  test.each(sheets)('%s is itself again in two mirrors', (path) => {
    for (const { prop, value } of declarationsIn(readFileSync(join(root, path), 'utf8'))) {
      expect(mirrored(mirrored({ prop, value }))).toEqual({ prop, value })
    }
  })
})

/** Declarations in the order of a sheet, and whether they stand behind such a comment in their rule. */
function declarationsIn(css: string) {
  let isAsItIs = false
  return [...css.matchAll(/\/\*\s*(Not mirrored:)?[^]*?\*\/|[{}]|([\w-]+):\s*([^;{}]+);/g)].flatMap(
    ([found, comment, prop, value]) => {
      if (comment) isAsItIs = true
      if (found === '{' || found === '}') isAsItIs = false
      return prop && value ? { prop, value: value.replace(/\s+/g, ' '), isAsItIs } : []
    },
  )
}
