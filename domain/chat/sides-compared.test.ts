import { expect, test } from 'vitest'
import { lamp, lampAttributes, lamps, lampVocabulary } from '#domain/finding/lamps.fixture.ts'
import { createAssistant } from './assistant.ts'

const pole = lamp(
  'Pole lamp',
  { sockets: [8] },
  { text: 'Restores light on roads after a storm, with an emergency battery.' },
)
const { recommend } = await createAssistant([...lamps, pole], {
  attributes: lampAttributes,
  vocabulary: lampVocabulary,
  interfaces: [],
  company: { name: 'Acme', contactPath: '/write-to-us' },
})
const reply = (text: string) => recommend([text]).reply.replaceAll('\u00a0', ' ')

test('what is asked twice of one attribute is asked of two that are compared', () => {
  expect(recommend(['compare the wall lamp of IP65 with the one of IP68']).outcome).toMatchObject({
    kind: 'comparison',
    products: [{ name: 'Wall lamp, 2 bulbs' }, { name: 'Wall lamp, 12 bulbs' }],
  })
})

test('few words offer what they tell where nothing else comes near', () => {
  expect(reply('need something: storm, emergency, roads')).toMatch(
    /^Closest by your words: \[Pole lamp\]/,
  )
  expect(reply('need something: storm')).not.toContain('[')
})
