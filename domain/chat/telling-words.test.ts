import { expect, test } from 'vitest'
import { lamp, lampAttributes, lampVocabulary } from '#domain/finding/lamps.fixture.ts'
import { createAssistant } from './assistant.ts'

const cord = (name: string, length: number, partNumber: string, text = '') =>
  lamp(name, { cord: [length] }, { family: 'Cords', subFamily: 'Lamp cords', partNumber, text })
const products = [
  cord('Lamp cord, woven', 5, 'LC-5W'),
  cord('Lamp cord, plain', 300, 'LC-300'),
  cord('Lamp cord, rubber', 20, 'LC-20R', 'Its neighbors are quilted.'),
  // A word of many products' texts tells nothing.
  ...Array.from({ length: 20 }, (_, i) => lamp(`Globe ${i}`, {}, { subFamily: 'Globes' })),
]
const { recommend } = await createAssistant(products, {
  attributes: lampAttributes,
  vocabulary: lampVocabulary,
  interfaces: [],
  company: { name: 'Acme', contactPath: '/write-to-us' },
})
const ask = (text: string) => recommend([text])

test('by a word of a name its product is meant, though another has the figure', () => {
  const { outcome, reply } = ask('need a woven lamp cord of 300 m')
  expect(outcome).toMatchObject({ kind: 'nothing', nearest: { product: products[0] } })
  expect(reply).toMatch(/No lamp cord .* is stated to meet all of this: woven and .*300/)
  expect(reply).not.toContain('[')
})

test('where one has both it is found', () => {
  expect(ask('need a woven lamp cord of 5 m').outcome).toMatchObject({
    kind: 'products',
    found: [{ product: products[0] }],
  })
})

test('a word that no name has is only told', () => {
  const { outcome, reply } = ask('need a quilted lamp cord of 300 m')
  expect(outcome).toMatchObject({ kind: 'products', found: [{ product: products[1] }] })
  expect(reply).toContain('did not take into account: quilted')
})
