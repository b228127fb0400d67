import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '@modelcontextprotocol/client'
import { connected, programSite } from './programs.fixture.ts'

let client: Client
beforeAll(async () => void (client = await connected(programSite())))
afterAll(() => client.close())

type Told = {
  text: { page: number; text: string }[]
  next?: number
  nextFrom?: number
  note?: string
}
async function tables(where: { page?: number | undefined; from?: number | undefined }) {
  const given = { document: 'tables', ...where }
  const answer = await client.callTool({ name: 'get_document', arguments: given })
  return answer.structuredContent as Told
}

test('A page of a PDF that is longer than an answer is told in pieces, to its end', async () => {
  const first = await tables({})
  expect(first).toMatchObject({ next: 1, nextFrom: 20_000 })
  const second = await tables({ page: first.next, from: first.nextFrom })
  expect(second.text).toEqual([{ page: 1, text: 'd' }])
  expect(first.text[0]!.text + second.text[0]!.text).toMatch(/^a{19998}end$/)
  // The next page would fill an answer: it is not begun in this one.
  expect(second).toMatchObject({ next: 2 })
  expect(second).not.toHaveProperty('nextFrom')
})

test('A page of which not all was read says so at its end', async () => {
  const first = await tables({ page: 2 })
  expect(first).toMatchObject({ next: 2, nextFrom: 20_000 })
  expect(first).not.toHaveProperty('note')
  const last = await tables({ page: 2, from: 20_000 })
  expect(last.text[0]!.text).toHaveLength(10_000)
  expect(last).not.toHaveProperty('next')
  expect(last.note).toBe('Page 2 says more: open the file.')
})
