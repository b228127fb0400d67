import { cable } from '../parts/cable.js'
import { box, cyl, group, profile, spread, turned } from '../parts/core.js'
import { drawn } from '../parts/labels.js'
import { hues, jacket, painted, plastic } from '../parts/materials.js'

const street = 74
const lots = spread(5, 108)

/** Network design: a street as a model, with a fiber from the hub to the door of every home. */
export function neighborhood(attributes, view) {
  return {
    model: group([
      box(640, 14, 420, plastic(0xd9d2c4, 0.6), { r: 4, seg: 2, at: [0, -7.6, 0] }),
      drawn(628, 408, plan, { rot: [-Math.PI / 2, 0, 0], at: [0, 0, 0] }),
      lots.flatMap((x, index) => [-1, 1].map((side) => home(x, side, index))),
      trees(),
      network(),
    ]),
    azimuth: view === 'hero' ? 22 : -24,
    elevation: 34,
    fill: 0.9,
  }
}

const white = () => plastic(0xf4f2ec, 0.7)

/** House with a gable, its door to the street. */
function home(x, side, index) {
  const roof = plastic([0x8d9499, 0xb4694f, 0x747b80][index % 3], 0.7)
  const slope = [-1, 1].map((half) =>
    box(62, 3, 38, roof, { r: 0.6, at: [0, 45, half * 15], rot: [half * 0.66, 0, 0] }),
  )
  return group(
    [
      profile(
        [
          [-24, 0],
          [24, 0],
          [24, 34],
          [0, 53],
          [-24, 34],
        ],
        54,
        white(),
        { at: [0, 0, 0] },
      ),
      slope,
      box(9, 18, 2, plastic(0x5c6369, 0.6), { r: 0.3, at: [-14, 9, 24.4] }),
      spread(2, 20).map((at) =>
        box(10, 10, 1, plastic(0x39424a, 0.3), { r: 0.2, at: [at + 9, 22, 24.4] }),
      ),
      box(6, 8, 4, plastic(hues.black, 0.5), { r: 0.8, at: [20, 8, 26] }),
    ],
    { at: [x, 0, side * 132], rot: [0, side > 0 ? Math.PI : 0, 0] },
  )
}

function trees() {
  const crown = plastic(0x7f9a78, 0.8)
  return [
    [-54, -118],
    [162, -150],
    [54, 176],
    [-270, -168],
    [-162, 178],
    [276, 150],
  ].map(([x, z]) =>
    group(
      [
        cyl(2.6, 22, painted(0x6b5a45), { at: [0, 11, 0], seg: 12 }),
        turned(
          [
            [0, 16],
            [13, 22],
            [15, 34],
            [9, 50],
            [0, 58],
          ],
          crown,
          { seg: 20, crease: 3 },
        ),
      ],
      { at: [x, 0, z] },
    ),
  )
}

/** Feeder to the hub, distribution along the street, a terminal for each four homes, drops. */
function network() {
  const light = jacket(hues.accent)
  const verge = -street / 2 - 12
  const terminals = lots.filter((_, index) => index % 2 === 0)
  const drop = (x, side) => {
    const from = terminals.reduce((a, b) => (Math.abs(b - x) < Math.abs(a - x) ? b : a))
    return cable(
      [
        [from, 5, verge],
        [from + (x - from) * 0.5, 4, side > 0 ? 0 : verge - 12],
        [x - side * 20, 4, side * 84],
        [x - side * 20, 7, side * 104],
      ],
      3,
      light,
      { sides: 8 },
    )
  }
  return [
    group(
      [
        box(34, 48, 22, painted(0x40684c), { r: 2, at: [0, 28, 0] }),
        box(38, 6, 26, plastic(0x6a6f73, 0.6), { r: 1, at: [0, 3, 0] }),
        box(0.8, 40, 0.6, painted(0x22382a), { r: 0, at: [0, 28, 11.2] }),
      ],
      { at: [-292, 0, verge - 6] },
    ),
    cable(
      [
        [-276, 5, verge],
        [-120, 4, verge],
        [120, 4, verge],
        [lots.at(-1), 5, verge],
      ],
      6,
      light,
    ),
    terminals.map((x) =>
      cyl(8, 12, plastic(hues.black, 0.5), { at: [x, 6, verge], seg: 28, chamfer: 1.6 }),
    ),
    lots.flatMap((x) => [-1, 1].map((side) => drop(x, side))),
  ]
}

function plan(pen, w, h) {
  const mm = w / 628
  pen.fillStyle = '#eceae2'
  pen.fillRect(0, 0, w, h)
  pen.fillStyle = '#cfd0cc'
  pen.fillRect(0, h / 2 - (street / 2) * mm, w, street * mm)
  pen.fillStyle = '#f4f3ee'
  for (let x = 12; x < 628; x += 44) pen.fillRect(x * mm, h / 2 - 1.4 * mm, 22 * mm, 2.8 * mm)
  pen.strokeStyle = '#b7b5aa'
  pen.lineWidth = 1.2 * mm
  for (let column = 0; column < 5; column++)
    for (const row of [0, 1])
      pen.strokeRect((44 + column * 108) * mm, (row ? 262 : 16) * mm, 108 * mm, 130 * mm)
}
