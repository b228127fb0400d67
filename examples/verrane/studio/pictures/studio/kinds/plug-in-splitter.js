import { box, cyl, group, repeat, spread } from '../parts/core.js'
import { cable, coilPoints, lead } from '../parts/cable.js'
import { mark, print } from '../parts/labels.js'
import { fiberColors, hues, jacket, metal, plastic } from '../parts/materials.js'
import { loop } from '../parts/trays.js'
import { plugFor } from '../parts/plugs.js'
import { placed, strap } from '../parts/wiring.js'

/** Splitter module for a hub's slot: a flat upright box, its input plug and its bundle of outputs. */
export function plugInSplitter(attributes, view) {
  const { width = 28, height = 122, depth = 165, numChannels = 32 } = attributes
  const white = plastic(hues.light, 0.5)
  const rear = view === 'open'
  const body = group([
    rear
      ? inside(width, height, depth, white)
      : box(width, height, depth, white, { r: 3, seg: 3, at: [0, height / 2, -depth / 2] }),
    box(width + 3, height + 4, 4, plastic(0x34383d), { r: 1.4, at: [0, height / 2, 1] }),
    spread(width > 40 ? 2 : 1, 26).map((x) => [
      box(12, 16, 9, plastic(hues.accent), { r: 2, at: [x, height - 14, 6] }),
      box(8, 3, 14, plastic(hues.accent), { r: 1, at: [x, height - 4, 6] }),
    ]),
    !rear &&
      spread(3, height * 0.2).map((y) =>
        box(width + 0.6, 2, depth * 0.7, white, { r: 0.6, at: [0, height / 2 + y, -depth * 0.5] }),
      ),
    !rear &&
      mark(attributes.partNumber, {
        width: 110,
        size: 11,
        color: '#33373c',
        rot: [0, Math.PI / 2, 0],
        at: [width / 2 + 0.4, height * 0.82, -depth * 0.5],
      }),
    print(
      [
        {
          text: attributes.splitRatio ?? '',
          size: width > 40 ? 12 : 9,
          weight: 650,
          align: 'center',
        },
      ],
      width,
      14,
      { at: [0, height * 0.7, 3.2] },
    ),
    exit(width, height, numChannels > 32 ? 2 : 1),
  ])
  const bundle = outputs(attributes, width, height, Math.min(numChannels, 16))
  const input = placed(plugFor('SC', attributes, { cableD: 2 }), {
    at: [width / 2 + 96, 4.8, 116],
    rot: [0, 0.35, 0],
  })
  const feed = cable(
    lead([0, height * 0.16, 12], [0, -0.2, 1], input.tails[0], input.dir.clone().negate(), 90),
    2,
    jacket(hues.white),
  )
  return {
    model: group([body, rear ? [] : [bundle, input.node, feed]]),
    azimuth: rear ? 52 : view === 'detail' ? -26 : 34,
    elevation: rear ? 18 : view === 'detail' ? 22 : 28,
    fill: rear ? 0.74 : 0.84,
  }
}

/** Without its cover: the chip in its tube, and the loops of the legs round it. */
const inside = (width, height, depth, white) => [
  box(2.4, height, depth, white, { r: 0.8, at: [-width / 2 + 1.2, height / 2, -depth / 2] }),
  [-1, 1].map((side) => [
    box(width, 2.4, depth, white, {
      r: 0.8,
      at: [0, height / 2 + side * (height / 2 - 1.2), -depth / 2],
    }),
    box(width, height, 2.4, white, {
      r: 0.8,
      at: [0, height / 2, -depth / 2 + side * (depth / 2 - 1.2)],
    }),
  ]),
  upright(
    [
      Array.from({ length: 14 }, (_, at) =>
        loop(
          depth - 22 - (at % 5) * 3,
          height - 20 - (at % 5) * 3,
          4 + Math.floor(at / 5) * 3,
          fiberColors[at % 12],
          1.2,
        ),
      ),
      spread(2, depth * 0.36).map((x) => cyl(17, 12, white, { at: [x, 6, 0], seg: 48 })),
      box(46, 5, 9, metal(0xaeb2b5, 0.34), { r: 0.6, at: [0, 5, -4] }),
      print([{ text: 'Verrane', size: 3.4, color: '#2a2d31', align: 'center' }], 40, 5, {
        rot: [-Math.PI / 2, 0, 0],
        at: [0, 7.6, -4],
      }),
    ],
    [-width / 2 + 2, height / 2, -depth / 2],
  ),
]

/** What lies flat, set on edge with its upper side to the right. */
const upright = (parts, at) =>
  group([group([group(parts, { rot: [0, Math.PI / 2, 0] })], { rot: [0, 0, -Math.PI / 2] })], {
    at,
  })

/** Two strain reliefs: the input below, the bundle of outputs above it. */
const exit = (width, height, bundles) => [
  cyl(4, 10, plastic(0x26292d, 0.6), { axis: 'z', at: [0, height * 0.16, 6] }),
  spread(bundles, 24).map((x) =>
    cyl(7.5, 12, plastic(0x26292d, 0.6), { axis: 'z', at: [x, height * 0.42, 7] }),
  ),
  repeat(
    group([box(width * 0.5, 1, 0.4, plastic(hues.grey), { r: 0 })]),
    spread(4, 4).map((y) => ({ at: [0, height * 0.56 + y, 3.2] })),
  ),
]

/** The outputs lie as one coil in front and end in a row of capped plugs. */
function outputs(attributes, width, height, count) {
  const radius = 58
  const [x0, z0] = [-radius - width, 92]
  const coil = coilPoints({
    radius,
    turns: 2,
    d: 9,
    from: Math.PI * 0.1,
    to: Math.PI * 0.5,
    wobble: 0.02,
  })
  const laid = coil.map(([x, y, z]) => [x + x0, y, z + z0])
  const start = width > 40 ? -12 : 0
  const trunkLine = cable(
    [
      [start, height * 0.42, 12],
      [start + 2, height * 0.36, 44],
      [x0 + radius + 10, 12, z0 - 6],
      ...laid.slice(3),
    ],
    9,
    jacket(0xd9dbd8),
    { seg: 300, sides: 14 },
  )
  const second =
    width > 40 &&
    cable(
      [
        [13, height * 0.42, 12],
        [16, height * 0.36, 40],
        [x0 + radius + 14, 24, z0 - 2],
        ...laid.slice(3).map(([x, y, z]) => [x, y + 15, z]),
      ],
      9,
      jacket(0xd9dbd8),
      { seg: 300, sides: 14 },
    )
  const [ex, , ez] = laid.at(-1)
  const plugs = spread(count, 11.4).map((step, at) => {
    const plug = placed(plugFor('SC', attributes, { cableD: 0.9 }), {
      at: [ex + 10 + step, 4.8 + (at % 2) * 0.2, ez + 122 - Math.abs(step) * 0.16],
      rot: [0, step * 0.0035, 0],
    })
    return [
      plug.node,
      cable(
        lead([ex - 2, 6, ez], [-1, 0, 0.6], plug.tails[0], plug.dir.clone().negate(), 36),
        1.1,
        jacket(fiberColors[at % 12]),
        { sides: 8 },
      ),
    ]
  })
  return group([
    trunkLine,
    second,
    plugs,
    strap(11, { at: [x0 - radius * 0.9, 10, z0 - radius * 0.4], rot: [0, 0.5, 0] }),
  ])
}
