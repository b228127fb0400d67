import { describe, expect, test, vi } from 'vitest'
import type { KnowledgeHit } from '#domain/knowledge/knowledge-item.ts'
import { down, file, never, start, type World } from './live-knowledge.fixture.ts'

describe('at boot', () => {
  test('the storage is listed, and the list kept', async () => {
    const { live, slugs, kept } = await start({ folders: { docs: ['docs/a.pdf'], icons: [] } })
    expect(await slugs()).toEqual(['a'])
    expect(live.state()).toEqual({ status: 'ok', storage: 'a storage', items: 1 })
    expect(kept.copy?.folders).toEqual([{ name: 'docs', files: [file('docs/a.pdf')] }])
  })

  test('the last good list serves while the storage is down, or slow', async () => {
    const copy = { folders: [{ name: 'docs', files: [file('docs/old.pdf')] }], thumbnails: [] }
    const dead = await start({ folders: {}, root: down('refused') }, { copy })
    expect(await dead.slugs()).toEqual(['old'])
    expect(dead.live.state()).toMatchObject({ status: 'stale', reason: 'refused' })

    const answer = Promise.withResolvers<string[]>()
    const world = { folders: { docs: ['docs/new.pdf'] }, root: () => answer.promise }
    const slow = await start(world, { copy, timeout: Promise.resolve() })
    expect([await slow.slugs(), slow.live.state().status]).toEqual([['old'], 'stale'])
    answer.resolve(['docs'])
    await slow.live.refresh()
    expect([await slow.slugs(), slow.live.state().status]).toEqual([['new'], 'ok'])
  })

  test('who asks before there is a list waits for it', async () => {
    const answer = Promise.withResolvers<string[]>()
    const world = { folders: { docs: ['docs/a.pdf'] }, root: () => answer.promise }
    const { live, slugs } = await start(world, { timeout: Promise.resolve() })
    expect(live.state().status).toBe('unavailable')
    const asked = slugs()
    answer.resolve(['docs'])
    expect(await asked).toEqual(['a'])
  })

  test('who asks where nothing is known is told why, and served once the storage is back', async () => {
    const world: World = { folders: { docs: ['docs/a.pdf'] }, root: down('refused') }
    const { live, slugs } = await start(world)
    await expect(slugs()).rejects.toThrow('refused')
    expect(live.state()).toMatchObject({ status: 'unavailable', reason: 'refused', items: 0 })
    delete world.root
    await live.refresh()
    expect(await slugs()).toEqual(['a'])
  })
})

describe('while it runs', () => {
  test('a change makes a new version, no change leaves it', async () => {
    const world: World = { folders: { docs: ['docs/a.pdf'] } }
    const { live, slugs } = await start(world)
    const before = await live.list()
    await live.refresh()
    expect(await live.list()).toBe(before)
    world.folders['docs'] = ['docs/a.pdf', 'docs/b.pdf']
    await live.refresh()
    expect(await slugs()).toEqual(['a', 'b'])
    expect(live.version()).not.toBe(before.version)
  })

  test('a folder that fails stays as it was, is told once, and is no longer once it answers', async () => {
    const world: World = { folders: { docs: ['docs/a.pdf'], more: ['more/b.pdf'] } }
    const { live, slugs, said } = await start(world)
    world.folders['more'] = down('forbidden')
    await live.refresh()
    await live.refresh()
    expect(await slugs()).toEqual(['a', 'b'])
    expect((await live.list()).missing).toEqual([])
    expect(live.state()).toMatchObject({ status: 'stale', reason: 'more: forbidden' })
    expect(said('error', 'forbidden')).toBe(1)
    world.folders['more'] = ['more/c.pdf']
    await live.refresh()
    expect([await slugs(), live.state().status]).toEqual([['a', 'c'], 'ok'])
    expect(said('info', 'answers again')).toBe(1)
  })

  test('a folder that never could be listed is named, and the rest shows', async () => {
    const world: World = { folders: { docs: ['docs/a.pdf'], dataSheets: down('forbidden') } }
    const { live, slugs, kept } = await start(world)
    expect(await slugs()).toEqual(['a'])
    expect((await live.list()).missing).toEqual(['Data Sheets'])
    expect(kept.copy).toBeUndefined()
  })

  test('a folder that does not answer is given up', async () => {
    const world: World = { folders: { docs: ['docs/a.pdf'], more: () => never } }
    const { live, slugs } = await start(world, { timeoutMilliseconds: 30 })
    expect([await slugs(), (await live.list()).missing]).toEqual([['a'], ['More']])
  })

  test('thumbnails that cannot be listed cost the pictures, nothing else', async () => {
    const world: World = { folders: { docs: ['docs/a.pdf'], icons: down('forbidden') } }
    const { live, slugs } = await start(world)
    expect([await slugs(), (await live.list()).missing]).toEqual([['a'], []])
  })

  test('a storage that is suddenly empty, or down altogether, keeps the last good list', async () => {
    const world: World = { folders: { docs: ['docs/a.pdf'] } }
    const { live, slugs } = await start(world)
    world.folders = {}
    await live.refresh()
    expect(await slugs()).toEqual(['a'])
    expect(live.state()).toMatchObject({
      status: 'stale',
      reason: expect.stringContaining('no folders'),
    })
    world.folders = { docs: down('refused') }
    await live.refresh()
    expect([await slugs(), live.state().reason]).toEqual([['a'], 'docs: refused'])
  })

  test('folders are listed side by side, but not all of 200 at once', async () => {
    const folders = Object.fromEntries(
      Array.from({ length: 200 }, (_, at) => [`f${at}`, [`f${at}/a.pdf`]]),
    )
    const { slugs, under } = await start({ folders })
    expect(await slugs()).toHaveLength(200)
    expect(under.most).toBe(64)
  })
})

describe('texts', () => {
  test('give pages and revisions to the list, once read', async () => {
    const details = new Map([['docs/a.pdf', { pages: 3, revision: 'B' }]])
    const update = vi.fn(async () => ({ details, incomplete: false }))
    const { live } = await start({ folders: { docs: ['docs/a.pdf'] } }, { texts: { update } })
    await vi.waitFor(async () =>
      expect((await live.list()).items[0]?.file).toMatchObject({ pages: 3, revision: 'B' }),
    )
    await live.refresh()
    await new Promise((later) => setTimeout(later, 10))
    expect(update).toHaveBeenCalledOnce()
  })

  test('that were not all read are read at the next refresh', async () => {
    const update = vi.fn(async () => ({ details: new Map(), incomplete: true }))
    const { live } = await start({ folders: { docs: ['docs/a.pdf'] } }, { texts: { update } })
    await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(1))
    await live.refresh()
    await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(2))
  })

  test.each([
    ['cannot be searched', down('no thread')],
    ['are not indexed yet', async () => undefined],
  ])('that %s leave names to be searched', async (_, search) => {
    const texts = { update: down('no thread'), search }
    const { live } = await start({ folders: { docs: ['docs/Bend Limits.pdf'] } }, { texts })
    expect(await live.search('bend')).toEqual({ hits: [{ slug: 'bend-limits' }], notToKeep: true })
    expect(await live.search('  ')).toEqual({ hits: [], notToKeep: true })
  })

  test('that a thread took along as it ended are searched again after the next refresh', async () => {
    const world: { hits: KnowledgeHit[] | undefined } = { hits: [] }
    const update = vi.fn(async () => {
      world.hits = [{ slug: 'a', page: 2 }]
      return { details: new Map(), incomplete: false }
    })
    const texts = { update, search: async () => world.hits }
    const { live } = await start({ folders: { docs: ['docs/a.pdf'] } }, { texts })
    await vi.waitFor(async () => expect((await live.search('radius')).hits).toHaveLength(1))
    await live.refresh()
    expect(update).toHaveBeenCalledOnce()
    world.hits = undefined
    expect(await live.search('radius')).toEqual({ hits: [], notToKeep: true })
    await live.refresh()
    await vi.waitFor(async () =>
      expect(await live.search('radius')).toEqual({ hits: [{ slug: 'a', page: 2 }] }),
    )
    expect(update).toHaveBeenCalledTimes(2)
  })

  test('that too many others search are not answered by names, which would be kept', async () => {
    const { live } = await start({ folders: {} }, { texts: { search: () => undefined } })
    await expect(live.search('bend')).rejects.toThrow('too many')
  })
})
