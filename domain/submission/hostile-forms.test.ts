import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { productTypes, subjects } from '#content/company/contact-form.ts'
import { chatModel } from '#domain/submission/chat-message.ts'
import { parseChat } from '#domain/submission/parse-chat.ts'
import { maxItems, maxNumberLength, maxQuantity } from '#domain/deciding/list-items.ts'
import { hostileMap, hostileText, hostileValue } from '#test/hostile.ts'
import { contact, lead, quote } from '#test/submissions.fixture.ts'
import { swept } from '#test/sweep.ts'
import { parseContact } from './contact.ts'
import type { FormResult } from './form-fields.ts'
import { parseLead } from './lead.ts'
import { maxLineNote } from './quote-lines.ts'
import { parseQuote } from './quote.ts'
import { readReference } from './reference.ts'

const statesOf = (country: string) =>
  country === 'United States' ? [{ name: 'New Jersey', code: 'NJ' }] : undefined

const line = fc.oneof(
  hostileValue,
  fc.record({ partNumber: hostileText(), quantity: fc.oneof(fc.nat(9), hostileValue) }),
)

/** A form that every rule accepts, with some of its fields, and others, as no form sends them. */
function changed(fields: object) {
  const values = { ...fields }
  const changes = fc.array(
    fc.tuple(
      fc.constantFrom(...Object.keys(values), 'lines', '__proto__', 'toString'),
      fc.oneof(hostileText(), hostileValue, fc.array(line, { maxLength: 4 })),
    ),
    { maxLength: 3 },
  )
  return changes.map((pairs): Record<string, unknown> => {
    return { ...values, ...Object.fromEntries(pairs) }
  })
}

/** A text that any database and any mail takes. */
function expectStorable(text: unknown): void {
  expect(typeof text).toBe('string')
  expect(String(text)).not.toContain('\0')
  expect(String(text).isWellFormed()).toBe(true)
  expect(String(text).length).toBeLessThanOrEqual(2000)
}

function expectRead<Fields extends object>(read: FormResult<Fields>): void {
  if (!read.ok) {
    expect(Object.keys(read.errors).length).toBeGreaterThan(0)
    for (const message of Object.values(read.errors)) expect(message).toMatch(/\S/)
    return
  }
  for (const [name, value] of Object.entries(read.values)) {
    if (name !== 'lines') expectStorable(value)
  }
}

describe('whatever is posted,', () => {
  test('an enquiry and a lead are texts that can be kept, or a fault with words', () => {
    let taken = 0
    fc.assert(
      fc.property(changed(contact().fields), changed(lead().fields), (asked, gate) => {
        const read = parseContact(asked, statesOf, { subjects, productTypes })
        expectRead(read)
        if (read.ok) taken++
        expectRead(parseLead(gate, statesOf))
      }),
      { numRuns: swept<number>(800, 60) },
    )
    expect(taken).toBeGreaterThan(0)
  })

  test('a request for a quote has lines that can be kept, or a fault with words', () => {
    fc.assert(
      fc.property(changed(quote().fields), (given) => {
        const read = parseQuote(given, statesOf)
        expectRead(read)
        const lines = read.ok ? read.values.lines : []
        expect(lines.length).toBeLessThanOrEqual(maxItems)
        for (const { partNumber, quantity, note } of lines) {
          for (const text of [partNumber, note]) expectStorable(text)
          expect(partNumber.length).toBeLessThanOrEqual(maxNumberLength)
          expect(note.length).toBeLessThanOrEqual(maxLineNote)
          expect(Number.isInteger(quantity) && quantity > 0 && quantity <= maxQuantity).toBe(true)
        }
      }),
      { numRuns: swept<number>(500, 40) },
    )
  })

  test('a conversation has turns of visitor and assistant, or is refused with words', () => {
    const message = fc.oneof(
      hostileValue,
      fc.record({ role: fc.constantFrom('user', 'assistant', 'system'), content: hostileText() }),
    )
    const body = fc.oneof(
      hostileValue,
      fc.record({
        messages: fc.array(message, { maxLength: 4 }),
        model: fc.oneof(fc.constant(chatModel), hostileValue),
        page: hostileValue,
      }),
      hostileMap(hostileValue),
    )
    fc.assert(
      fc.property(body, (given) => {
        const parsed = parseChat(given)
        if (!parsed.ok) expect(parsed.refusal.message).toMatch(/\S/)
        else for (const { role } of parsed.request.messages) expect(role).toMatch(/^(?:user|assis)/)
      }),
      { numRuns: swept<number>(300, 30) },
    )
  })

  test('a reference is one of ours or none', () => {
    fc.assert(
      fc.property(hostileText(), (text) => {
        expect(readReference(text) ?? 'none').toMatch(/^[\w-]+$/)
      }),
      { numRuns: swept<number>(300, 30) },
    )
  })
})
