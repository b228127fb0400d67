import { describe, expect, test } from 'vitest'
import { createTranslator } from './translate-turn.ts'

const inEnglish = createTranslator(`
  lamp | de: leuchte, lampe | es: lampara
  ceiling | de: decke | es: techo
  street lamp | es: farola, lampara de calle
  waterproof | de: wasserdicht
`)

describe('a turn in another language', () => {
  test('is put into English, with its figures and codes as they stand', () => {
    expect(inEnglish('Wir brauchen eine Lampe für 12 V, IP65, wasserdicht')).toBe(
      'we need a lamp for 12 V, IP65, waterproof',
    )
    expect(inEnglish('Necesito una farola de 4 metros')).toBe('i need a street lamp of 4 meters')
  })

  test('has one number of what blanks part', () => {
    expect(inEnglish('Wir brauchen eine Lampe für 3 456 Watt, 12 V')).toContain('3456 Watt, 12 V')
    expect(inEnglish('lamps of 3 456 watts')).toBe('lamps of 3 456 watts')
  })

  test('has compounds of words that are known', () => {
    expect(inEnglish('Wir suchen eine Deckenleuchte ohne X-20')).toBe(
      'we need a ceiling lamp without X-20',
    )
  })

  test('keeps the words that nobody gave', () => {
    expect(inEnglish('Ich suche eine Lampe mit Dimmer')).toBe('i need a lamp with Dimmer')
  })

  test('has the longest phrase first, and none over a comma', () => {
    expect(inEnglish('Busco una lámpara de calle')).toBe('i need a street lamp')
    expect(inEnglish('Busco una lámpara, de calle')).toBe('i need a lamp, of calle')
  })

  test.each([
    'A ceiling lamp with 2 sockets, an on/off switch and no motion sensor',
    'Lampe 12 V',
    // 'No' and 'na' are Portuguese, too.
    'a lamp, leakage no worse than 1 nA',
    'I need the lamp that the Decke catalog calls die Leuchte',
  ])('is left alone in English, and where too little tells the language: %s', (text) => {
    expect(inEnglish(text)).toBe(text)
  })

  test('a word of any length is read at once', () => {
    const begun = process.cpuUsage().user
    for (const length of [52, 80, 4000]) {
      const word = 'qwzxv'.repeat(1000).slice(0, length)
      expect(inEnglish(`Ich suche eine ${word}`)).toBe(`i need a ${word}`)
    }
    expect((process.cpuUsage().user - begun) / 1000).toBeLessThan(500)
  })

  test('a letter by itself is no word', () => {
    expect(inEnglish('Necesito una lámpara con base A, no B')).toBe(
      'i need a lamp with base A, not B',
    )
  })

  test('a company without such words reads its own language', () => {
    expect(createTranslator('')('Wir brauchen eine Lampe')).toBe('Wir brauchen eine Lampe')
  })
})
