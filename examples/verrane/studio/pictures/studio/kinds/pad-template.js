import { box, circle, cyl, group, rectangle, sheet, spread } from '../parts/core.js'
import { cable } from '../parts/cable.js'
import { mark, print } from '../parts/labels.js'
import { clear, hues, plastic, zinc } from '../parts/materials.js'

const bolts = [820, 350]

/** Template plate over its anchor cage: what is set on the form before the pour. */
export function padTemplate(attributes, view) {
  const { width = 1100, depth = 700, height = 340 } = attributes
  const lifted = view === 'detail' ? 260 : 0
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => [(x * bolts[0]) / 2, (z * bolts[1]) / 2]),
  )
  const plate = group(
    [
      sheet(rectangle(width, depth, { r: 6 }), 6, zinc(), {
        holes: [
          rectangle(600, 350 - 40, { r: 8, hole: true }),
          ...corners.map(([x, y]) => circle(8, x, y)),
        ],
        rot: [-Math.PI / 2, 0, 0],
      }),
      [-1, 1].map((side) =>
        box(width, 26, 5, zinc(), { r: 1, at: [0, -13, side * (depth / 2 - 2.5)] }),
      ),
      level(-width * 0.4, 0, Math.PI / 2),
      level(0, depth * 0.4, 0),
      mark(attributes.partNumber, {
        width: 280,
        size: 26,
        color: '#22262b',
        rot: [-Math.PI / 2, 0, 0],
        at: [-width * 0.26, 0.6, depth * 0.36],
      }),
      print(
        [{ text: 'DOOR SIDE', size: 22, weight: 650, color: '#22262b', align: 'center' }],
        220,
        30,
        {
          rot: [-Math.PI / 2, 0, 0],
          at: [width * 0.3, 0.6, depth * 0.4],
        },
      ),
    ],
    { at: [0, height + lifted, 0] },
  )
  return {
    model: group([plate, cage(corners, height), !lifted && nuts(corners, height)]),
    azimuth: 28,
    elevation: lifted ? 20 : 28,
    fill: 0.84,
  }
}

/** Four threaded rods with hooks, held square by bars. */
const cage = (corners, height) => [
  corners.map(([x, z]) => [
    cyl(9, height + 60, zinc(), { at: [x, (height + 60) / 2, z], seg: 28 }),
    cable(
      [
        [x, 10, z],
        [x, 4, z],
        [x - Math.sign(x) * 20, 9, z],
        [x - Math.sign(x) * 60, 9, z],
      ],
      18,
      zinc(),
      { seg: 30, sides: 16 },
    ),
  ]),
  [70, 240].map((y) => [
    [-1, 1].map((side) => [
      cyl(5, bolts[0] + 40, zinc(), {
        axis: 'x',
        at: [0, y, (side * bolts[1]) / 2 + side * 12],
        seg: 16,
      }),
      cyl(5, bolts[1] + 40, zinc(), {
        axis: 'z',
        at: [(side * bolts[0]) / 2 + side * 12, y + 10, 0],
        seg: 16,
      }),
    ]),
  ]),
]

const nuts = (corners, height) =>
  corners.map(([x, z]) => [
    cyl(24, 4, zinc(), { at: [x, height + 3, z], seg: 36 }),
    cyl(16, 14, zinc(), { at: [x, height + 12, z], seg: 6 }),
  ])

/** Bubble level set in the plate. */
const level = (x, z, turn) =>
  group(
    [
      box(90, 16, 22, plastic(hues.light), { r: 4, at: [0, 8, 0] }),
      cyl(6, 50, clear(0xb9dc4a, 0.8), { axis: 'x', at: [0, 13, 0], seg: 24 }),
      spread(2, 16).map((at) =>
        cyl(6.2, 1, plastic(hues.black), { axis: 'x', at: [at, 13, 0], seg: 24 }),
      ),
    ],
    { at: [x, 0, z], rot: [0, turn, 0] },
  )
