import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boards } from '#content/company/enquiries.ts'
import { quote } from '#test/submissions.fixture.ts'
import { boardItem } from './board-item.ts'
import { maxMessageLength } from './form-fields.ts'
import { maxLineNote, type QuoteLine } from './quote-lines.ts'
import { lineText, quoteText } from './quote-text.ts'

const reference = 'Q7K3-F9XQ-M4TC'
const text = (message: string, lines: QuoteLine[]) => {
  const { fields } = quote({ message, lines })
  return quoteText(fields, reference)
}
const line = (changes: Partial<QuoteLine> = {}): QuoteLine => ({
  partNumber: 'QV-15',
  quantity: 40,
  note: '',
  ...changes,
})

describe('the item of a quote', () => {
  test('stands on the contact board among prices, as readable as a letter', () => {
    const one = quote({ lines: [line({ name: 'Ball valve, 15 mm', note: 'lever in red' })] })
    const { board, group, name, columns } = boardItem(one, '2026-03-01', boards)
    expect([board, group, name]).toEqual(['contact', 'opportunities', 'Ada'])
    expect(columns).toEqual({
      accounts__1: 'Harbor Waterworks',
      email_1__1: { email: 'ada@harbor.example', text: 'ada@harbor.example' },
      text_mkrne8ph: 'United States',
      long_text_mkspwtdh: expect.stringMatching(
        /^Reference Q[\dA-Z-]{13}\n\nFor two pump houses\.\n\n40 × QV-15, Ball valve, 15 mm – lever in red$/,
      ),
      color_mkv74y0m: 'Pricing, quotes, and estimations',
    })
  })

  test('has all else that was filled in, and a product type the board knows', () => {
    const full = quote({
      lastName: 'Moreau',
      title: 'Planner',
      phoneNumber: '+1 201 555 0123',
      state: 'New Jersey',
      type: 'Valves',
    })
    expect(boardItem(full, '2026-03-01', boards)).toMatchObject({
      name: 'Ada Moreau',
      columns: {
        text21__1: 'Planner',
        text_mkvprtzy: '+1 201 555 0123',
        text_mkrncd4p: 'New Jersey',
        color_mksyhprt: { label: 'Valves' },
      },
    })
    const without = { ...boards, contact: { ...boards.contact, typeLabels: [] } }
    expect(boardItem(full, '2026-03-01', without).columns).not.toHaveProperty('color_mksyhprt')
  })
})

describe('a line in words', () => {
  test.each<[Partial<QuoteLine>, string]>([
    [{}, '40 × QV-15'],
    [{ quantity: 12_000 }, '12,000 × QV-15'],
    [{ name: 'QV-15' }, '40 × QV-15'],
    [{ name: 'Valve' }, '40 × QV-15, Valve'],
    [{ note: 'two\nlines ' }, '40 × QV-15 – two lines'],
  ])('%j', (changes, expected) => expect(lineText(line(changes))).toBe(expected))
})

describe('a text that the board cannot hold', () => {
  test('is cut at the end of a line and says how much is left', () => {
    const lines = Array.from({ length: 200 }, (_, i) =>
      line({ partNumber: `QV-${i}`, quantity: 10 }),
    )
    const shown = text('All of it by March.', lines)
    expect(shown.length).toBeLessThanOrEqual(maxMessageLength)
    const rows = shown.split('\n')
    expect(rows.slice(0, 5)).toEqual([
      `Reference ${reference}`,
      '',
      'All of it by March.',
      '',
      '10 × QV-0',
    ])
    const count = rows.filter((row) => row.startsWith('10 × ')).length
    expect(count).toBeGreaterThan(100)
    expect(rows.at(-1)).toBe(
      `… and ${200 - count} more lines, ${(200 - count) * 10} pieces in all: see the export, reference ${reference}.`,
    )
  })

  test('leaves room for lines where the message is long', () => {
    const shown = text('Lorem ipsum '.repeat(166), [line(), line()])
    expect(shown).toContain('ipsum … (cut here: the whole is in the export, reference Q7K3')
    expect(shown.split('\n').slice(-2)).toEqual(['40 × QV-15', '40 × QV-15'])
  })

  test('keeps the longest message whole where nothing else is there', () => {
    const message = 'a'.repeat(maxMessageLength)
    expect(text('b'.repeat(1900), [])).toContain('b'.repeat(1900))
    expect(text(message, []).length).toBeLessThanOrEqual(maxMessageLength)
  })

  test('never is longer, whatever was sent', () => {
    const lines = fc.array(
      fc.record({
        partNumber: fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
        quantity: fc.integer({ min: 1, max: 999_999 }),
        note: fc.string({ maxLength: maxLineNote, unit: 'grapheme' }),
        name: fc.string({ maxLength: 300, unit: 'grapheme' }),
      }),
      { maxLength: 200 },
    )
    const message = fc.string({ maxLength: maxMessageLength, unit: 'grapheme' })
    fc.assert(
      fc.property(message, lines, (words, all) => {
        const shown = text(words, all)
        expect(shown.length).toBeLessThanOrEqual(maxMessageLength)
        expect(shown.startsWith(`Reference ${reference}`)).toBe(true)
        expect(shown.isWellFormed()).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})
