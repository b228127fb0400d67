import { describe, expect, test } from 'vitest'
import { createFinder } from '../find.ts'
import { lampAttributes, lamps } from '../lamps.fixture.ts'
import { dutch } from './dutch.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { spanish } from './spanish.ts'
import { withLanguages } from './with-languages.ts'

// A company that writes no word of its own but its units.
const finder = await createFinder({
  products: lamps,
  definitions: lampAttributes,
  vocabulary: withLanguages({ units: { mm: ['depth', 'diameter'], m: ['cord'] } }),
})
const says = (text: string) =>
  finder.read(text).understanding.requirements.map((one) => one.says.replaceAll('\u00a0', ' '))

describe('a company that writes no words is understood', () => {
  test.each<[string, string[]]>([
    ['lamp at most 300 mm deep', ['depth 300 mm or less']],
    ['lamp, no deeper than 300 mm', ['depth 300 mm or less']],
    ['lamp with a minimum of twelve bulbs', ['12 bulbs or more']],
    ['lamp, höchstens 300 mm tief', ['depth 300 mm or less']],
    ['lamp mit mindestens zwölf bulbs', ['12 bulbs or more']],
    ['lamp, profondeur au plus 300 mm', ['depth 300 mm or less']],
    ['lamp, au moins douze bulbs', ['12 bulbs or more']],
    ['lamp, como máximo 300 mm de fondo', ['depth 300 mm or less']],
    ['lamp con al menos doce bulbs', ['12 bulbs or more']],
    ['lamp, diepte hoogstens 300 mm', ['depth 300 mm or less']],
    ['lamp met minstens twaalf bulbs', ['12 bulbs or more']],
    ['lamp, profondità al massimo 300 mm', ['depth 300 mm or less']],
    ['lamp con almeno dodici bulbs', ['12 bulbs or more']],
    ['lamp ohne E27', ['not E27']],
    ['lamp sans E27', ['not E27']],
    ['lamp sin E27', ['not E27']],
    ['lamp zonder E27', ['not E27']],
    ['lamp senza E27', ['not E27']],
  ])('%s', (text, expected) => {
    expect(says(text)).toEqual(expected)
  })
})

describe('what a company says of a word', () => {
  const own = {
    numbers: { one: 11 },
    nouns: { depth: ['sunk'] },
    words: { ask: ['max'], stop: ['yonder'] },
    deeds: { needs: { solder: { screw: ['Bare'] } } },
  }
  const { words = {}, numbers = {}, nouns = {}, deeds = {} } = withLanguages(own)

  test('holds before what the languages say', () => {
    expect(words.atMost).not.toContain('max')
    expect(words.ask).toContain('max')
    expect(numbers).toMatchObject({ one: 11, two: 2 })
  })

  test('stands beside what they say', () => {
    expect(words.stop).toEqual(expect.arrayContaining(['yonder', 'the', 'dem', 'aux']))
    expect(nouns.depth).toEqual(expect.arrayContaining(['deep', 'tief', 'sunk']))
    expect(deeds).toMatchObject({ needs: own.deeds.needs, infinitive: english.deeds!.infinitive })
  })

  test('changes no other company’s', () => {
    expect(withLanguages({}).words!.atMost).toContain('max')
  })
})

test.each(Object.entries({ english, german, french, spanish, dutch, italian }))(
  '%s says both sides of a bound, and what is denied',
  (_name, { words = {}, numbers = {} }) => {
    for (const name of ['atLeast', 'atMost', 'not', 'stop'] as const)
      expect([name, (words[name] ?? []).length > 0]).toEqual([name, true])
    expect(Object.values(numbers)).toContain(12)
  },
)
