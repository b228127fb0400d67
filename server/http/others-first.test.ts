import { stat } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { othersFirst } from './others-first.ts'

/** Something to take in at nearly every turn of the loop, until it is ended; counts the turns. */
function muchToTakeIn() {
  let ended = false
  let turns = 0
  const ask = () => stat('.', () => !ended && ask())
  const turn = () =>
    setImmediate(() => {
      turns++
      if (!ended) turn()
    })
  for (let i = 0; i < 8; i++) ask()
  turn()
  return { turns: () => turns, end: () => void (ended = true) }
}

describe('whoever takes the thread', () => {
  test('waits for one turn where few wait, however much comes', async () => {
    const load = muchToTakeIn()
    for (let task = 0; task < 5; task++) {
      const before = load.turns()
      await othersFirst()
      expect(load.turns() - before).toBeLessThanOrEqual(3)
    }
    load.end()
  })

  test('takes its turn after who came before it', async () => {
    const order: number[] = []
    const tasks = Array.from({ length: 8 }, (_, i) => othersFirst().then(() => order.push(i)))
    await Promise.all(tasks)
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })
})
