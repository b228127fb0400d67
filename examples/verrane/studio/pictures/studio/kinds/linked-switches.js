import { cable } from '../parts/cable.js'
import { face, tub } from '../parts/chassis.js'
import { box, cyl, group, repeat, spread } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { dark, glow, hues, jacket, metal, painted, plastic } from '../parts/materials.js'

const columns = 16
const pitch = 25.4
const high = 84

/** Fabric integration: two switches with every port cabled, each link to its place on the other. */
export function linkedSwitches(attributes, view) {
  const apart = 250
  const ports = spread(columns, pitch)
  const links = ports.flatMap((x, index) => {
    // Each group of four goes to every group of four: what makes a fabric of two rows of plugs.
    const to = ports[(index % 4) * 4 + Math.floor(index / 4)]
    return [0, 1].map((row) =>
      cable(
        [
          [x, apart + (row ? 13 : -13), 34],
          [x, apart - 16 + (row ? 13 : -13), 92 + row * 12],
          [x + (to - x) * 0.3, apart * 0.66, 128 + row * 14],
          [x + (to - x) * 0.7, apart * 0.34, 128 + row * 14],
          [to, 16 + (row ? 13 : -13), 92 + row * 12],
          [to, row ? 13 : -13, 34],
        ],
        4.6,
        jacket(Math.floor(index / 4) % 2 ? hues.aqua : hues.yellow),
        { sides: 8, seg: 60 },
      ),
    )
  })
  return {
    model: group(
      [
        spread(2, 520).map((x) => box(30, 560, 30, painted(0x2a2d31), { r: 2, at: [x, 130, -30] })),
        [0, apart].map((y, index) =>
          group([chassis(index ? 'Leaf 07' : 'Spine 02')], { at: [0, y, 0] }),
        ),
        [0, apart].flatMap((y) => plugs(ports).map((node) => group([node], { at: [0, y, 0] }))),
        links,
      ],
      { at: [0, 160, 0] },
    ),
    azimuth: view === 'hero' ? 24 : -28,
    elevation: 15,
    fill: 0.9,
  }
}

const chassis = (name) => [
  tub(443, high, 300, 0x34383d, { vents: true }),
  face(482.6, high, 0x2b2f34),
  repeat(
    group([
      box(20, 13, 2, metal(0x9da1a5, 0.35), { r: 0.4, at: [0, 0, 2.6] }),
      box(17.6, 10.4, 2.4, dark(), { r: 0, at: [0, 0, 2.6] }),
    ]),
    spread(columns, pitch).flatMap((x) => [-13, 13].map((y) => ({ at: [x, y, 0] }))),
  ),
  repeat(
    group([box(3, 2, 0.6, glow(hues.lime), { r: 0 })]),
    spread(columns, pitch).flatMap((x) => [-1, 1].map((side) => ({ at: [x, side * 25, 2] }))),
  ),
  print([{ text: name, size: 9, weight: 600, x: 2 }], 90, 12, { at: [-160, 35, 1.9] }),
]

/** Transceiver with its pull tab and the array plug in it. */
const plugs = (ports) => [
  repeat(
    group([
      box(17, 10, 16, metal(0xb4b7b9, 0.3), { r: 0.6, at: [0, 0, 8] }),
      box(12.4, 8, 22, plastic(hues.green, 0.45), { r: 1.2, seg: 2, at: [0, 0, 20] }),
      cyl(3.4, 18, plastic(0x26292d, 0.6), { axis: 'z', top: 2.6, at: [0, 0, 38], seg: 16 }),
    ]),
    ports.flatMap((x) => [-13, 13].map((y) => ({ at: [x, y, 2] }))),
  ),
]
