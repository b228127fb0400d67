import { describe, expect, test, vi } from 'vitest'
import { rememberAsync, rememberAsyncByKey } from './remember-async.ts'

describe('what is remembered', () => {
  test('is made once, for those who wait and those who come later', async () => {
    const make = vi.fn(async () => ({ made: true }))
    const value = rememberAsync(make)
    expect(make).not.toHaveBeenCalled()
    const [first, second] = await Promise.all([value(), value()])
    expect(second).toBe(first)
    expect(await value()).toBe(first)
    expect(make).toHaveBeenCalledTimes(1)
  })

  test('may be nothing', async () => {
    const make = vi.fn(async () => undefined)
    const value = rememberAsync(make)
    for (const _ of [1, 2]) expect(await value()).toBeUndefined()
    expect(make).toHaveBeenCalledTimes(1)
  })

  test('is not a failure: all who wait are told, and the next call tries again', async () => {
    const make = vi.fn(async () => 'made')
    make.mockRejectedValueOnce(new Error('offline'))
    const value = rememberAsync(make)
    const failed = await Promise.allSettled([value(), value()])
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(make).toHaveBeenCalledTimes(1)
    expect(await value()).toBe('made')
  })

  test('is tried again by who asks in the moment of the failure', async () => {
    const make = vi.fn(async () => 'made')
    make.mockRejectedValueOnce(new Error('offline'))
    const value = rememberAsync(make)
    expect(await value().catch(() => value())).toBe('made')
  })

  test('is nothing where making throws before it has begun', async () => {
    const make = vi.fn(async () => 'made')
    make.mockImplementationOnce(() => {
      throw new Error('not ready')
    })
    const value = rememberAsync(make)
    expect(() => value()).toThrow('not ready')
    expect(await value()).toBe('made')
  })
})

describe('what is remembered by key', () => {
  test('is one value a key, odd names included', async () => {
    const make = vi.fn(async (key: string) => key.toUpperCase())
    const value = rememberAsyncByKey(make)
    for (const key of ['a', 'constructor', 'a']) expect(await value(key)).toBe(key.toUpperCase())
    expect(make.mock.calls).toEqual([['a'], ['constructor']])
  })

  test('fails for its own key alone', async () => {
    const make = vi.fn(async (key: string) => key)
    const value = rememberAsyncByKey(make)
    await value('a')
    make.mockRejectedValueOnce(new Error('offline'))
    await expect(value('b')).rejects.toThrow('offline')
    expect([await value('a'), await value('b')]).toEqual(['a', 'b'])
    expect(make).toHaveBeenCalledTimes(3)
  })

  test('is made again once it was dropped, and an old failure does not drop the new', async () => {
    const kept = new Map<string, Promise<string>>()
    const late = Promise.withResolvers<string>()
    const make = vi.fn(async () => 'new')
    make.mockReturnValueOnce(late.promise)
    const value = rememberAsyncByKey(make, kept)
    const old = value('a')
    kept.clear()
    expect(await value('a')).toBe('new')
    late.reject(new Error('too late'))
    await expect(old).rejects.toThrow('too late')
    expect(await value('a')).toBe('new')
    expect(make).toHaveBeenCalledTimes(2)
  })
})
