import { describe, expect, test } from 'vitest'
import { finder } from './lamp-finder.fixture.ts'

const read = (text: string) => finder.read(text).understanding
/** What is asked for, each with its own words. */
const partsOf = (text: string) => {
  const { text: written, besides } = read(text)
  return [{ from: 0 }, ...besides].map(({ from }, at) =>
    written.slice(from, besides[at]?.ends).trim(),
  )
}

describe('a further kind that is asked for begins a part of its own', () => {
  test.each([
    ['need a wall lamp with 2 bulbs and the dimmer for it', 'dimmer for it'],
    ['a wall lamp, 2 bulbs. And a dimmer of 20 dB', 'dimmer of 20 db'],
    ['need a wall lamp of IP65, and two dimmers', 'two dimmers'],
  ])('%s', (text, second) => {
    const [first, ...others] = partsOf(text)
    expect(first).toContain('wall lamp')
    expect(others).toEqual([second])
  })

  test('in what it goes into, where both are told', () => {
    expect(partsOf('need a dimmer with 20 dB in a lamp cabinet of 12 RU')).toEqual([
      'need a dimmer with 20 db',
      'lamp cabinet of 12 ru',
    ])
    expect(partsOf('which lamp cabinet of 12 RU takes dimmers with 20 dB')).toHaveLength(2)
    expect(partsOf('need a dimmer in a lamp cabinet')).toHaveLength(1)
    expect(partsOf('need a cabinet that takes a dimmer of 20 dB, 600 mm deep')).toHaveLength(1)
  })
})

test('what stands beside two that an “and” alone joins may be of both', () => {
  const [beside] = read('need wall lamps and dimmers, IP65').besides
  expect(beside).toMatchObject({ says: 'dimmers', shared: {} })
  expect(read('need wall lamps and a dimmer').besides[0]).not.toHaveProperty('shared')
})

describe('one thing is asked for', () => {
  test.each([
    'need a dimmer for wall lamps and cabinets',
    'need a dimmer or a wall lamp',
    'need a dimmer, and the lamp cabinet is 600 mm deep',
    'need a dimmer for my lamp cabinet',
    'the wall lamp and the dimmer',
    'need a wall lamp, no dimmer',
    'need a wall lamp with 2 bulbs and dimmers',
  ])('%s', (text) => expect(read(text).besides).toEqual([]))
})
