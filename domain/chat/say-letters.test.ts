import { expect, test } from 'vitest'
import { ask } from './valves.fixture.ts'

const letter = 'Letter QL-26-01 (/files/certificates/Funding Letter.pdf) certifies QB-15'

test.each([
  ['does QB-15 qualify for public funds?', undefined],
  ['may it be paid from public funds?', 'QB-15'],
])('what certifies a product is named with where it is read: %s', (text, page) => {
  expect(ask(text, page).reply).toContain(`${letter}, as of September 30, 2026.`)
})

test('so is what certifies one that was found', () => {
  const { outcome, reply } = ask('a ball valve DN 15 of brass that public funds pay for')
  expect(outcome).toMatchObject({ kind: 'products', found: [{ product: { partNumber: 'QB-15' } }] })
  expect(reply).toContain(letter)
})

test('that no letter certifies a product is said', () => {
  expect(ask('does QG-63 qualify for public funds?').reply).toContain(
    'No letter in our records certifies QG-63.',
  )
})

test('nothing is said of letters where nobody asks', () => {
  expect(ask('what pressure does QB-15 take?').reply).not.toMatch(/letter/i)
})
