import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { mailTo, officeNumber, telephone } from './reach.ts'

test('an email carries its subject whatever characters it has', () => {
  const address = new URL(mailTo('Loss & return loss: 50% worse?'))
  expect(address.protocol).toBe('mailto:')
  expect(address.pathname).toBe(site.email)
  expect([...address.searchParams]).toEqual([['subject', 'Loss & return loss: 50% worse?']])
  expect(mailTo()).toBe(`mailto:${site.email}`)
})

test('a number is called without the spaces it is printed with', () => {
  expect(telephone('+1 201-555-0100')).toBe('tel:+12015550100')
})

test('an office that has no number is named', () => {
  expect(officeNumber(site.phones[0].office)).toBe(site.phones[0].number)
  expect(() => officeNumber('Atlantis')).toThrow(/Atlantis/)
})
