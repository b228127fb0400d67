import { expect, test } from 'vitest'
import { findChromium } from './browser.ts'

const node = process.execPath

test('the browser that is named comes before those that are found', () => {
  expect(findChromium(node, ['/somewhere/else'])).toBe(node)
})

test('a named one that cannot be run is a fault, and no reason to take another', () => {
  expect(() => findChromium('/no/such/browser', [node])).toThrow('/no/such/browser')
})

test('without a name the first is taken that is there', () => {
  expect(findChromium(undefined, ['/no/such/browser', node])).toBe(node)
  expect(() => findChromium(undefined, ['/no/such/browser'])).toThrow('CHROMIUM_PATH')
})
