import { expect, test } from 'vitest'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { createProductAddresses } from '#domain/catalogue/product-addresses.ts'
import { products } from '#test/catalogue.ts'
import { notListed } from './not-listed.ts'

/** What is answered for an address at which no product is. */
function answerFor(asked: string, known = products): unknown {
  const site = { catalogue: createCatalogue(known, []), addresses: createProductAddresses(known) }
  try {
    return notListed(site, asked)
  } catch (answer) {
    return answer
  }
}

test('an address that nothing has is not there', () => {
  expect(answerFor('no-such-thing')).toMatchObject({ init: { status: 404 } })
})

test('an address of a catalogue that nobody has read yet may be asked for again', () => {
  expect(answerFor('no-such-thing', [])).toMatchObject({ data: null, init: { status: 503 } })
})
