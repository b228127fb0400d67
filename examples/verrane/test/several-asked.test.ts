import { expect, test } from 'vitest'
import { createEngine } from '../../../eval/engine.ts'

const { reply: answers } = await createEngine({ withDocuments: false })
const answer = async (text: string) => (await answers([text])).replaceAll('\u00a0', ' ')

test.each([
  [
    'Which cassette for 16 SN ports from MPO-16, and what polarity and loss?',
    ['VC6-2M16-16SN-U: ', 'polarity Method B', 'insertion loss ≤ 0.55 dB'],
  ],
  [
    'I want an isolator for 1550, dual stage. What is the isolation and return loss?',
    ['isolation ≥ 42 dB', 'return loss 60 dB'],
  ],
  [
    'Which attenuator is for SC APC and what return loss and temperature range does it have?',
    ['return loss 60 dB', 'operating temperature −40 to 75 °C'],
  ],
  [
    'I need a hub for 432 homes. What does it weigh, how tall is it and which standards does it meet?',
    ['weight 108 kg (238 lb)', 'height 1240 mm', 'standards Telcordia GR-3125-CORE'],
  ],
  [
    'How heavy is the 288 home hub, how many splitters does it hold?',
    ['9 fit where the place is empty', 'weight 74 kg (163 lb)'],
  ],
])('each thing that is asked of what is found is told: “%s”', async (text, said) => {
  const reply = await answer(text)
  for (const one of said) expect(reply).toContain(one)
  expect(reply).not.toMatch(/did not take into account:[^.]*(?:weigh|temperature|loss)/)
})

test('of a version its own values are told', async () => {
  const reply = await answer('a plug-in 1x16 splitter for VFH hubs, what is its insertion loss?')
  expect(reply).toContain('max 14 dB')
  expect(reply).not.toContain('max 17 dB')
})

test('what is demanded in a figure is not told as asked', async () => {
  const reply = await answer('Which wall panel has 24 SC ports?')
  expect(reply).not.toMatch(/: ports 24/)
})
