import { expect, test } from 'vitest'
import { boards } from '#content/company/enquiries.ts'
import type { BoardItem } from '#domain/submission/board-item.ts'
import { lead } from '#test/submissions.fixture.ts'
import { boardDestination } from './board-destination.ts'

const { receivedOn } = boards.lead.columns

test.each([
  ['Asia/Jerusalem', '2026-03-02'],
  ['UTC', '2026-03-01'],
  ['America/New_York', '2026-03-01'],
])('a lead is of the day that the team in %s has, at each attempt', async (timeZone, day) => {
  const items: BoardItem[] = []
  const destination = boardDestination({
    key: 'boards',
    tracker: {
      name: 'boards',
      create: (item) => Promise.resolve({ ok: true, itemId: String(items.push(item)) }),
      find: (item) => Promise.resolve({ ok: true, itemIds: [String(items.push(item))] }),
    },
    boards,
    formFields: {},
    timeZone,
  })
  const parcel = { submission: lead(), receivedAt: Date.parse('2026-03-01T23:30:00Z') }
  await destination.send(parcel, 'an attempt')
  await destination.find!(parcel, 0)
  expect(items.map(({ columns }) => columns[receivedOn!])).toEqual([{ date: day }, { date: day }])
})
