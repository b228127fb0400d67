import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandColors, readAccent } from './brand-colors.ts'
import { contrast, mixColors, readableShade, type Color } from './shades.ts'

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number): Color => `#${number.toString(16).padStart(6, '0')}`)

describe('colors of a brand', () => {
  test('stand out in every pair that the site sets, whatever the accent is', () => {
    fc.assert(
      fc.property(color, (accent) => {
        const { paper, ink, mute, graphite, night, ...of } = brandColors(accent)
        const light: Color[] = ['#ffffff', paper, of['picture-ground']]
        const texts: [Color, Color[]][] = [
          [ink, light],
          [mute, light],
          [of['accent-text'], light],
          [of['accent-press'], light],
          [of['positive-text'], [...light, of['positive-ground']]],
          [of['mute-on-dark'], [night, graphite]],
          ['#ffffff', [night, graphite]],
        ]
        for (const [text, grounds] of texts) {
          for (const ground of grounds) expect(contrast(text, ground)).toBeGreaterThan(4.5)
        }
        for (const ground of [paper, night]) {
          expect(contrast(of.accent, ground)).toBeGreaterThan(3)
        }
      }),
      {
        examples: [['#ffffff'], ['#000000'], ['#ffd400']],
      },
    )
  })

  test('are the color that was asked for where that does, and else its nearest shade', () => {
    expect(brandColors('#1f6fb2')).toMatchObject({
      accent: '#1f6fb2',
      'accent-text': '#1f6fb2',
    })
    const yellow = brandColors('#ffd400')
    expect(yellow['accent-text']).toMatch(/^#[6-9a-f].[5-9].00$/)
    expect(contrast(yellow['accent-text'], '#ffffff')).toBeLessThan(6)
  })

  test('without a hue have none', () => {
    expect(brandColors('#000000').paper).toMatch(/^#(..)\1\1$/)
  })
})

describe('an answer', () => {
  test('may be short or long, with or without #', () => {
    expect(readAccent('1F6FB2')).toMatchObject({ ok: true, value: { accent: '#1f6fb2' } })
    expect(readAccent('#36c')).toMatchObject({ ok: true, value: { accent: '#3366cc' } })
  })

  test.each(['blue', '#12345', ''])('of %j is refused with what to write', (text) => {
    expect(readAccent(text)).toEqual({
      ok: false,
      message: `“${text}” is no color: write # and six hexadecimal digits, as #1f6fb2.`,
    })
  })
})

describe('a shade', () => {
  test('is mixed as CSS mixes it', () => {
    expect(mixColors('#ffffff', '#000000', 0.25)).toBe('#bfbfbf')
    expect(mixColors('#1f6fb2', '#ff0000', 1)).toBe('#ff0000')
  })

  test('has the contrast of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#d94829', '#ffffff')).toBeCloseTo(4.28, 2)
  })

  test('that would have to stand out from black and white at once is none', () => {
    expect(() => readableShade('#777777', ['#000000', '#ffffff'], 5)).toThrow('No shade of #777777')
  })
})
