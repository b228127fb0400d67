import { expect, test } from 'vitest'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { createProductAddresses } from '#domain/catalogue/product-addresses.ts'
import { products } from '#test/catalogue.ts'
import { notListed } from './not-listed.ts'

/** What is answered for an address at which no product is. */
async function answerFor(asked: string, known = products): Promise<unknown> {
  const site = { catalogue: createCatalogue(known, []), addresses: createProductAddresses(known) }
  try {
    return await notListed(site, asked)
  } catch (answer) {
    return answer
  }
}

test('an address that nothing has is not there', async () => {
  expect(await answerFor('no-such-thing')).toMatchObject({ init: { status: 404 } })
})

test('a number that is almost a product’s is not there either, but for a reason, the product first', async () => {
  expect(await answerFor('QB-25-P-500')).toMatchObject({
    init: { status: 404 },
    data: {
      asked: 'QB-25-P-500',
      reason:
        'QB-25-P-500 cannot be ordered: Stem extension must be 50 to 300\u00a0mm in steps of 25\u00a0mm.',
      nearest: expect.objectContaining({ 0: expect.objectContaining({ to: '/ball-valve-dn25' }) }),
    },
  })
})

test('an address of a catalogue that nobody has read yet may be asked for again', async () => {
  expect(await answerFor('no-such-thing', [])).toMatchObject({ data: null, init: { status: 503 } })
})
