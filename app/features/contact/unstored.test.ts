import { expect, test } from 'vitest'
import { isUnstored } from './send-submission.ts'
import { isFinal } from './send-waiting.ts'

const failed = (code: string, reference?: string) =>
  ({ ok: false, error: { code, message: 'No.', ...(reference && { reference }) } }) as const

test.each([
  ['network', true, false],
  ['silent', true, false],
  // A proxy's page in place of the server's answer.
  ['not-json', true, false],
  ['unavailable', true, false],
  ['too-many', false, false],
  ['challenge', false, false],
  ['invalid', false, true],
  ['conflict', false, true],
])('after "%s" a form waits by itself: %s, and that is its end: %s', (code, waits, ends) => {
  expect(isUnstored(failed(code))).toBe(waits)
  expect(isFinal(failed(code))).toBe(ends)
})

test.each(['unreachable', 'not-json', 'limited', 'pending'])(
  'what is stored is not sent again, whatever the board said: "%s"',
  (code) => {
    expect(isUnstored(failed(code, 'V-1'))).toBe(false)
    expect(isFinal(failed(code, 'V-1'))).toBe(true)
  },
)

test('what was taken is the end', () => {
  const taken = { ok: true, id: 'x', reference: 'V-1' } as const
  expect(isUnstored(taken)).toBe(false)
  expect(isFinal(taken)).toBe(true)
})
