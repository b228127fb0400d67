import { describe, expect, test } from 'vitest'
import { createEngine } from '../../../eval/engine.ts'

const { reply: answers } = await createEngine({ withDocuments: false })
const answer = async (text: string) => (await answers([text])).replaceAll('\u00a0', ' ')

describe('how many is answered by the places of the records', () => {
  test.each([
    ['How many VDC-T24 trays do I have to buy to fill a VDC3-288-6E?', ['9 more', '3 come']],
    ['How many VMT-CAP-L for a VHT1-12HSC-T60-A?', ['12 × [VMT locking cap] (VMT-CAP-L)']],
    [
      'I have to land 576 fibers on LC ports using your MPO-12 to 12 LC cassettes in VHD1 1U housings. How many cassettes, how many housings?',
      ['48 × [VC6 cassette, MPO-12 to 12 LC]', '4 × [VHD1 cassette housing, 12 slots]'],
    ],
  ])('%s', async (text, said) => {
    const reply = await answer(text)
    for (const amount of said) expect(reply).toContain(amount)
  })
})

describe('what is read of neither is no yes and no no', () => {
  test.each([
    'Can an E2000 cord be plugged into the SC panel with 24 ports?',
    'do you have LC cords for the 144 port panel?',
  ])('%s', async (text) => {
    expect(await answer(text)).not.toMatch(/^(?:Yes|No)\b/)
  })
})

test('of several lengths that are asked for each is told', async () => {
  const reply = await answer('LC duplex OS2 UPC cords 3 m and 7 m')
  expect(reply).toContain('VPC-LCD-LCD-OS2-U')
  expect(reply).toMatch(/3 m and length 7 m/)
})
