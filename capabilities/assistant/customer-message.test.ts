import { describe, expect, test } from 'vitest'
import { products } from '#test/catalogue.ts'
import { customerMessage, isBuiltPrompt } from './customer-message.ts'
import { createMentionReader } from './product-names.ts'

const mentionsIn = createMentionReader(products)
const message = (content: string) => customerMessage(content, mentionsIn)
const asked = 'I need a gas valve for 5 bar. Brass, please.'
const lines = products.map(({ name, text }) => `- ${name}: ${text}`).join('\n')
const inARow = products.map(({ name, text }) => `${name} (${text})`).join('; ')

describe('a prompt that a browser built gives the customer’s own words,', () => {
  test.each([
    ['labelled', `Customer message: ${asked}\n\nProducts:\n${lines}\n\nPut names in [brackets].`],
    ['quoted', `You sell valves.\n\nThe customer asks: "${asked}"\n\nWe have:\n${lines}`],
    ['first', `${asked}\n\nProducts:\n${lines}\nPut recommended names in square brackets.`],
    ['last', `Put recommended names in square brackets.\n\nCatalog:\n${lines}\n\n${asked}`],
    ['in one line', `User: ${asked} Products: ${inARow}. Put the names in square brackets.`],
    ['in other words', `Frage: ${asked}\n\nProdukte:\n${lines}\n\nNamen bitte [so] schreiben.`],
  ])('%s', (_, content) => {
    expect(isBuiltPrompt(content, mentionsIn)).toBe(true)
    expect(message(content)).toBe(asked)
  })
})

test.each([
  'a gas valve',
  `Is the ${products[0]!.name} better than the ${products[1]!.name}?`,
  'Products:\nmine',
])('any other text is the customer’s own: %s', (content) => {
  expect(message(content)).toBe(content)
})

test('a prompt with nothing of the customer’s in it gives nothing', () => {
  expect(message(`Put names in square brackets.\n${lines}`)).toBe('')
})
