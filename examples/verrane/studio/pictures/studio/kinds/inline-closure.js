import { blackCable } from '../parts/black-cable.js'
import { cable } from '../parts/cable.js'
import { box, cyl, group, outline, repeat, ring, sheet, spread } from '../parts/core.js'
import { mark } from '../parts/labels.js'
import { colorNamed, hues, jacket, plastic, rubber, steel } from '../parts/materials.js'
import { spliceTray } from '../parts/trays.js'
import { named } from '../parts/named.js'

/** Inline closure: two long half shells with clips along the seam and cable at both ends. */
export function inlineClosure(attributes, view) {
  const high = (attributes.depth ?? 150) * 0.82
  const wide = high * 1.35
  const long = Math.max(268, high * 3.3)
  const shell = plastic(colorNamed(attributes.color, hues.black), 0.46)
  const entry = attributes.cableDiameter ?? 18
  const ends = [-1, 1].flatMap((side) =>
    spread(2, wide * 0.4).map((z, index) => [
      group(
        [
          ring(entry * 0.8, entry * 0.5, 36, shell, { axis: 'x' }),
          ring(entry * 0.95, entry * 0.6, 12, plastic(0x2c2f33), {
            axis: 'x',
            at: [side * 8, 0, 0],
          }),
        ],
        { at: [side * (long / 2 + 10), 0, z] },
      ),
      (index === 0 || side < 0) &&
        cable(
          [
            [side * (long / 2 - 10), 0, z],
            [side * (long / 2 + 60), 0, z],
            [side * (long / 2 + 110), -high * 0.12, z * 1.4],
          ],
          entry * 0.9,
          blackCable(),
        ),
    ]),
  )
  const lower = group([
    named('Lower shell', half(long, wide, high, shell, -1)),
    ends.flat(),
    clips(long, wide),
  ])
  const upper = named('Upper shell', half(long, wide, high, shell, 1, attributes))
  const strand = /Strand/.test(String(attributes.mounting)) && hangers(long, high, shell)
  if (view === 'open')
    return {
      model: group([
        lower,
        opened(long, wide, attributes),
        group([upper], { at: [0, wide * 0.62, -wide * 0.52], rot: [-1.25, 0, 0] }),
      ]),
      azimuth: 24,
      elevation: 30,
      fill: 0.86,
    }
  const ports = attributes.ports && dropPorts(attributes.ports, long, wide, high)
  return {
    model: group([lower, upper, strand, ports]),
    azimuth: view === 'hero' ? 26 : -34,
    elevation: view === 'hero' ? 22 : 12,
    fill: 0.86,
  }
}

function half(long, wide, high, shell, side, attributes) {
  const end = outline([
    [-wide / 2, 0],
    [wide / 2, 0],
    [wide / 2, high * 0.22],
    [wide * 0.36, high * 0.46],
    [wide * 0.2, high / 2],
    [-wide * 0.2, high / 2],
    [-wide * 0.36, high * 0.46],
    [-wide / 2, high * 0.22],
  ])
  const count = Math.round(long / 46)
  const rib = group([
    sheet(
      outline([
        [-wide / 2 - 2, 0],
        [wide / 2 + 2, 0],
        [wide / 2 + 2, high * 0.23],
        [wide * 0.365, high * 0.48],
        [wide * 0.2, high * 0.525],
        [-wide * 0.2, high * 0.525],
        [-wide * 0.365, high * 0.48],
        [-wide / 2 - 2, high * 0.23],
      ]),
      7,
      shell,
      { bevel: 1.4, seg: 2, at: [0, 0, 3.5] },
    ),
  ])
  const part = group(
    [
      sheet(end, long, shell, { bevel: 4, seg: 3, at: [0, 0, long / 2] }),
      repeat(
        rib,
        spread(count, long / (count + 0.4)).map((z) => ({ at: [0, 0, z] })),
      ),
    ],
    { rot: [0, Math.PI / 2, 0] },
  )
  return group(
    [
      part,
      box(long + 6, high * 0.07, wide + 20, shell, { at: [0, high * 0.035, 0], r: 2 }),
      attributes &&
        group(
          [
            box(long * 0.3, 2, wide * 0.34, shell, { r: 0.8 }),
            mark(attributes.partNumber, {
              width: long * 0.27,
              size: wide * 0.075,
              rot: [-Math.PI / 2, 0, 0],
              at: [4, 1.1, 0],
            }),
          ],
          { at: [long * 0.02, high * 0.53, 0] },
        ),
    ],
    { rot: [side < 0 ? Math.PI : 0, 0, 0] },
  )
}

const clips = (long, wide) =>
  repeat(
    named(
      'Clip',
      group([
        box(20, 22, 7, plastic(0x2c2f33), { r: 2, seg: 3 }),
        box(14, 5, 3, plastic(hues.accent), { at: [0, 4, 3.6], r: 1 }),
      ]),
    ),
    spread(Math.max(3, Math.round(long / 90)), long / Math.max(3, Math.round(long / 90))).flatMap(
      (x) =>
        [-1, 1].map((side) => ({
          at: [x, 0, side * (wide / 2 + 10)],
          rot: [0, side < 0 ? Math.PI : 0, 0],
        })),
    ),
  )

const hangers = (long, high, shell) =>
  [-1, 1].map((side) =>
    named(
      'Strand hanger',
      group(
        [
          box(9, high * 0.36, 14, shell, { at: [0, high * 0.62, 0], r: 2 }),
          ring(9, 4, 12, steel(), { axis: 'x', at: [0, high * 0.85, 0] }),
        ],
        { at: [side * long * 0.38, 0, 0] },
      ),
    ),
  )

const dropPorts = (count, long, wide, high) =>
  repeat(
    named(
      'Drop port',
      group([
        cyl(6.4, 16, rubber(0x2a2d30), { axis: 'z' }),
        cyl(4, 8, plastic(hues.green), { axis: 'z', at: [0, 0, 10] }),
      ]),
    ),
    spread(count, (long * 0.86) / count).map((x) => ({
      at: [x, -high * 0.2, wide / 2 + 4],
      rot: [0.5, 0, 0],
    })),
  )

function opened(long, wide, { cassetteSlots = 1, spliceCapacity = 24 }) {
  const count = Math.min(cassetteSlots, 6)
  const trays = spread(count, 1).map((_, index) =>
    group(
      [
        spliceTray({
          width: long * 0.7,
          depth: wide * 0.84,
          splices: Math.min(24, spliceCapacity),
        }),
      ],
      { at: [index * 5, 4 + index * 9, 0] },
    ),
  )
  return group([
    trays,
    [-1, 1].map((side) =>
      cable(
        [
          [side * long * 0.5, 4, 8],
          [side * long * 0.42, 8, wide * 0.3],
          [side * long * 0.3, 8 + count * 8, wide * 0.24],
        ],
        3.2,
        jacket(side < 0 ? hues.blue : hues.orange),
      ),
    ),
  ])
}
