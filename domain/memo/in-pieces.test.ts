import { expect, test } from 'vitest'
import { atOnce, inPieces, type Pieces } from './in-pieces.ts'

function* sumOf(numbers: readonly number[]): Pieces<number> {
  let sum = 0
  for (const number of numbers) {
    sum += number
    yield
  }
  return sum
}

test('work comes to the same at once and in pieces, and others have a turn after each piece', async () => {
  let turns = 0
  expect(atOnce(sumOf([1, 2, 3]))).toBe(6)
  expect(await inPieces(sumOf([1, 2, 3]), async () => void turns++)).toBe(6)
  expect(turns).toBe(3)
})

test('work that fails tells why', async () => {
  function* failing(): Pieces<never> {
    yield
    throw new Error('spoiled')
  }
  expect(() => atOnce(failing())).toThrow('spoiled')
  await expect(inPieces(failing(), async () => undefined)).rejects.toThrow('spoiled')
})
