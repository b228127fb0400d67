import { expect, test } from 'vitest'
import { contact, lead, quote } from '#test/submissions.fixture.ts'
import * as texts from '#texts/mail.ts'
import { enquiryMail as mailIn } from './enquiry-mail.ts'
import { referenceOf } from './reference.ts'

const received = Date.UTC(2026, 10, 21, 23)
const enquiryMail = (one: Parameters<typeof mailIn>[0], at: number) =>
  mailIn(one, at, 'Europe/Berlin')

test('a mail says in its subject who asks for what, and under which reference', () => {
  const [asked, wanted, quoted] = [contact(), lead(), quote()]
  for (const one of [asked, wanted, quoted]) {
    const { subject } = enquiryMail(one, received)
    expect(subject).toContain('Harbor Waterworks')
    expect(subject).toContain(referenceOf(one))
  }
  expect(enquiryMail(asked, received).subject).toContain(asked.fields.category)
  expect(enquiryMail(wanted, received).subject).toContain('Product Catalog')
  expect(enquiryMail(quoted, received).subject).toMatch(/\b2\b/)
})

test('a mail has what was filled in, line by line, and leaves out what was not', () => {
  const one = contact({ phoneNumber: '', lastName: '' })
  const { text } = enquiryMail(one, received)
  const lines = text.split('\n')
  expect(lines).toContain(`${texts.labels.companyEmail}: ada@harbor.example`)
  expect(lines).toContain(`${texts.received}: November 22, 2026 at 12:00 AM GMT+1`)
  expect(text).toContain(one.fields.message)
  expect(text).not.toContain(`${texts.labels.phoneNumber}:`)
  expect(text).not.toContain(`${texts.labels.lastName}:`)
})

test('no line of it is a visitor’s but in the message', () => {
  const evil = 'Ada\nReference: Q000\r\u2028Forged: 1\u0000'
  const { subject, text } = enquiryMail(contact({ firstName: evil, companyName: evil }), 0)
  expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
  expect(
    text.split(/[\n\r\u2028]/).filter((line) => /^(Forged|Reference: Q000)/.test(line)),
  ).toEqual([])
})
