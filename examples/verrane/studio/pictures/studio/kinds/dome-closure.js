import { blackCable } from '../parts/black-cable.js'
import { cable } from '../parts/cable.js'
import { box, cyl, group, repeat, ring, spread, turned } from '../parts/core.js'
import { mark } from '../parts/labels.js'
import { colorNamed, hues, jacket, plastic, rubber, steel } from '../parts/materials.js'
import { spliceTray } from '../parts/trays.js'
import { named } from '../parts/named.js'

/** Dome closure: ribbed dome, clamp ring, base with cable entries; opened on its trays. */
export function domeClosure(attributes, view) {
  const width = attributes.diameter ?? 200
  const trays = attributes.cassetteSlots ?? 4
  const radius = width / 2
  const high = radius * 1.3 + 215
  const shell = plastic(colorNamed(attributes.color, hues.black), 0.46)
  const lower = group([
    base(radius, shell, Math.min(attributes.cableDiameter ?? 18, radius * 0.3)),
    clamp(radius, shell),
  ])
  if (view === 'hero')
    return {
      model: group([lower, dome(radius, high, shell, attributes)]),
      azimuth: 28,
      elevation: 14,
      fill: 0.84,
    }
  if (view === 'detail')
    return {
      model: group([lower, dome(radius, high, shell, attributes)], {
        rot: [-Math.PI / 2 + 0.0001, 0, 0.5],
      }),
      azimuth: 24,
      elevation: 24,
      fill: 0.8,
    }
  const side = group([dome(radius, high, shell, attributes)], {
    at: [radius * 2.5, -radius * 0.62, -radius * 0.4],
  })
  return {
    model: group([lower, stack(radius, trays, high), side]),
    azimuth: 16,
    elevation: 15,
    fill: 0.84,
  }
}

function dome(radius, high, shell, { partNumber }) {
  const top = high - radius * 0.72
  const profileOf = [
    [radius * 0.99, 0],
    [radius * 0.97, top],
  ]
  for (let step = 1; step <= 10; step++)
    profileOf.push([
      radius * 0.97 * Math.cos((step / 10) * (Math.PI / 2)),
      top + radius * 0.7 * Math.sin((step / 10) * (Math.PI / 2)),
    ])
  const ribs = Array.from({ length: 12 }, (_, index) => ({
    rot: [0, (index / 12) * Math.PI * 2 + 0.13, 0],
  }))
  const rib = group([
    box(4, top * 0.86, 6, shell, { at: [0, top * 0.46, radius * 0.97], r: 1.6, seg: 3 }),
  ])
  return named(
    'Dome',
    group([
      turned(profileOf, shell, { seg: 72, crease: 0.7 }),
      repeat(rib, ribs),
      ring(radius * 1.1, radius * 0.9, radius * 0.12, shell, {
        axis: 'y',
        seg: 72,
        at: [0, radius * 0.06, 0],
      }),
      cyl(radius * 0.09, 10, shell, { at: [0, high - 4, 0] }),
      ring(radius * 0.14, radius * 0.07, 5, shell, { axis: 'z', at: [0, high + 4, 0] }),
      group(
        [
          box(radius * 0.86, radius * 0.5, 2.4, shell, { r: 1 }),
          mark(partNumber, {
            width: radius * 0.76,
            size: radius * 0.13,
            color: '#d9d9d4',
            at: [radius * 0.03, 0, 1.3],
          }),
        ],
        {
          at: [Math.sin(0.28) * radius, top * 0.7, Math.cos(0.28) * radius * 0.985],
          rot: [0, 0.28, 0],
        },
      ),
    ]),
  )
}

function clamp(radius, shell) {
  const lug = group(
    [
      box(16, radius * 0.24, 14, shell, { r: 2 }),
      cyl(3.4, radius * 0.3, steel(), { axis: 'x', at: [0, 0, 5] }),
      box(9, radius * 0.4, 5, plastic(hues.accent), { at: [0, -radius * 0.06, 9], r: 1.4 }),
    ],
    { at: [0, 0, radius * 1.16] },
  )
  return named(
    'Clamp ring',
    group([
      ring(radius * 1.18, radius * 1.02, radius * 0.2, plastic(0x2b2e32, 0.4), {
        axis: 'y',
        seg: 72,
      }),
      repeat(
        lug,
        [0.7, 2.7, 4.9].map((turn) => ({ rot: [0, turn, 0] })),
      ),
    ]),
  )
}

function base(radius, shell, entry) {
  const ports = Array.from({ length: 5 }, (_, index) => [(index / 5) * Math.PI * 2 + 0.5, index])
  const parts = ports.map(([turn, index]) => {
    const wide = index === 0 ? entry * 1.35 : entry * 0.8
    const at = [Math.sin(turn) * radius * 0.6, -radius * 0.42, Math.cos(turn) * radius * 0.6]
    return named(
      'Cable entry',
      group(
        [
          ring(wide, wide * 0.72, radius * 0.44, shell, { axis: 'y' }),
          ring(wide * 1.18, wide * 0.8, radius * 0.12, plastic(0x2b2e32, 0.5), {
            axis: 'y',
            at: [0, -radius * 0.14, 0],
          }),
          index % 2 === 0
            ? cyl(wide * 0.66, radius * 0.4, blackCable(), { at: [0, -radius * 0.1, 0] })
            : cyl(wide * 0.74, radius * 0.1, rubber(0x303337), { at: [0, -radius * 0.2, 0] }),
        ],
        { at },
      ),
    )
  })
  return group([
    turned(
      [
        [0, -radius * 0.24],
        [radius * 0.9, -radius * 0.24],
        [radius * 1.02, -radius * 0.1],
        [radius * 1.02, 0],
        [0, 0],
      ],
      shell,
      { seg: 72 },
    ),
    parts,
  ])
}

/** Hinged tray stack standing on the base. */
function stack(radius, trays, high) {
  const count = Math.min(trays, 12)
  const step = Math.min(13, (radius * 1.25) / count)
  const tray = group(
    [
      group(
        [spliceTray({ width: high * 0.66, depth: radius * 1.24, splices: 12, color: 0xd9dad6 })],
        { rot: [Math.PI / 2, 0, 0] },
      ),
    ],
    { rot: [0, 0, Math.PI / 2] },
  )
  return group([
    repeat(
      group([tray]),
      spread(count, step).map((z) => ({ at: [0, high * 0.4, z - 3], rot: [0, 0, 0] })),
    ),
    box(radius * 1.1, high * 0.7, 3, steel(), {
      at: [0, high * 0.38, (-count * step) / 2 - 5],
      r: 0.5,
    }),
    ...spread(3, 9).map((x, index) =>
      cable(
        [
          [x * 2, 2, 6],
          [x * 2.4, high * 0.04, step * count * 0.3],
          [x, high * 0.08, (step * count) / 2],
        ],
        3,
        jacket([hues.blue, hues.orange, hues.green][index]),
      ),
    ),
  ])
}
