import { expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lampAttributes, lamps, lampVocabulary } from './lamps.fixture.ts'

const asidesIn = async (text: string, ownParts: string[]) => {
  const finder = await createFinder({
    products: lamps,
    definitions: lampAttributes,
    vocabulary: { ...lampVocabulary, ownParts },
  })
  return finder.read(text).understanding.requirements.map(({ says, aside }) => [says, aside])
}

test('a measure in front of what a thing is mentioned with is that other thing’s', async () => {
  const text = 'wall lamp with a 300 mm shade cover'
  expect(await asidesIn(text, [])).toEqual([['300\u00a0mm', 'other']])
})

test('but for a part that things have themselves', async () => {
  const own = ['shade cover']
  expect(await asidesIn('wall lamp with a 300 mm shade cover', own)).toEqual([
    ['300\u00a0mm', undefined],
  ])
  expect(await asidesIn('wall lamp with a 2 kg dimmer', own)).toEqual([
    [expect.any(String), 'other'],
  ])
})
