import { describe, expect, test } from 'vitest'
import { productTypes, subjects } from '#content/company/contact-form.ts'
import { boards } from '#content/company/enquiries.ts'
import type { FormFields } from '#domain/records/form-fields.ts'
import { contact, lead, quote } from '#test/submissions.fixture.ts'
import { boardItem } from './board-item.ts'
import { parseContact } from './contact.ts'
import { enquiryMail } from './enquiry-mail.ts'
import { fieldsOf } from './form-shape.ts'
import { parseLead } from './lead.ts'
import { parseQuote } from './quote.ts'
import { sameSubmission, type Submission } from './submission.ts'

/** Iceland's visitors are asked for nothing, Ireland's may write anything. */
const statesOf = (country: string) =>
  ({ Iceland: null, Ireland: [], Germany: [{ name: 'Bayern', code: 'BY' }] })[country]
const record: FormFields = {
  contact: {
    title: false,
    lastName: { required: true },
    phoneNumber: { label: 'Mobile', required: true },
    companyName: { required: false },
    state: { label: 'County' },
    message: { missing: 'Tell us about your pump.' },
  },
  lead: { country: false, state: false },
  quote: { phoneNumber: { required: true, missing: 'We ring back.' } },
  own: [
    { name: 'medium', label: 'Medium', kind: 'text', required: true, forms: ['contact'] },
    {
      name: 'greeting',
      label: 'Anrede',
      kind: 'choice',
      options: ['Frau', 'Herr'],
      before: 'firstName',
      forms: ['contact', 'quote'],
    },
    { name: 'plant', label: 'Plant', kind: 'text', maxLength: 5, forms: ['lead'] },
  ],
}
const given = {
  ...contact().fields,
  country: 'Germany',
  state: 'BY',
  medium: 'Brine',
  greeting: 'Frau',
}
const parse = (changes: object = {}) =>
  parseContact({ ...given, ...changes }, statesOf, { subjects, productTypes }, record)
const errorsOf = (changes: object) => {
  const parsed = parse(changes)
  return parsed.ok ? {} : parsed.errors
}

describe('a form as the company has it', () => {
  test('stores own fields beside the software’s, and nothing of what it leaves out', () => {
    const parsed = parse({ unasked: 'x' })
    expect(parsed).toMatchObject({
      ok: true,
      values: { medium: 'Brine', greeting: 'Frau', title: '', state: 'Bayern' },
    })
    expect(parsed.ok && Object.keys(parsed.values)).not.toContain('unasked')
  })

  test('needs what the company needs, and says so in its words', () => {
    expect(
      errorsOf({ lastName: '', phoneNumber: ' ', medium: '', message: '', title: '' }),
    ).toEqual({
      lastName: 'Fill in “Last Name”.',
      phoneNumber: 'Fill in “Mobile”.',
      medium: 'Fill in “Medium”.',
      message: 'Tell us about your pump.',
    })
    expect(errorsOf({ companyName: '', greeting: '' })).toEqual({})
    // Its label is another, so that the software's words for it would name the wrong one.
    expect(errorsOf({ country: 'Ireland', state: '' })).toEqual({ state: 'Fill in “County”.' })
  })

  test('takes of an own choice what it offers, of a text as much as it says', () => {
    expect(errorsOf({ greeting: 'Baron' })).toEqual({ greeting: 'Choose one from the list.' })
    expect(errorsOf({ medium: 'x'.repeat(201) })).toEqual({
      medium: 'Use at most 200 characters; these are 201.',
    })
    const asked = parseLead({ ...lead().fields, plant: '123456' }, statesOf, record)
    expect(asked).toEqual({
      ok: false,
      errors: { plant: 'Use at most 5 characters; these are 6.' },
    })
  })

  test('asks nobody for a state where the country has none, and keeps none', () => {
    const parsed = parse({ country: 'Iceland', state: 'Forged' })
    expect(parsed.ok && parsed.values.state).toBe('')
    expect(errorsOf({ country: 'Atlantis' })).toEqual({
      country: 'Choose a country from the list.',
    })
  })

  test('without a country has neither it nor a state, whatever is sent', () => {
    const parsed = parseLead({ ...lead().fields, country: 'Atlantis' }, statesOf, record)
    expect(parsed).toMatchObject({ ok: true, values: { country: '', state: '' } })
  })

  test('without subjects asks for no product type', () => {
    const bare: FormFields = { contact: { category: false } }
    const parsed = parseContact(
      { ...given, type: 'Forged' },
      statesOf,
      { subjects, productTypes },
      bare,
    )
    expect(parsed).toMatchObject({ ok: true, values: { category: '', type: '' } })
    expect(fieldsOf('contact', bare).map(({ name }) => name)).not.toContain('type')
  })

  test('of a quote needs what the company needs', () => {
    const parsed = parseQuote({ ...quote().fields, country: 'Ireland' }, statesOf, record)
    expect(parsed).toEqual({ ok: false, errors: { phoneNumber: 'We ring back.' } })
  })

  test('has own fields where the record puts them, before the message else', () => {
    const names = fieldsOf('contact', record).map(({ name }) => name)
    expect(names.slice(0, 2)).toEqual(['greeting', 'firstName'])
    expect(names.slice(-2)).toEqual(['medium', 'message'])
    const without = fieldsOf('lead', { ...record, lead: { message: false } })
    expect(without.at(-1)?.name).toBe('plant')
  })
})

/** As the store gives it back: own fields beside the others, in any order. */
const withOwn = <Of extends Submission>(submission: Of, own: Record<string, string>): Of => ({
  ...submission,
  fields: { ...own, ...submission.fields },
})

describe('an own field', () => {
  const asked = withOwn(contact({ message: 'Two pumps.' }), {
    medium: 'Brine\nat 4 °C',
    greeting: 'Frau',
    former: 'Kept',
  })
  const board = { ...boards, contact: { ...boards.contact, ownColumns: {} } }

  test('stands above the message on a board without a column for it', () => {
    expect(boardItem(asked, '2026-03-01', board, record).columns.long_text_mkspwtdh).toBe(
      'Medium: Brine at 4 °C\nAnrede: Frau\nformer: Kept\n\nTwo pumps.',
    )
    const silent = withOwn(contact({ message: '' }), { greeting: 'Herr' })
    expect(boardItem(silent, '2026-03-01', board, record).columns.long_text_mkspwtdh).toBe(
      'Anrede: Herr',
    )
    const led = withOwn(lead({ message: '' }), { plant: 'North' })
    expect(boardItem(led, '2026-03-01', boards, record).columns.long_text_mkspwtdh).toBe(
      'Plant: North',
    )
  })

  test('goes into its column alone where it has one, and nowhere when empty', () => {
    const own = { ...boards.contact, ownColumns: { medium: 'text_7', greeting: 'text_8' } }
    const { columns } = boardItem(
      withOwn(contact({ message: 'Two.' }), { medium: 'Brine', greeting: '' }),
      '2026-03-01',
      { ...boards, contact: own },
      record,
    )
    expect(columns).toMatchObject({ text_7: 'Brine', long_text_mkspwtdh: 'Two.' })
    expect(columns).not.toHaveProperty('text_8')
  })

  test('is not lost where the message is as long as the column', () => {
    const long = withOwn(contact({ message: 'word '.repeat(400).trim() }), { medium: 'Brine' })
    const text = boardItem(long, '2026-03-01', board, record).columns.long_text_mkspwtdh as string
    expect(text.length).toBeLessThanOrEqual(2000)
    expect(text).toMatch(/^Medium: Brine\n\nword word [^]*… \(cut here: /)
  })

  test('stands in a quote’s text with its reference and lines', () => {
    const text = boardItem(withOwn(quote(), { greeting: 'Frau' }), '2026-03-01', board, record)
      .columns.long_text_mkspwtdh as string
    expect(text).toMatch(/^Reference Q[^]*\n\nAnrede: Frau\n\nFor two pump houses\.\n\n40 × QV-15/)
  })

  test('is a line of the mail, as are labels that the company has changed', () => {
    const { text } = enquiryMail(asked, 0, 'UTC', record)
    const lines = text.split('\n')
    expect(lines).toContain('Medium: Brine at 4 °C')
    expect(lines).toContain('former: Kept')
    expect(lines).toContain('Mobile: +1 201 555 0123')
    expect(lines).toContain('County: New Jersey')
  })

  test('tells two submissions of one id apart', () => {
    const { id } = asked
    const other = withOwn(contact({ message: 'Two pumps.' }, id), { medium: 'Oil' })
    expect(sameSubmission(asked, other)).toBe(false)
  })
})

test('a mail’s subject names somebody where no company and no subject are asked for', () => {
  const personal = contact({ companyName: '', category: '' })
  expect(enquiryMail(personal, 0, 'UTC').subject).toMatch(/^Enquiry: Ada \(C/)
})
