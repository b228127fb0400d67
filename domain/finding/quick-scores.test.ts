import { expect, test } from 'vitest'
import { likeliest } from './likeliest.ts'
import { baseScores, quickScores } from './quick-scores.ts'
import type { Requirement } from './requirement.ts'

const size = 4
const nothing = new Uint8Array(size)
const beside = {
  ids: Uint32Array.of(0, 2, 3),
  textScore: Float32Array.of(1, 4, 2, 0),
  most: 4,
  textWorth: 2,
  kindWorth: 6,
  ofKind: Uint8Array.of(1, 0, 0, 0),
  ofWider: Uint8Array.of(1, 1, 1, 0),
  ofMentioned: nothing,
  isGoing: undefined as Uint8Array | undefined,
  hitWorth: new Map<number, number>(),
}

const based = (more: Partial<typeof beside> = {}) => [
  ...baseScores({ ...beside, ...more }, new Float64Array(size).fill(-1)),
]

test('words count by their share of the most, and a kind more than one around it', () => {
  // Only what was asked for is written.
  expect(based()).toEqual([0.5 + 6, -1, 1 + 3.5, 0])
})

test('a number counts for what is of the kind asked for, and what goes with a named product', () => {
  const hitWorth = new Map([
    [0, 100],
    [2, 90],
  ])
  expect(based({ hitWorth })).toEqual([106.5, -1, 4.5, 0])
  expect(based({ isGoing: Uint8Array.of(0, 0, 0, 1) })).toEqual([6.5, -1, 4.5, 4])
  expect(based({ ofMentioned: new Uint8Array(size).fill(1) })).toEqual([8, -1, 4.5, 0])
})

const requirement = (isGuess: boolean) => ({ isGuess }) as Requirement
/** Codes as `judge.ts` writes them: met, missed by 1, unstated. */
const code = Float64Array.of(0, 11, 21, 21)
const scored = (isGuess: boolean, varying: readonly number[] = []) => [
  ...quickScores(
    {
      ids: Uint32Array.of(0, 1, 2),
      base: Float64Array.of(1, 1, 1, 1),
      asked: [requirement(isGuess)],
      codes: [code],
      wayOf: Uint32Array.from({ length: size }, (_, id) => Number(varying.includes(id))),
      mayVary: [Uint8Array.of(0, 1)],
    },
    new Float64Array(size),
  ),
]

test('what meets a requirement is worth more than what misses it or says nothing', () => {
  expect(scored(false)).toEqual([3, 1 - 1.5, Math.fround(1 - 0.6)])
})

test('what a variant may still mend is held against nobody', () => {
  expect(scored(false, [0, 1])).toEqual([3, 1.5, Math.fround(1 - 0.6)])
})

test('a guess counts for less', () => {
  expect(scored(true)).toEqual([Math.fround(1 + 1.2), Math.fround(1 - 0.9), Math.fround(1 - 0.36)])
})

test('of few all are looked at, of many the best, in their order', () => {
  const spare = () => new Float64Array(1000)
  expect(likeliest(Uint32Array.of(3, 1), Float64Array.of(0, 1), spare())).toEqual([3, 1])
  const ids = Uint32Array.from({ length: 1000 }, (_, i) => 2 * i)
  const best = likeliest(
    ids,
    Float64Array.from(ids, (id) => id),
    spare(),
  )
  expect(best).toEqual([...ids.subarray(600)])
  const alike = likeliest(ids, new Float64Array(1000), spare())
  expect(alike).toEqual([...ids.subarray(0, 800)])
})
