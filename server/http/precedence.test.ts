import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createPrecedence } from './precedence.ts'

describe('work of two ranks', () => {
  test('what comes last waits until nothing of the first is under way', async () => {
    const { first, untilNone } = createPrecedence(10_000)
    await untilNone()
    const [one, two] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const both = [first(() => one.promise), first(() => two.promise)]
    let waited = false
    const last = untilNone().then(() => void (waited = true))
    one.resolve()
    await pause(5)
    expect(waited).toBe(false)
    two.resolve()
    await last
    await Promise.all(both)
    expect(waited).toBe(true)
  })

  test('and goes on where one of the first comes as it is told', async () => {
    const { first, untilNone } = createPrecedence(10_000)
    const [one, two] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let second: Promise<void> | undefined
    const begun = first(() => one.promise).then(() => {
      second = first(() => two.promise)
    })
    let waited = false
    const last = untilNone().then(() => void (waited = true))
    one.resolve()
    await begun
    await pause(5)
    two.resolve()
    await last
    await second
    expect(waited).toBe(true)
  })

  test('and goes on while what comes first waits itself', async () => {
    const { first, aside, untilNone } = createPrecedence(10_000)
    const [waiting, working] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const begun = first(async () => {
      await aside(() => waiting.promise)
      await working.promise
    })
    await untilNone()
    waiting.resolve()
    await pause(5)
    let waited = false
    const last = untilNone().then(() => void (waited = true))
    await pause(5)
    expect(waited).toBe(false)
    working.resolve()
    await last
    await begun
  })

  test('but not for ever, and not for one that failed', async () => {
    const { first, untilNone } = createPrecedence(20)
    const never = first(() => new Promise<void>(() => {}))
    await untilNone()
    expect(never).toBeInstanceOf(Promise)
    const other = createPrecedence(10_000)
    await expect(other.first(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await other.untilNone()
  })
})
