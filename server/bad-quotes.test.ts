import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { referenceOf } from '#domain/submission/reference.ts'
import { quote } from '#test/submissions.fixture.ts'
import { formsWorld } from './submissions/forms.fixture.ts'

const { fields: base } = quote()
const fresh = (changes: object = {}) => ({ ...base, submissionId: randomUUID(), ...changes })
const line = { partNumber: 'QV-15', quantity: 4 }

describe('a quote', () => {
  test('is taken as JSON and form-encoded, its lines a list or its text', async () => {
    const { post, stored, items, store } = formsWorld()
    const lines = JSON.stringify(base.lines)
    const { lines: _, ...plain } = base
    for (const body of [
      fresh(),
      fresh({ lines }),
      new URLSearchParams({ ...plain, submissionId: randomUUID(), lines }),
    ]) {
      const { status, answer } = await post('/api/quote', body)
      const { secret } = (await store.get(answer!.id!))!
      expect([status, answer]).toEqual([
        200,
        {
          ok: true,
          id: answer!.id,
          reference: referenceOf({ id: answer!.id!, kind: 'quote' }),
          page: `/quote/${secret}`,
        },
      ])
    }
    const [named, unknown] = base.lines
    const expected = { ...base, lines: [{ ...named, name: 'Ball valve' }, unknown] }
    expect(await stored()).toMatchObject([1, 2, 3].map(() => ({ kind: 'quote', fields: expected })))
    expect((await stored())[0]!.fields).not.toHaveProperty('lines.1.name')
    expect(items).toHaveLength(3)
    expect(items[0]!.item.columns.long_text_mkspwtdh).toContain('40 × QV-15, Ball valve')
  })

  test.each<[string, object, string[]]>([
    [
      'nothing at all',
      { firstName: '', companyName: '', companyEmail: '', country: '', lines: [], message: '' },
      ['companyEmail', 'companyName', 'country', 'firstName', 'lines'],
    ],
    ['a query for a note', { lines: [{ ...line, note: { $ne: '' } }] }, ['lines.0.note']],
  ])('with %s is refused in words, and stored nowhere', async (_, changes, expected) => {
    const { post, stored } = formsWorld()
    const { status, answer } = await post('/api/quote', fresh(changes))
    expect(status).toBe(422)
    const fields = answer?.error?.fields ?? {}
    expect(Object.keys(fields).sort()).toEqual(expected)
    for (const message of Object.values(fields)) expect(message).toMatch(/^[A-Z].{5,}\.$/)
    expect(await stored()).toEqual([])
  })

  test.each([
    'A\0B',
    '<img src=x onerror=alert(1)>',
    '=HYPERLINK("http://x")',
    'x\ud800y',
    '‮שלום 🔦',
  ])('of %j is stored as text and delivered', async (strange) => {
    const { post, stored, items } = formsWorld()
    const lines = [{ partNumber: strange, quantity: 1, note: strange }]
    expect((await post('/api/quote', fresh({ lines }))).status).toBe(200)
    const [one] = await stored()
    const kept = strange.replace('\0', '').toWellFormed()
    expect(one!.fields).toMatchObject({ lines: [{ partNumber: kept, quantity: 1, note: kept }] })
    expect(items[0]!.item.columns.long_text_mkspwtdh).toContain(`1 × ${kept} – ${kept}`)
  })

  test('of more bytes than the longest one has is not read', async () => {
    const { post, stored } = formsWorld()
    const body = JSON.stringify(fresh({ message: 'a'.repeat(600_000) }))
    const { status, answer } = await post('/api/quote', body)
    expect([status, answer?.error?.code]).toEqual([413, 'too-large'])
    expect(await stored()).toEqual([])
  })
})
