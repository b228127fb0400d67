import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutAtSentence, cutText } from './text.ts'

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

describe('cutting a text at a sentence', () => {
  const text = 'Tested shut with air. Lever of steel, coated. Seats can be replaced in the line.'

  test.each([
    [100, text],
    [60, 'Tested shut with air. Lever of steel, coated.'],
    [45, 'Tested shut with air. Lever of steel, coated.'],
    [44, 'Tested shut with air.'],
    [20, 'Tested shut with…'],
  ])('to %i characters leaves “%s”', (length, expected) => {
    expect(cutAtSentence(text, length)).toBe(expected)
  })

  test('leaves no short beginning, and takes no number for an end', () => {
    expect(cutAtSentence(`Short. ${'Word '.repeat(40)}`, 150)).toMatch(/^Short. Word .*…$/)
    const number = `A bore of ${'wide '.repeat(10)}1.5 mm and ${'more '.repeat(30)}`
    expect(cutAtSentence(number, 150)).toBe(cutText(number, 150))
  })

  test('never exceeds its length', () => {
    const texts = fc
      .array(fc.constantFrom('Ab', 'c', '. ', '.', '! Ä', ' '))
      .map((all) => all.join(''))
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 60 }), (given, length) => {
        expect(cutAtSentence(given, length).length).toBeLessThanOrEqual(length)
      }),
    )
  })
})
