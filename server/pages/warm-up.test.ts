import { describe, expect, test, vi } from 'vitest'
import { createWarmUp } from './warm-up.ts'

function site(urls = ['/', '/products', '/family/lenses']) {
  const log = { info: vi.fn(), warn: vi.fn() }
  const world = { urls, busy: 0, maxBusy: 0, steps: [] as string[] }
  const load = vi.fn(async (url: string) => {
    world.steps.push(url)
    world.maxBusy = Math.max(world.maxBusy, ++world.busy)
    await new Promise(setImmediate)
    world.busy--
  })
  const pause = async () => {
    world.steps.push('pause')
    await new Promise(setImmediate)
  }
  const warmUp = createWarmUp({ urls: () => world.urls, load, pause, log })
  return { world, load, log, warmUp }
}

describe('making pages ahead of their visitors', () => {
  test('takes one at a time, each after a pause', async () => {
    const { world, warmUp } = site()
    await warmUp()
    expect(world.steps.slice(0, 6)).toEqual([
      'pause',
      '/',
      'pause',
      '/products',
      'pause',
      '/family/lenses',
    ])
    expect(world.maxBusy).toBe(1)
  })

  test('goes on where a page fails, and tells which', async () => {
    const { load, log, warmUp } = site()
    load.mockRejectedValueOnce(new Error('render failed'))
    await warmUp()
    expect(load.mock.calls.flat()).toEqual(['/', '/products', '/family/lenses'])
    expect(log.warn).toHaveBeenCalledTimes(1)
    expect(log.warn.mock.calls[0]![0]).toMatchObject({ url: '/' })
    expect(log.info).toHaveBeenCalledWith({ pages: 2 }, expect.any(String))
  })

  test('begins anew, with the addresses as they are then, when the catalogue changes', async () => {
    const { world, load, warmUp } = site()
    load.mockImplementationOnce(async () => {
      world.urls = ['/', '/family/new']
      void warmUp()
    })
    await warmUp()
    expect(load.mock.calls.flat()).toEqual(['/', '/', '/family/new'])
    expect(world.maxBusy).toBe(1)
  })

  test('begins anew also when the change comes with the last page', async () => {
    const { world, load, warmUp } = site(['/'])
    let again: Promise<void> | undefined
    load.mockImplementationOnce(async () => void (again = warmUp()))
    await warmUp()
    await again
    expect(load).toHaveBeenCalledTimes(2)
    await warmUp()
    expect(load).toHaveBeenCalledTimes(3)
    expect(world.busy).toBe(0)
  })

  test('may find nothing to make, and something later', async () => {
    const { world, load, warmUp } = site([])
    await warmUp()
    world.urls = ['/']
    await warmUp()
    expect(load.mock.calls.flat()).toEqual(['/'])
  })
})
