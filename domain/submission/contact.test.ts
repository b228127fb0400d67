import { describe, expect, test } from 'vitest'
import { contact } from '#test/submissions.fixture.ts'
import { parseContact } from './contact.ts'
import { findState } from './state.ts'
import { productTypes, subjects } from '#content/company/contact-form.ts'

const states = [
  { name: 'New Jersey', code: 'NJ' },
  { name: 'Île-de-France', code: 'IDF' },
  { name: 'Bicol', code: 'PH-05' },
  { name: 'No Code', code: '' },
]
const statesOf = (country: string) =>
  country === 'United States' ? states : country === 'Hong Kong' ? [] : undefined
const base = contact().fields as Record<string, unknown>
const choices = { subjects, productTypes }
const parse = (changes: object) => parseContact({ ...base, ...changes }, statesOf, choices)
const faults = (changes: object) => {
  const parsed = parse(changes)
  return parsed.ok ? [] : Object.keys(parsed.errors).sort()
}

describe('the contact form', () => {
  test('needs all but the last name, the telephone number and, mostly, a product type', () => {
    const parsed = parseContact({}, statesOf, choices)
    expect(parsed.ok).toBe(false)
    expect(!parsed.ok && Object.keys(parsed.errors).sort()).toEqual([
      'category',
      'companyEmail',
      'companyName',
      'country',
      'firstName',
      'message',
      'state',
      'title',
    ])
    expect(faults({ lastName: undefined, phoneNumber: '' })).toEqual([])
  })

  test.each(subjects.map(({ name }, i) => [name, i < 2] as const))(
    '%s asks for a product type: %s',
    (category, asks) => {
      expect(faults({ category, type: '' })).toEqual(asks ? ['type'] : [])
      expect(faults({ category, type: 'Forged' })).toEqual(asks ? ['type'] : [])
      for (const type of productTypes) {
        const parsed = parse({ category, type })
        expect(parsed.ok && parsed.values.type).toBe(asks ? type : '')
      }
    },
  )

  test.each([
    'ada@harbor.example',
    'a.b+c@harbor-networks.co.example',
    'ada@münchen.example',
    ' ada@harbor.example ',
  ])('takes the email %s', (companyEmail) => {
    expect(faults({ companyEmail })).toEqual([])
  })

  test.each([
    'ada',
    'ada@',
    '@harbor.example',
    'ada@harbor',
    'a da@harbor.example',
    'a@b@c.example',
    'ada@.example',
    'ada@harbor..example',
    'ada@harbor.example>',
    '<ada@harbor.example>',
    'ada@harbor.example, b@harbor.example',
  ])('does not take the email %s', (companyEmail) => {
    expect(faults({ companyEmail })).toEqual(['companyEmail'])
  })
})

describe('a state', () => {
  test.each([
    ['new jersey', 'New Jersey'],
    ['NJ', 'New Jersey'],
    ['nj', 'New Jersey'],
    [' Ile-de-france ', 'Île-de-France'],
    ['ph-05', 'Bicol'],
  ])('is known as %s', (given, name) => {
    expect(findState(states, given)?.name).toBe(name)
    const parsed = parse({ state: given })
    expect(parsed.ok && parsed.values.state).toBe(name)
  })

  test('of another country is none of this one', () => {
    expect(faults({ state: 'Ontario' })).toEqual(['state'])
    expect(findState(states, '')).toBeUndefined()
  })

  test('is free text where the country has none, and still needed', () => {
    expect(faults({ country: 'Hong Kong', state: 'Kowloon' })).toEqual([])
    expect(faults({ country: 'Hong Kong', state: ' ' })).toEqual(['state'])
  })

  test('is not asked for a country that does not exist', () => {
    expect(faults({ country: 'Atlantis' })).toEqual(['country'])
  })
})
