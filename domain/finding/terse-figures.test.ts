import { describe, expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lampAttributes, lamps, lampVocabulary } from './lamps.fixture.ts'

const finder = await createFinder({
  products: lamps,
  definitions: lampAttributes,
  vocabulary: {
    ...lampVocabulary,
    numbers: { one: 1, two: 2 },
    words: { ...lampVocabulary.words, stop: [...lampVocabulary.words!.stop!, 'one'] },
  },
})
const read = (text: string) => finder.read(text).understanding
const boundsOf = (text: string, key: string) =>
  read(text).requirements.flatMap(({ test: asked, isGuess }) =>
    asked.type === 'number' && !isGuess ? asked.bounds.filter((one) => one.key === key) : [],
  )

test.each(['lamp for 1310 +-50 nm', 'lamp for 1310 +/- 50nm', 'lamp for 1310 ± 50 nm'])(
  'a tolerance as keyboards have it: %s',
  (text) => {
    expect(boundsOf(text, 'color')).toEqual([
      expect.objectContaining({ key: 'color', low: 1260, high: 1360 }),
    ])
  },
)

describe('a bound of two sizes that an “and” joins', () => {
  test('is of both', () => {
    expect(boundsOf('lamp, at most 300 mm thick and 200 mm deep', 'depth')).toEqual([
      expect.objectContaining({ high: 200 }),
    ])
    expect(boundsOf('lamp, at most 300 mm thick and 200 mm deep', 'depth')[0]).not.toHaveProperty(
      'low',
    )
  })

  test('is of the first alone where the second is no size, or has its own', () => {
    const [own] = boundsOf('lamp, at most 300 mm thick and at least 200 mm deep', 'depth')
    expect(own).toMatchObject({ low: 200 })
    const [damping] = boundsOf('dimmer, hum at most 5 dB and 40 dB damping', 'damping')
    expect(damping?.high).not.toBe(40)
  })
})

test('of what a number in words counts the figures before it are none', () => {
  expect(boundsOf('lamp 1310/1550 one socket', 'sockets')).toEqual([])
  expect(boundsOf('lamp, two sockets', 'sockets')).toEqual([expect.objectContaining({ low: 2 })])
})

describe('what begins a text is asked for', () => {
  test('where the sentence that asks names nothing', () => {
    expect(read('IP65 wall lamp, 2 bulbs. Which of yours?').kinds[0]).toMatchObject({
      says: 'wall lamp',
      isAsked: true,
    })
  })

  test('but where something is told of it', () => {
    const [kind] = read('Somebody broke the wall lamp again. Which of yours?').kinds
    expect(kind?.isAsked).not.toBe(true)
  })
})
