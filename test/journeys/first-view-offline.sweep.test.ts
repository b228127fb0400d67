import { expect, test } from 'vitest'
import { bringLateCode, underWorker } from '#test/late-code.ts'
import { useSite } from '#test/visit.ts'

const { visit, quiet } = useSite()

/** What belongs to reading without a network: the worker, its page, and the code that asks for them. */
const ofOffline = /\/service-worker\.js$|\/offline$|\/keep-(?:seen|place)-[\w-]+\.(?:js|css)$/

test.each(['/', '/gauge-63', '/documents/ball-valve-installation-guide', '/contact-us'])(
  'The first view of %s asks for nothing of the worker before a visitor gives a sign',
  async (path) => {
    const asked: string[] = []
    const page = await visit(path, {
      serviceWorkers: 'allow',
      async prepare(fresh) {
        fresh.on('request', (request) => void asked.push(new URL(request.url()).pathname))
        await fresh.clock.install()
      },
    })
    const state = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
        databases: (await indexedDB.databases()).map(({ name }) => name),
      }))
    await page.clock.runFor(120_000)
    await quiet(page)
    expect(asked.filter((one) => ofOffline.test(one))).toEqual([])
    expect(await state()).toMatchObject({ workers: 0, caches: [] })
    // The first sign brings it: what is looked for above is what there is.
    await bringLateCode(page)
    await underWorker(page)
    expect((await state()).workers).toBe(1)
    expect(asked.filter((one) => ofOffline.test(one)).length).toBeGreaterThan(0)
  },
)
