import { expect, onTestFinished, test } from 'vitest'
import { boardItem } from '#domain/submission/board-item.ts'
import { referenceOf } from '#domain/submission/reference.ts'
import { boards } from '#content/company/enquiries.ts'
import { createMondayTracker } from '#server/adapters/work-tracker/monday.ts'
import { startMondayService } from '#test/fakes/monday-service.ts'
import { contact, lead } from '#test/submissions.fixture.ts'
import { fakeTerminal } from '../catalogue/operator.fixture.ts'
import { forget } from './forget.ts'
import { world } from './submissions.fixture.ts'

const now = Date.now()
const minute = 60_000

/** Ada's enquiry on the board, her lead that waits, and an enquiry of somebody else. */
async function filled() {
  const it = world()
  const service = await startMondayService()
  onTestFinished(async () => void (await service.stop()))
  const log = { warn: () => {} }
  const { url, token, boardIds } = service
  const tracker = createMondayTracker({ fetch, log, url, token, boards: boardIds })
  const [sent, waiting] = [contact(), lead({ companyEmail: 'ADA@harbor.example ' })]
  const other = contact({ companyEmail: 'bo@harbor.example' })
  const to = [{ destination: 'monday', claimUntil: now - minute }]
  for (const one of [sent, other]) {
    const added = await it.store.add(one, now - 5 * minute, to)
    if (added.outcome !== 'added') throw new Error('not added')
    const made = await tracker.create(boardItem(one, '2026-11-22', boards), one.id)
    if (!made.ok) throw new Error('not made')
    await it.store.delivered(added.claims[0]!, made.itemId, now)
  }
  await it.store.add(waiting, now, [{ destination: 'monday' }, { destination: 'smtp' }])
  return { ...it, service, sent, waiting, other }
}

test('all that one person sent goes, delivered or not, and its item on the board', async () => {
  const { runWith, store, service, sent, waiting, other } = await filled()
  const args = ['forget', 'Ada@Harbor.example', '--yes']
  const { status, output } = await runWith(service.variables, ...args)
  expect(status).toBe(0)
  expect(output).toContain(referenceOf(sent))
  expect(output).toContain('2 of 2 submissions deleted.')
  expect(output).not.toContain('Left to you')
  expect(await store.get(sent.id)).toBeUndefined()
  expect(await store.get(waiting.id)).toBeUndefined()
  expect(await store.get(other.id)).toBeDefined()
  expect(service.items).toHaveLength(1)
  expect(service.violations).toEqual([])
  expect((await runWith(service.variables, ...args)).output).toContain('Nothing of Ada@Harbor')
})

test('one submission goes by its id or its reference', async () => {
  const { runWith, store, service, sent, waiting } = await filled()
  await runWith(service.variables, 'forget', referenceOf(sent).toLowerCase(), '--yes')
  expect(await store.get(sent.id)).toBeUndefined()
  expect(await store.get(waiting.id)).toBeDefined()
  await runWith(service.variables, 'forget', waiting.id, '--yes')
  expect(await store.get(waiting.id)).toBeUndefined()
})

test('what no program can delete is left to the operator by its name', async () => {
  const { run, store, service, sent } = await filled()
  const { itemId } = (await store.get(sent.id))!.deliveries[0]!
  const { status, output } = await run('forget', 'ada@harbor.example', '--yes')
  expect(status).toBe(0)
  expect(output).toContain(`Left to you at monday: ${itemId}`)
  expect(service.items).toHaveLength(2)
  expect(await store.get(sent.id)).toBeUndefined()
})

test('an item that somebody deleted by hand keeps nothing', async () => {
  const { runWith, store, service, sent } = await filled()
  const { itemId } = (await store.get(sent.id))!.deliveries[0]!
  const { url, token, boardIds } = service
  const log = { warn: () => {} }
  const tracker = createMondayTracker({ fetch, log, url, token, boards: boardIds })
  expect(await tracker.remove(itemId!)).toEqual({ ok: true })
  expect((await runWith(service.variables, 'forget', sent.id, '--yes')).status).toBe(0)
  expect(await store.get(sent.id)).toBeUndefined()
})

test('a board that cannot be reached keeps the submission, which names its item', async () => {
  const { runWith, store, service, sent } = await filled()
  await service.stop()
  const { status, output } = await runWith(service.variables, 'forget', sent.id, '--yes')
  expect(status).toBe(1)
  expect(output).toContain('was not deleted: monday.com keeps item')
  expect(await store.get(sent.id)).toBeDefined()
})

test('what is being sent just now is not deleted under its hands', async () => {
  const { run, store } = world()
  const one = contact()
  await store.add(one, now, [{ destination: 'monday', claimUntil: now + 60 * minute }])
  const { status, output } = await run('forget', one.id, '--yes')
  expect(status).toBe(1)
  expect(output).toContain('is being sent just now')
  expect(await store.get(one.id)).toBeDefined()
})

test.each([
  ['y', 1],
  ['n', 0],
  ['', 0],
])('it asks first: “%s”', async (answer, deleted) => {
  const { store } = world()
  const one = contact()
  await store.add(one, now)
  const { terminal, questions } = fakeTerminal(answer)
  const output = { ...terminal, write: () => {} }
  await forget({ who: one.id, yes: false, board: undefined }, store, output, now)
  expect(questions).toEqual(['Delete 1 submission for good? [y/N] '])
  expect(await store.list({ limit: 9 })).toHaveLength(1 - deleted)
})

test('where nobody can answer it deletes nothing without --yes', async () => {
  const { run, store } = world()
  await store.add(contact(), now)
  const { status, output } = await run('forget', 'ada@harbor.example')
  expect(status).toBe(1)
  expect(output).toContain('--yes')
  expect(await store.list({ limit: 9 })).toHaveLength(1)
  expect((await run('forget')).status).toBe(2)
})
