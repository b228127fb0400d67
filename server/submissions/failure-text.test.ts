import { expect, test } from 'vitest'
import type { DeliveryFailure } from '#server/ports/submission-store.ts'
import { failureText } from './take-submission.ts'

test.each<[DeliveryFailure, string, string]>([
  [{ code: 'not-json' }, 'Submission failed.', 'Submission failed: monday.com did not take it'],
  [
    { code: 'rejected', message: 'No such label' },
    'monday.com error: No such label',
    'Submission failed: No such label',
  ],
  [
    { code: 'rejected' },
    'monday.com error: Unknown',
    'Submission failed: monday.com did not take it',
  ],
  [
    { code: 'unexpected' },
    'Unexpected response from monday.com',
    'Submission failed: monday.com did not take it',
  ],
  [
    { code: 'limited', message: 'Minute limit rate exceeded' },
    'monday.com error: Minute limit rate exceeded',
    'Submission failed: Minute limit rate exceeded',
  ],
  [{ code: 'limited' }, 'Submission failed.', 'Submission failed: monday.com did not take it'],
  [
    { code: 'unreachable', message: 'ECONNRESET' },
    'Submission failed.',
    'Submission failed: monday.com did not take it',
  ],
])('%j reads as the error catalogue has it', (failure, contact, lead) => {
  expect(failureText('contact', { failure, service: 'monday.com' })).toBe(contact)
  expect(failureText('lead', { failure, service: 'monday.com' })).toBe(lead)
})

test.each<DeliveryFailure>([
  { code: 'rejected', message: '550 5.1.1 <sales@harbor.example>: no such user' },
  { code: 'unexpected', message: 'HTTP 500' },
  { code: 'limited', message: '421 try later' },
])('of a destination without a name for visitors %j is told to nobody', (failure) => {
  for (const kind of ['contact', 'quote', 'lead'] as const) {
    const text = failureText(kind, { failure, service: undefined })
    expect(text).toMatch(/^Submission failed[.:]/)
    expect(text).not.toMatch(/550|harbor|HTTP|421|undefined/)
  }
})
