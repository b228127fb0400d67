import { blackCable } from '../parts/black-cable.js'
import { cable } from '../parts/cable.js'
import { cyl, group, ring, sheet, rectangle, spread, turned } from '../parts/core.js'
import { fiberColors, hues, jacket, plastic } from '../parts/materials.js'
import { inlineClosure } from './inline-closure.js'
import { reel } from './rack-row.js'

/** Restoration: a cable torn apart, a bypass laid over the gap, cones around it. */
export function cableDamage(attributes, view) {
  return {
    model: group([
      [-1, 1].map((side) => torn(side)),
      bypass(),
      group([reel(210, 190, 14, hues.yellow)], { at: [-330, 0, -250], rot: [0, 0.7, 0] }),
      group([inlineClosure({ depth: 150, partNumber: 'VIC', cableDiameter: 22 }, 'hero').model], {
        at: [330, 62, -120],
        rot: [0, 0.2, 0],
        size: 0.86,
      }),
      cone({ at: [-40, 0, -250] }),
      cone({ at: [430, 0, 150] }),
      cone({ at: [-470, 0, 120] }),
    ]),
    azimuth: view === 'hero' ? 14 : -22,
    elevation: 22,
    fill: 0.9,
  }
}

/** One end of the torn cable: jacket, buffer tubes splayed, fibers at their tips. */
function torn(side) {
  const tubes = spread(6, 1).map((step, index) => {
    const end = [side * (74 - (index % 3) * 16), 16 + (index % 2) * 26, 60 + step * 20]
    const color = fiberColors[index]
    return [
      cable([[side * 170, 17, 62], [side * 130, 20 + index * 2, 62 + step * 6], end], 6.4, color),
      spread(3, 5).map((turn, at) =>
        cable(
          [
            end,
            [end[0] - side * 18, end[1] + turn, end[2] + turn],
            [end[0] - side * (30 + at * 6), end[1] - 6 + turn * 2, end[2] + turn * 3],
          ],
          1.4,
          jacket(fiberColors[(index * 3 + at) % 12]),
          { sides: 6 },
        ),
      ),
    ]
  })
  return group([
    cable(
      [
        [side * 560, 17, 20],
        [side * 400, 17, 30],
        [side * 260, 17, 66],
        [side * 165, 17, 62],
      ],
      34,
      blackCable(),
    ),
    ring(17.4, 12, 8, plastic(0x15171a, 0.8), { axis: 'x', at: [side * 164, 17, 62] }),
    tubes,
    cyl(3, 60, plastic(0xe9e8e3, 0.6), { axis: 'x', at: [side * 140, 17, 62], seg: 16 }),
  ])
}

const bypass = () => [
  cable(
    [
      [-300, 90, -170],
      [-300, 7, -40],
      [-250, 7, 130],
      [-60, 7, 190],
      [140, 7, 170],
      [300, 7, 90],
      [400, 30, 10],
    ],
    14,
    jacket(hues.yellow),
  ),
]

const cone = (place) =>
  group(
    [
      sheet(rectangle(150, 150, { r: 22 }), 12, plastic(hues.black, 0.7), {
        rot: [-Math.PI / 2, 0, 0],
        at: [0, 12, 0],
        bevel: 3,
      }),
      turned(
        [
          [60, 10],
          [15, 300],
          [0, 304],
        ],
        plastic(hues.orange, 0.5),
        { seg: 48 },
      ),
      [
        [92, 148],
        [196, 236],
      ].map(([low, high]) =>
        turned(
          [
            [radius(low), low],
            [radius(high), high],
          ],
          plastic(hues.white, 0.35),
          { seg: 48 },
        ),
      ),
    ],
    place,
  )

/** Of a band on the cone, a hair outside of it. */
const radius = (y) => 60.8 - ((y - 10) / 290) * 45
