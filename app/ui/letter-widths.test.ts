import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const sheets = globSync('app/**/*.css').map((path) => ({
  path,
  css: readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\//gs, ''),
}))
const inPixels = /\d(?:\.\d+)?px/

/** What a pattern finds in the style sheets with a length in px in it. */
const found = (pattern: RegExp) =>
  sheets.flatMap(({ path, css }) =>
    (css.match(pattern) ?? []).filter((one) => inPixels.test(one)).map((one) => `${path}: ${one}`),
  )

// Who has set larger letters gets fewer columns, and what fits a narrower window.
describe('measured by its letters is', () => {
  test('how many columns stand side by side', () => {
    expect(sheets.length).toBeGreaterThan(100)
    expect(found(/repeat\(auto-fi[tl]+,[^;]*/g)).toEqual([])
  })

  test('how wide a window is', () => {
    expect(found(/@(?:media|container)[^{]*\bwidth\b[^{]*/g)).toEqual([])
  })
})
