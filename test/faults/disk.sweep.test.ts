import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { secondsToRecover, secondsToTell, writeReport } from '#test/faults/fault-rows.ts'
import { expectUnnoticed, roundsRead, underLoad, warm } from '#test/faults/faulty-site.ts'
import { heldAtRest } from '#test/faults/leaks.ts'
import { canStore, cannotStore, secondsUntilTold, startOn } from '#test/faults/site-on.ts'
import { mountSmallDisk } from '#test/faults/small-disk.ts'
import { sendEnquiry } from '#test/faults/visitors.ts'

const patience = 180_000
const disk = mountSmallDisk()
const unmountable = 'skipped' in disk

/** What the runs came to, by fault. */
const report: Record<string, object> = unmountable ? { skipped: disk } : {}
afterAll(() => {
  writeReport('disk', report)
  if (!unmountable) disk.remove()
})

test.skipIf(unmountable)(
  'a disk that is full takes no form and stops no page',
  { timeout: patience },
  async () => {
    const { folder, fill, clear } = disk as Exclude<typeof disk, { skipped: string }>
    const data = join(folder, 'full')
    const { site, dependencies } = await startOn(['webhook'], {}, { data })
    const { url } = site
    await warm(url, dependencies)
    const run = await underLoad(
      site,
      async ({ more }) => {
        fill()
        const toldAfter = await secondsUntilTold(url, cannotStore)
        await more(roundsRead)
        const form = await sendEnquiry(url)
        clear()
        const wellAfter = await secondsUntilTold(url, canStore)
        return { toldAfter, wellAfter, form, after: await sendEnquiry(url) }
      },
      dependencies,
    )
    report['disk full'] = run
    const { toldAfter, wellAfter, form, after } = run.value
    expect([toldAfter, wellAfter]).toEqual([expect.any(Number), expect.any(Number)])
    expect(form).toMatchObject({ status: 503, isStored: false })
    expect(after).toMatchObject({ status: 200, isStored: true })
    expectUnnoticed(run)
  },
)

test.skipIf(unmountable)(
  'a disk that only reads serves every page, and stores again once it writes',
  { timeout: patience },
  async () => {
    const { folder, setReadOnly } = disk as Exclude<typeof disk, { skipped: string }>
    const data = join(folder, 'read-only')
    const {
      site: first,
      start,
      dependencies,
    } = await startOn(['database', 'webhook'], {}, { data })
    await warm(first.url, dependencies)
    const atRest = await heldAtRest(first.pid, first.url)
    await first.stop({ keepData: true })
    setReadOnly(true)
    onTestFinished(() => setReadOnly(false))
    // The last good copy is on it, and the database away.
    const database = dependencies.find(({ name }) => name === 'document database')!
    await database.proxy.become('refused')
    const site = await start()
    const { url } = site
    const run = await underLoad(
      site,
      async ({ more }) => {
        const toldAfter = await secondsUntilTold(url, cannotStore)
        await more(roundsRead)
        const form = await sendEnquiry(url)
        const stale = await secondsToTell(database, url)
        await database.proxy.become('well')
        setReadOnly(false)
        const wellAfter = await secondsUntilTold(url, canStore)
        const freshAfter = await secondsToRecover(database, url)
        return { toldAfter, form, stale, wellAfter, freshAfter, after: await sendEnquiry(url) }
      },
      dependencies,
      atRest,
    )
    report['disk read-only at boot'] = run
    const { form, after, ...seconds } = run.value
    expect(Object.values(seconds)).toEqual(Object.keys(seconds).map(() => expect.any(Number)))
    expect(form).toMatchObject({ status: 503, isStored: false })
    expect(after).toMatchObject({ status: 200, isStored: true })
    expectUnnoticed(run)
  },
)
