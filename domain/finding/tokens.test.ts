import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#test/any-text.ts'
import { createSpeller, keyOfText, normalize, stem, tokensOf } from './tokens.ts'

const textsOf = (text: string) => tokensOf(normalize(text)).map((token) => token.text)
const numbersOf = (text: string) =>
  tokensOf(normalize(text)).flatMap(({ number }) => (number === undefined ? [] : [number]))

describe('a ratio is one word, however it is written', () => {
  test.each([
    ['1:32', '1x32'],
    ['1×32', '1x32'],
    ['1 x 32', '1x32'],
    ['1X32', '1x32'],
    ['2×2', '2x2'],
    ['99:1', '99x1'],
    ['99/1', '99x1'],
  ])('%s is %s', (written, ratio) => {
    expect(textsOf(written)).toEqual([ratio])
    expect(numbersOf(written)).toEqual([])
  })

  test('but two wavelengths are two numbers', () => {
    expect(numbersOf('1310/1550')).toEqual([1310, 1550])
  })
})

describe('numbers', () => {
  test.each<[string, number[]]>([
    ['0.3 dB', [0.3]],
    ['0,3 dB', [0.3]],
    ['10,000 cycles', [10_000]],
    ['0,125 mm', [0.125]],
    ['1,25 mm', [1.25]],
    ['1260-1650', [1260, 1650]],
    ['1260–1650 nm', [1260, 1650]],
    ['−40 °C', [-40]],
    ['-40 to 75', [-40, 75]],
    ['from −40', [-40]],
    ['(-5', [-5]],
    ['MPO-12', [12]],
    ['12f', [12]],
    ['3 - 2', [3, 2]],
  ])('of “%s” are %j', (written, expected) => {
    expect(numbersOf(written)).toEqual(expected)
  })

  test('a letter glued to a number is told from one that stands apart', () => {
    expect(tokensOf('12f').map(({ glued }) => glued)).toEqual([false, true])
    expect(tokensOf('12 f').map(({ glued }) => glued)).toEqual([false, false])
  })

  test('a number knows where it stands', () => {
    const text = normalize('bore  of 15 mm')
    const [found] = tokensOf(text).filter(({ number }) => number === 15)
    expect(text.slice(found!.from, found!.to)).toBe('15')
  })
})

describe('one form of each word', () => {
  test.each([
    ['Épissure', 'epissure'],
    ['Außen', 'aussen'],
    ['5 µm', '5 um'],
    ['20 degrees C', '20 °c'],
    ['20 deg F', '20 °f'],
    ['20 ºC', '20 °c'],
    ["19''", '19"'],
  ])('%s reads %s', (written, expected) => {
    expect(normalize(written)).toBe(expected)
  })

  test.each([
    ['valves', 'valve'],
    ['assemblies', 'assembly'],
    ['boxes', 'box'],
    ['glasses', 'glass'],
    ['switches', 'switch'],
    ['glass', 'glass'],
    ['status', 'status'],
    ['gas', 'gas'],
    ['1x8', '1x8'],
  ])('%s is looked up as %s', (word, expected) => {
    expect(stem(word)).toBe(expected)
  })

  test('hyphens, slashes, case and plural do not matter to a phrase', () => {
    expect(keyOfText('Three-Way Valves')).toBe('three way valve')
    expect(keyOfText('indoor/outdoor')).toBe('indoor outdoor')
  })
})

describe('a company’s own abbreviations and languages', () => {
  const spell = createSpeller({
    acronyms: { PER: 'extinction ratio', NA: 'numerical aperture' },
    same: { 分路器: 'splitter', 器: 'device', バルブ: 'valve', ventil: 'valve' },
  })

  test('capitals make an abbreviation, small letters a word', () => {
    expect(spell('a PER of 20')).toBe('a extinction ratio of 20')
    expect(spell('20 per box')).toBe('20 per box')
    expect(spell('SUPERB na')).toBe('SUPERB na')
  })

  test('where all is in capitals they say nothing', () => {
    expect(spell('20 PIECES PER BOX')).toBe('20 PIECES PER BOX')
  })

  test('words without spaces between them are found, the longer first', () => {
    expect(spell('1x8分路器').trim()).toBe('1x8 splitter')
    expect(textsOf(spell('15mmバルブ'))).toEqual(['15', 'mm', 'valve'])
  })

  test('words that have spaces are left to the lexicon', () => {
    expect(spell('ventilation')).toBe('ventilation')
  })

  test('a company without such words changes nothing', () => {
    expect(createSpeller({})('PER 分路器')).toBe('PER 分路器')
  })
})

test('any text is cut into tokens that stand where they say, in order', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 400 }), (written) => {
      const text = normalize(written)
      let end = 0
      for (const { from, to, number } of tokensOf(text)) {
        expect(from).toBeGreaterThanOrEqual(end)
        expect(to).toBeGreaterThan(from)
        if (number !== undefined) expect(Number.isFinite(number)).toBe(true)
        end = to
      }
      expect(end).toBeLessThanOrEqual(text.length)
    }),
  )
})

test('a phrase that begins with a figure is no end of a longer one', () => {
  const spell = createSpeller({ same: { '2芯': 'duplex', 芯: 'fiber' } })
  expect(textsOf(spell('432芯'))).toEqual(['432', 'fiber'])
  expect(textsOf(spell('2芯'))).toEqual(['duplex'])
})
