import { describe, expect, test } from 'vitest'
import { ask } from './valves.fixture.ts'

/** What the link to a quote asks for. */
const offer = (text: string | string[], page?: string) =>
  /\/offer\?of=([^\s]*?)\.?(?:\s|$)/.exec(ask(text, page).reply)?.[1]

describe('a quote is asked of each part that is named, as it was written and as many as were told', () => {
  test.each([
    ['Quote please for 40 pieces of QB-15 and 80 of QB-25-P-125', 'QB-15:40,QB-25-P-125:80'],
    ['80 of QB-25-P-125 and 40 of QB-15, please quote', 'QB-25-P-125:80,QB-15:40'],
    ['Please quote: QB-15 x 40, QB-25-P-125 x 80', 'QB-15:40,QB-25-P-125:80'],
    ['I need 12 QB-15 and 6 QK-15 quoted', 'QB-15:12,QK-15:6'],
    ['Can we get quoted for QB-15 (12 pcs) and QK-15 (6 pcs)', 'QB-15:12,QK-15:6'],
    ['We would like 12 QB-15 and 6 QK-15 to be quoted.', 'QB-15:12,QK-15:6'],
    ['price for QB-15: 40; qb-25-e-50: 80', 'QB-15:40,QB-25-E-50:80'],
    ['request a quote for 40 each of QB-15 and QK-15', 'QB-15:40,QK-15:40'],
    ['quote 20 QB-25-P-125 and 30 QB-25-P-150', 'QB-25-P-125:20,QB-25-P-150:30'],
    ['quote 1 QB-15, 2 QK-15, 3 QB-25, 4 QG-160', 'QB-15,QK-15:2,QB-25:3,QG-160:4'],
    ['what do 200 pcs cost of the QB-15', 'QB-15:200'],
    ['quote QB-15 and QB-25-P-125', 'QB-15,QB-25-P-125'],
    ['what does QB-25 cost', 'QB-25'],
  ])('%s', (text, expected) => expect(offer(text)).toBe(expected))

  test('where it was named before', () => {
    expect(offer(['QB-25-P-125', 'I need a quote for 40 of these'])).toBe('QB-25-P-125:40')
    expect(offer('I need a quote for 40 of these', 'QB-15')).toBe('QB-15:40')
  })
})

test.each(['QB-15 and QK-15 meet what was quoted.', 'QB-15 with the bore that they quoted'])(
  '“%s” asks for no quote',
  (text) => expect(offer(text)).toBeUndefined(),
)
