import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutText } from './text.ts'

describe('cutting a text', () => {
  test.each([50, 150])('leaves %d characters as they are', (length) => {
    expect(cutText('x'.repeat(length), length)).toBe('x'.repeat(length))
  })

  test.each([50, 150])('cuts one more than %d characters, the ellipsis included', (length) => {
    const cut = cutText('x'.repeat(length + 1), length)
    expect(cut).toBe(`${'x'.repeat(length - 1)}…`)
    expect(cut).toHaveLength(length)
  })

  test('cuts between words and leaves no punctuation before the ellipsis', () => {
    expect(cutText('Low-loss cassette, 12 fibers', 20)).toBe('Low-loss cassette…')
  })

  test('cuts inside a word when the last space is far away', () => {
    expect(cutText(`A ${'b'.repeat(100)}`, 50)).toBe(`A ${'b'.repeat(47)}…`)
  })

  test('never cuts a character in two', () => {
    expect(cutText(`${'x'.repeat(48)}😀${'y'.repeat(9)}`, 50)).toBe(`${'x'.repeat(48)}…`)
  })

  test('never exceeds its length, and shows the beginning of the text', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 300 })
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 160 }), (text, length) => {
        const cut = cutText(text, length)
        expect(cut.length).toBeLessThanOrEqual(length)
        expect(cut.isWellFormed()).toBe(true)
        expect(text.startsWith(cut === text ? cut : cut.replace(/…$/, ''))).toBe(true)
      }),
    )
  })
})
