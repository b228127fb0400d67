import { describe, expect, test } from 'vitest'
import { createEngine } from '../../../eval/engine.ts'

const { reply: answers } = await createEngine({ withDocuments: false })
const answer = async (text: string) => (await answers([text])).replaceAll('\u00a0', ' ')

describe('how many is answered by the places of the records', () => {
  test.each([
    [
      'How many VDC-T24 trays do I have to buy to fill a VDC3-288-6E?',
      ['12 fit', 'comes with 3 VDC-T24', 'Up to 9 more'],
    ],
    ['How many VC6-1M12-12LC-U cassettes go in a VHD1-C12-E?', ['12 fit']],
    ['How many VMT-CAP-L for a VHT1-12HSC-T60-A?', ['VMT-CAP-L (up to 12)']],
    [
      '576 LC ports with VC6-1M12-12LC-U in VHD1-C12-E: how many cassettes, how many housings?',
      ['For 576 ports: 48 VC6-1M12-12LC-U of 12 ports each, in 4 VHD1-C12-E.'],
    ],
    [
      'I have to land 576 fibers on LC ports using your MPO-12 to 12 LC cassettes in VHD1 1U housings. How many cassettes, how many housings?',
      ['48 VC6-1M12-12LC-U', 'in 4 VHD1-C12-E'],
    ],
    [
      'We pass 144 homes and want the hub on a pole. Which hub is it, which splitter modules and how many to light every home?',
      ['VFH-144SCA-24F', '5 VSP-132-VFH-SCA of 32 outputs each'],
    ],
  ])('%s', async (text, said) => {
    const reply = await answer(text)
    for (const one of said) expect(reply).toContain(one)
  })
})

describe('whether two that are described go together is answered with yes or no', () => {
  test.each([
    ['Will an SN cord plug into your 18-port MDC cassette?', 'No: ', '18 MDC]'],
    ['do the LC duplex cords plug into the 24 port LC panel?', 'Yes: ', 'VPC-LCD-LCD-OS2-U'],
    ['does an LC duplex cord mate with the SN panel?', 'No: ', '432 SN]'],
    ['can a UPC SC cord go in an APC SC panel?', 'No: ', 'must not be mated'],
    ['do your ribbon trays go in the 96 dome closure', 'No: ', 'VDC-TR16'],
    [
      'Can the 288-fiber armored MPO-24 trunk feed my VC6 MPO-12 cassettes? If not which cassette',
      'No: ',
      'VC12-1M24-24LC-U',
    ],
    [
      'Does the 1x32 LGX splitter fit in the VLX1? If not what does it go in and how many can I get in there?',
      'No: ',
      'VLX3-14-E takes VSP-132-LGX-SCA (up to 7)',
    ],
  ])('%s', async (text, first, said) => {
    const reply = await answer(text)
    expect(reply.startsWith(first)).toBe(true)
    expect(reply).toContain(said)
  })

  test('what is read of neither is not left out of a yes or a no', async () => {
    for (const text of [
      'Can an E2000 cord be plugged into the SC panel with 24 ports?',
      'do you have LC cords for the 144 port panel?',
    ])
      expect(await answer(text)).not.toMatch(/^(?:Yes|No): /)
  })
})

describe('of several lengths that are asked for each has its number', () => {
  test.each([
    [
      'part number for a 4 m LC/APC to LC/APC duplex jumper, and for the same thing at 12.5 m?',
      ['VPC-LCD-LCD-OS2-A-4M', 'VPC-LCD-LCD-OS2-A-12M5'],
    ],
    ['LC duplex OS2 UPC cords 3 m and 7 m', ['VPC-LCD-LCD-OS2-U-3M', 'VPC-LCD-LCD-OS2-U-7M']],
  ])('%s', async (text, numbers) => {
    const reply = await answer(text)
    for (const number of numbers) expect(reply).toContain(`: ${number}.`)
  })
})

test('what is sold in packs is counted in packs', async () => {
  expect(await answer('how many VMT-CAP-L to lock a VHT1-12HSC-T60-A?')).toContain(
    'sold in packs of 10: 2 packs for 12',
  )
})
