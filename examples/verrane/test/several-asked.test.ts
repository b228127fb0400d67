import { expect, test } from 'vitest'
import { createEngine } from '../../../eval/engine.ts'

const { reply: answers } = await createEngine({ withDocuments: false })
const answer = async (text: string) => (await answers([text])).replaceAll('\u00a0', ' ')

test.each([
  [
    'I need a hub for 432 homes. What does it weigh, how tall is it and which standards does it meet?',
    ['weight 108 kg', 'height 1240 mm', 'Telcordia GR-3125-CORE'],
  ],
  ['How heavy is the 288 home hub, how many splitters does it hold?', ['weight 74 kg', 'nine']],
  [
    'Which attenuator is for SC APC and what return loss and temperature range does it have?',
    ['return loss 60 dB', 'operating temperature −40 to 75 °C'],
  ],
])('each thing that is asked of what is found is told: “%s”', async (text, said) => {
  const reply = await answer(text)
  for (const fact of said) expect(reply).toContain(fact)
})

test('what is demanded in a figure is not told as asked', async () => {
  const reply = await answer('Which wall panel has 24 SC ports?')
  expect(reply).not.toMatch(/: ports 24/)
})
