import { describe, expect, test } from 'vitest'
import { lamp, lampAttributes, lampVocabulary } from '#domain/finding/lamps.fixture.ts'
import { createAssistant } from './assistant.ts'

const post = {
  ...lamp(
    'Lamp post',
    { bulbs: [12] },
    { family: 'Posts', subFamily: 'Lamp posts', partNumber: 'LP-12' },
  ),
  includes: [{ partNumber: 'LA-2', quantity: 3, relation: 'arm' }],
  accessories: [{ partNumber: 'LA-2', maximum: 3, relation: 'arm' }],
  variants: [
    { partNumber: 'LP-12', description: 'Three arms', stock: 'stock' },
    { partNumber: 'LP-12-F', description: 'Six arms', stock: 'order' },
    { partNumber: 'LP-12-R', description: 'Painted red', stock: 'order' },
  ],
}
const arm = lamp(
  'Arm, two bulbs',
  { bulbs: [2] },
  { family: 'Arms', subFamily: 'Arms', partNumber: 'LA-2' },
)
const { recommend } = await createAssistant([post, arm], {
  attributes: lampAttributes,
  vocabulary: lampVocabulary,
  interfaces: [],
  company: { name: 'Acme', contactPath: '/write-to-us' },
})
const ask = (text: string) => recommend([text]).reply.replaceAll('\u00a0', ' ')

describe('who asks whether there is enough of a part is told', () => {
  test('how many are in the box, what they hold, and how many more it takes', () => {
    const more =
      'LP-12 comes with 3 LA-2, for 6 bulbs. For 10 bulbs add 2 more: [Arm, two bulbs] (LA-2), of which up to 3 fit. LP-12-F: Six arms.'
    expect(ask('the LP-12 for 10 bulbs, do I need extra arms?')).toContain(more)
    expect(ask('do I need more arms for 10 bulbs in the LP-12?')).toContain(more)
  })

  test('that they are enough', () => {
    expect(ask('a lamp post for 5 bulbs, are enough arms included?')).toContain(
      'LP-12 comes with 3 LA-2, for 6 bulbs. That is enough for 5 bulbs.',
    )
  })

  test('how many there are where no figure is asked', () => {
    expect(ask('how many arms come with the LP-12?')).toContain(
      'LP-12 comes with 3 LA-2. Up to 3 more fit: [Arm, two bulbs] (LA-2).',
    )
  })

  test('of a thing that is only described as well', () => {
    expect(ask('a lamp post for 10 bulbs, do I need extra arms?')).toContain(
      'LP-12 comes with 3 LA-2. Up to 3 more fit',
    )
  })

  test('and who does not is not', () => {
    expect(ask('a lamp post with arms for 10 bulbs')).not.toContain('comes with')
    expect(ask('do I need more bulbs for the lamp post?')).not.toContain('comes with')
  })
})
