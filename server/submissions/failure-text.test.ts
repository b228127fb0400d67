import { expect, test } from 'vitest'
import type { DeliveryFailure } from '#server/ports/submission-store.ts'
import { failureText } from './failure-text.ts'

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
  expect(failureText('contact', failure, 'monday.com')).toBe(contact)
  expect(failureText('lead', failure, 'monday.com')).toBe(lead)
})
