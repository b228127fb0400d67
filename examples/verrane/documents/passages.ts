import type { DocumentInsert } from '#domain/records/document.ts'
import { holdsSplice } from './holds-splice.ts'

/**
 * Passages that stand word for word in many documents. The hazard level of a location, and not the
 * class of a laser, is what IEC 60825-2 gives to those who work on fiber.
 */
export const laser: DocumentInsert = (level) => [
  {
    kind: 'notice',
    of: 'warning',
    text: `Invisible laser radiation. Plan this work for hazard level ${level || '1M'} per IEC 60825-2 unless the operator of the system states another. Light between 1260 and 1675 nm cannot be seen and does not make you blink.`,
    items: [
      'Ask for the power of every fiber you will open, and have it switched off or locked out where that is possible.',
      'Never look into a fiber, a port or a connector. Use no magnifier without a filter for the wavelength; a camera scope is the safe one.',
      'Measure with a power meter before you inspect. Treat every fiber as live until you have measured it dark.',
      'Cap open ports and plugs at once, and keep the public from open terminals.',
    ],
  },
]

export const inspect: DocumentInsert = (what) => [
  {
    kind: 'letters',
    items: [
      `Inspect ${what || 'each end face'} at 200× or more and grade it per IEC 61300-3-35. A clean one goes straight to mating.`,
      'Clean dry: one click of a pen cleaner of the right size, or one straight stroke on a cassette. Never go back over a used spot.',
      'Inspect again. If dirt remains, clean wet with a lint-free wipe and 99% isopropyl alcohol or a connector solvent, then dry at once.',
      'Reject a face with a scratch through the core zone or a chip in the contact zone: cleaning will not mend it, and mating copies it to the other side.',
      'Inspect the face in the adapter as well. Mating a clean plug with a dirty port makes two dirty faces.',
    ],
  },
]

/** What a measurement after installation may show, from the figures of the products themselves. */
export const acceptance: DocumentInsert = (_, { products, figure }) => {
  const rows = products.flatMap((product) => {
    const loss = figure(product, 'insertionLoss')
    const returned = figure(product, 'returnLoss')
    if (!loss && !returned) return []
    return [[product.name, loss ? `≤ ${loss}` : '–', returned ? `≥ ${returned}` : '–']]
  })
  const splices = products.some(holdsSplice)
    ? 'Figures of products with pigtails to be spliced hold their splice: 0.10 dB single, 0.15 dB ribbon. Add as much for each other splice made on site.'
    : 'Add 0.10 dB for each splice made on site, 0.15 dB for that of a ribbon.'
  const text = `${splices} Measure both directions where a splice is included and take the mean.`
  const columns = ['Product', 'Insertion loss', 'Return loss']
  return [
    ...(rows.length ? [{ kind: 'table' as const, columns, rows }] : []),
    { kind: 'text', text },
  ]
}

export const splicing: DocumentInsert = (radius) => [
  {
    kind: 'letters',
    items: [
      'Slide the protector on first. Strip 40 mm of coating, wipe once with isopropyl alcohol and do not touch the glass again.',
      'Cleave. Accept an end angle of 0.5° or less; for ribbons, no single fiber above 1°.',
      'Splice with the program for the fiber on both sides. Repeat if the splicer estimates more than 0.05 dB, 0.15 dB at any fiber of a ribbon, or shows a bubble, a line or an offset.',
      'Heat the protector with the splice at its center, let it cool in the tray of the oven, and press it into the holder without a twist.',
      `Lay the slack in whole turns with a radius of ${radius || '30'} mm or more, the pigtail in its own groove. Close the tray and open it again: no fiber may stand above the edge.`,
    ],
  },
]

export const rackmount: DocumentInsert = (what) => [
  {
    kind: 'letters',
    items: [
      'Choose the height so that the lowest port is at 500 mm or more and the highest can be read from the floor. Leave a cord manager above or below where the drawing shows one.',
      'Mount the ears in the position that the depth of the rack asks for. Two people lift anything above 12 kg.',
      `Fasten ${what || 'the chassis'} with four screws: M6 in cage nuts 4.5 N·m, 12-24 in tapped rails 3.0 N·m. The upper pair first, then the lower.`,
      'Connect the grounding stud to the bar of the rack with 6 mm² (10 AWG) green wire, ring lug, 3.0 N·m. Scrape paint or use a paint-piercing washer; measure 0.1 Ω or less.',
    ],
  },
]

export const losstest: DocumentInsert = (link) => [
  {
    kind: 'letters',
    items: [
      'Let the source warm up for five minutes. Inspect and clean both test cords.',
      'Reference with one cord, at each wavelength, and leave that cord on the source.',
      `Put ${link || 'the link'} between cord 1 and a second cord of known loss at the meter. Read 1310 and 1550 nm, or 850 and 1300 nm with an encircled-flux launch for multimode.`,
      'Where the link has splices, measure from the other end as well and take the mean.',
      'Keep the values with port numbers, date, names and the serial numbers of the instruments.',
    ],
  },
]
