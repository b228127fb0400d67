import { expect, test } from 'vitest'
import { isUnstored } from './send-submission.ts'

const failed = (code: string, reference?: string) =>
  ({ ok: false, error: { code, message: 'No.', ...(reference && { reference }) } }) as const

test.each([
  ['network', true],
  ['silent', true],
  // A proxy's page in place of the server's answer.
  ['not-json', true],
  ['unavailable', true],
  ['too-many', false],
  ['challenge', false],
  ['invalid', false],
  ['conflict', false],
])('after "%s" nobody has stored the form: %s', (code, isSentAgain) => {
  expect(isUnstored(failed(code))).toBe(isSentAgain)
})

test.each(['unreachable', 'not-json', 'limited', 'pending'])(
  'what is stored is not sent again, whatever the board said: "%s"',
  (code) => expect(isUnstored(failed(code, 'V-1'))).toBe(false),
)

test('what was taken is stored', () => {
  expect(isUnstored({ ok: true, id: 'x', reference: 'V-1' })).toBe(false)
})
