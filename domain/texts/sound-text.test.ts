import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileText } from '#test/hostile.ts'
import { soundText } from './sound-text.ts'

test.each([
  ['a text', 'a text'],
  ['שלום 12', 'שלום 12'],
  ['\u2066−20 °C\u2069 bis', '\u2066−20 °C\u2069 bis'],
  // Whoever writes it without an end turns what stands behind it.
  ['\u2067abc', 'abc'],
  ['\u2066a\u2069 \u2067\u2068abc\u2069', '\u2066a\u2069 \u2068abc\u2069'],
  // One that closes nothing of its own would close what it stands in.
  ['abc\u2069 \u2066d\u2069', 'abc \u2066d\u2069'],
  ['gpj.\u202eexe', 'gpj.exe'],
  ['\u202dabc\u202c', 'abc'],
  ['a\ud800b', 'a\ufffdb'],
  [`e${'\u0301'.repeat(40)}!`, `e${'\u0301'.repeat(6)}!`],
  [`e${'\u0301'.repeat(6)}\u202e${'\u0301'.repeat(6)}`, `e${'\u0301'.repeat(6)}`],
  [`e${'\u0301'.repeat(6)}\u2066${'\u0301'.repeat(6)}`, `e${'\u0301'.repeat(6)}`],
])('%j is %j', (given, sound) => expect(soundText(given)).toBe(sound))

test('whatever it is made of, nothing is left open, and reading it again changes nothing', () => {
  fc.assert(
    fc.property(hostileText(), (given) => {
      const sound = soundText(given)
      expect(sound.isWellFormed()).toBe(true)
      expect(sound).not.toMatch(/[\u202a-\u202e]|\p{M}{7}/u)
      let open = 0
      for (const mark of sound.match(/[\u2066-\u2069]/g) ?? []) {
        open += mark === '\u2069' ? -1 : 1
        expect(open).toBeGreaterThanOrEqual(0)
      }
      expect(open).toBe(0)
      expect(sound.length).toBeLessThanOrEqual(given.length)
      expect(soundText(sound)).toBe(sound)
    }),
  )
})
