import { describe, expect, test } from 'vitest'
import { contact, lead } from '#test/submissions.fixture.ts'
import { boards } from '#content/company/enquiries.ts'
import { boardItem } from './board-item.ts'
import { sameSubmission } from './submission.ts'

describe('the item of a contact', () => {
  test('leaves out what was not filled in', () => {
    const sparse = contact({
      phoneNumber: '',
      lastName: '',
      type: '',
      category: 'Billing, invoices, or returns',
    })
    const { name, columns } = boardItem(sparse, '2026-03-01', boards)
    expect(name).toBe('Ada')
    expect(Object.keys(columns)).toEqual([
      'accounts__1',
      'text21__1',
      'email_1__1',
      'text_mkrne8ph',
      'text_mkrncd4p',
      'long_text_mkspwtdh',
      'color_mkv74y0m',
    ])
  })

  test.each([
    ['Pricing, quotes, and estimations', 'Gauges', { label: 'Gauges' }],
    [
      'Technical support, product/service questions, or troubleshooting',
      'Valves',
      { label: 'Valves' },
    ],
    // Not in the board's accepted list.
    ['Pricing, quotes, and estimations', 'Spare parts', undefined],
    ['Pricing, quotes, and estimations', 'Forged', undefined],
    ['Billing, invoices, or returns', 'Gauges', undefined],
  ] as const)('for %s has the product type %s only where it applies', (category, type, sent) => {
    const { columns } = boardItem(contact({ category, type }), '2026-03-01', boards)
    expect(columns.color_mksyhprt).toEqual(sent)
    expect(columns.color_mkv74y0m).toBe(category)
  })
})

describe('the item of a lead', () => {
  test('names the document asked for, where one was', () => {
    expect(boardItem(lead(), '2026-03-01', boards).columns.dropdown_mksycryf).toEqual({
      labels: ['Product Catalog'],
    })
    expect(boardItem(lead({ document: '' }), '2026-03-01', boards).columns).not.toHaveProperty(
      'dropdown_mksycryf',
    )
  })

  test('is a new lead where the name is missing', () => {
    const nameless = lead({ firstName: '' })
    expect(boardItem(nameless, '2026-03-01', boards).name).toBe('New Lead')
  })
})

describe('two submissions of one id', () => {
  test('are the same in whatever order their fields are', () => {
    const one = contact()
    const turned = { ...one, fields: Object.fromEntries(Object.entries(one.fields).reverse()) }
    expect(sameSubmission(one, turned as typeof one)).toBe(true)
  })

  test('are not the same when one field differs or is missing', () => {
    const one = contact()
    expect(sameSubmission(one, contact({ message: 'Other' }, one.id))).toBe(false)
    expect(sameSubmission(one, { ...one, fields: {} } as never)).toBe(false)
    expect(sameSubmission(one, { ...lead({}, one.id) })).toBe(false)
  })
})
