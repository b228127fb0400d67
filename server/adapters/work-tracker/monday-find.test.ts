import { afterEach, beforeEach, expect, test } from 'vitest'
import { boards } from '#content/company/enquiries.ts'
import { boardItem } from '#domain/submission/board-item.ts'
import type { ContactFields } from '#domain/submission/contact.ts'
import type { Submission } from '#domain/submission/submission.ts'
import { startMondayService, type MondayService } from '#test/fakes/monday-service.ts'
import { contact, lead } from '#test/submissions.fixture.ts'
import { createMondayTracker } from './monday.ts'

const itemOf = (submission: Submission) => boardItem(submission, '2026-03-01', boards)
let service: MondayService
let tracker: ReturnType<typeof createMondayTracker>
let since = 0

beforeEach(async () => {
  service = await startMondayService()
  since = Date.now() - 1000
  const { url, token, boardIds: boards } = service
  tracker = createMondayTracker({ fetch, url, token, boards, log: { warn: () => {} } })
})
afterEach(async () => {
  expect(service.violations).toEqual([])
  await service.stop()
})

let keys = 0
const make = (submission: Submission) => tracker.create(itemOf(submission), `key ${keys++}`)
const find = async (submission: Submission, from = since) => {
  const found = await tracker.find(itemOf(submission), from)
  if (!found.ok) throw new Error(found.failure.code)
  return found.itemIds
}

test('an item is found by what it holds', async () => {
  await make(contact())
  await make(lead())
  expect(await find(contact())).toEqual([service.items[0]!.id])
  expect(await find(lead())).toEqual([service.items[1]!.id])
})

test.each<Partial<ContactFields>>([
  { message: 'Another message.' },
  { firstName: 'Eva' },
  { companyEmail: 'eva@harbor.example' },
  { phoneNumber: '+1 201 555 0199' },
  { type: 'Gauges' },
  { category: 'Technical support, product/service questions, or troubleshooting' },
])('one that differs is another: %j', async (changes) => {
  await make(contact(changes))
  expect(await find(contact())).toEqual([])
})

test('one that is older than the first attempt is another', async () => {
  await make(contact())
  expect(await find(contact(), Date.now() + 5000)).toEqual([])
})

test('one in another group is another', async () => {
  const { name, columns } = itemOf(contact())
  const item = { item_name: name, column_values: JSON.stringify(columns), group_id: 'topics' }
  service.create({ board_id: service.boardIds.contact, ...item })
  expect(await find(contact())).toEqual([])
})

test('two that are equal are both found', async () => {
  await make(contact())
  await make(contact())
  expect(await find(contact())).toHaveLength(2)
})

test('texts that the service changes a little are recognized', async () => {
  const strange = {
    firstName: '<b>Ada</b>',
    message: ' a <i>b</i>\n\n  c 🔦 e\u0301 ',
    lastName: '',
  }
  await make(contact(strange))
  expect(await find(contact(strange))).toHaveLength(1)
  const phone = { phoneNumber: '+1 (201) 555-0123' }
  await make(lead(phone))
  expect(await find(lead(phone))).toHaveLength(1)
})

test('one among hundreds of the same address is found, page by page', async () => {
  for (let i = 0; i < 230; i++) {
    const columns = { email_1__1: { email: 'ada@harbor.example', text: 'ada@harbor.example' } }
    const column_values = JSON.stringify(columns)
    service.create({ board_id: service.boardIds.contact, item_name: `No. ${i}`, column_values })
  }
  await make(contact())
  expect(await find(contact())).toEqual([service.items.at(-1)!.id])
  expect(service.counts.query).toBe(3)
})

test('a look-up that fails says why', async () => {
  service.failNext('minute limit')
  expect(await tracker.find(itemOf(contact()), since)).toMatchObject({
    ok: false,
    failure: { code: 'limited' },
    retryAfter: 1,
  })
})

test('what the service does not tell does not make another item of it', async () => {
  const answer = (item: object) => {
    const page = { cursor: null, items: [{ id: 4711, name: 'Ada Moreau', ...item }] }
    const body = JSON.stringify({ data: { items_page_by_column_values: page } })
    service.failNext({ applied: 'never', answer: { status: 200, body } })
  }
  answer({})
  expect(await find(contact())).toEqual(['4711'])
  answer({ created_at: '2020-01-01T00:00:00Z' })
  expect(await find(contact())).toEqual([])
  answer({ column_values: [{ id: 'email_1__1', text: 'ada@harbor.example' }] })
  expect(await find(contact())).toEqual([])
})
