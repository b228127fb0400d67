import { describe, expect, test } from 'vitest'
import { othersFirst } from './others-first.ts'

describe('whoever takes the thread', () => {
  test('takes its turn behind those that have begun', async () => {
    const order: string[] = []
    const wait = async (name: string, hasBegun: boolean) => {
      await othersFirst({ hasBegun })
      order.push(name)
    }
    await Promise.all([wait('first', false), wait('second', false), wait('begun', true)])
    expect(order).toEqual(['begun', 'first', 'second'])
  })

  test('takes its turn after who came before it', async () => {
    const order: number[] = []
    const tasks = Array.from({ length: 8 }, (_, i) => othersFirst().then(() => order.push(i)))
    await Promise.all(tasks)
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })
})
