import { expect, test } from 'vitest'
import { lamp, lampAttributes, lampVocabulary } from '#domain/finding/lamps.fixture.ts'
import { createAssistant } from './assistant.ts'

const post = (bulbs: number, arms: number) => ({
  ...lamp(
    `Lamp post, ${bulbs} bulbs`,
    { bulbs: [bulbs] },
    { family: 'Posts', subFamily: 'Lamp posts', partNumber: `LP-${bulbs}00` },
  ),
  provides: [{ interface: 'Arm rail', count: arms }],
})
const arm = {
  ...lamp('Arm, curved', {}, { family: 'Arms', subFamily: 'Arms', partNumber: 'LA-200' }),
  accepts: [{ interface: 'Arm rail', count: 1 }],
}
const { recommend } = await createAssistant([post(2, 3), post(12, 5), arm], {
  attributes: lampAttributes,
  vocabulary: lampVocabulary,
  interfaces: [],
  company: { name: 'Acme', contactPath: '/write-to-us' },
})
const ask = (text: string) => recommend([text]).reply.replaceAll('\u00a0', ' ')

test('who asks how many is told how many there is room for', () => {
  expect(ask('how many arms does the 2 bulb lamp post take?')).toContain(
    'LP-200 takes LA-200 (up to 3).',
  )
  expect(ask('which arm goes with the 2 bulb lamp post?')).not.toContain('up to')
})

test('what is asked again of another figure is answered of each', () => {
  const reply = ask('How many arms does the 2 bulb lamp post take, and how many does the 12 one?')
  expect(reply).toMatch(/^For the 2 bulb lamp post: .*LP-200 takes LA-200 \(up to 3\)/)
  expect(reply).toMatch(/For the 12 bulb lamp post: .*LP-1200 takes LA-200 \(up to 5\)/)
})

test('two that are set side by side are not parted', () => {
  expect(ask('compare the 2 bulb lamp post and the 12 one')).not.toMatch(/^For the/)
})

test('of three numbers each pair that goes together is told', () => {
  expect(ask('how many LA-200 fit into the LP-200 and how many into the LP-1200?')).toMatch(
    /LA-200 and LP-200 .* 3 fit .*LA-200 and LP-1200 .* 5 fit/,
  )
})
