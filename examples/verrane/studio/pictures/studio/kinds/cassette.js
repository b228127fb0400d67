import { adapter } from '../parts/adapters.js'
import { cable, lead } from '../parts/cable.js'
import { box, cyl, group, rectangle, repeat, sheet, spread } from '../parts/core.js'
import { mark, print } from '../parts/labels.js'
import { fiberColors, hues, jacket, plastic } from '../parts/materials.js'
import { loop, spliceTray } from '../parts/trays.js'
import { describe, places } from './cassette-layout.js'
import { named } from '../parts/named.js'

/** Cassette: front ports, rear feed, a lid with its port map. Opened in its third view. */
export function cassette(attributes, view) {
  const one = describe(attributes)
  if (view === 'rear')
    return {
      model: group([body(one, attributes), lid(one, attributes)]),
      azimuth: 146,
      elevation: 30,
      fill: 0.78,
    }
  if (view === 'open')
    return {
      model: group([
        body(one, attributes, true),
        group([lid(one, attributes)], {
          at: [0, one.high + 44, -one.depth * 0.42],
          rot: [-0.16, 0, 0],
        }),
      ]),
      azimuth: 30,
      elevation: 34,
      fill: 0.8,
    }
  return {
    model: group([body(one, attributes), lid(one, attributes)]),
    azimuth: 32,
    elevation: 27,
    fill: 0.78,
  }
}

const rearColor = ({ fiberType = '' }) => (/OM/.test(fiberType) ? hues.aqua : hues.green)

/** Spring latch on each side: pinch to release. */
const ear = (side, { wide, high, depth }) =>
  named(
    'Latch',
    group([
      box(3, high * 0.7, 30, plastic(0x2a2d31), { at: [side * (wide / 2 + 2), 0, -12], r: 1 }),
      box(6.5, high * 0.8, 6, plastic(0x2a2d31), {
        at: [side * (wide / 2 + 3), 0, 4],
        r: 1.4,
        seg: 3,
      }),
      box(4, high * 0.4, 1, plastic(hues.accent, 0.45), {
        at: [side * (wide / 2 + 3), 0, 7],
        r: 0.5,
      }),
      box(2, high * 0.4, 14, plastic(0x2a2d31), {
        at: [side * (wide / 2 + 1), 0, -depth + 16],
        r: 0.8,
      }),
    ]),
  )

function lid({ wide, high, depth, paint, count }, { partNumber, product }) {
  const up = { rot: [-Math.PI / 2, 0, 0] }
  const size = Math.min(4.2, ((wide - 26) / count) * 0.62)
  return named(
    'Lid',
    group([
      box(wide, 1.8, depth - 1, paint, { at: [0, high / 2 - 0.6, -depth / 2 - 0.4], r: 0.6 }),
      box(wide - 16, 0.7, depth - 34, paint, { at: [0, high / 2 + 0.5, -depth / 2 - 4], r: 0.3 }),
      mark(partNumber, {
        ...up,
        width: wide - 30,
        size: 8,
        at: [-2, high / 2 + 0.95, -depth * 0.62],
      }),
      print(
        [
          {
            text: product?.split(',').slice(1).join(',').trim() ?? '',
            size: 4,
            weight: 450,
            color: '#b9bcbe',
            x: 0.2,
          },
        ],
        wide - 30,
        6,
        { ...up, at: [-2, high / 2 + 0.95, -depth * 0.62 + 15] },
      ),
      print(
        Array.from({ length: count }, (_, index) => ({
          text: String(index + 1),
          size,
          align: 'center',
          x: ((index + 0.5) * (wide - 20)) / count,
          y: 3,
        })),
        wide - 20,
        6,
        { ...up, at: [0, high / 2 + 0.4, -8] },
      ),
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) =>
          cyl(2.2, 0.8, plastic(0x3a3e43), {
            at: [x * (wide / 2 - 7), high / 2 + 0.5, -depth / 2 + z * (depth / 2 - 8)],
          }),
        ),
      ),
    ]),
  )
}

/** What the lid hides: the fan-out from feed to ports, or a splice tray with its pigtails. */
function insides(one) {
  const { wide, depth, high, rear, rows } = one
  const floor = -high / 2 + 3
  const legs = places(one).slice(0, one.columns)
  const from = (index) =>
    rear
      ? [spread(rear, 22)[Math.floor((index / legs.length) * rear)], floor + 3, -depth + 12]
      : [wide * 0.3, floor + 2, -depth * 0.6]
  return group([
    one.splice &&
      group(
        [spliceTray({ width: wide * 0.82, depth: depth * 0.48, splices: 12, color: 0x3a3f45 })],
        { at: [0, floor, -depth * 0.62] },
      ),
    !one.splice &&
      group(
        [0, 1, 2, 3, 4].map((index) =>
          loop(
            wide * (0.74 - index * 0.025),
            depth * (0.5 - index * 0.025),
            floor + 1 + index * 0.7,
            fiberColors[index * 2],
            0.9,
          ),
        ),
        { at: [0, 0, -depth * 0.5] },
      ),
    legs.map(([x], index) =>
      cable(
        lead(
          [x, floor + 4, -10],
          [0, 0, -1],
          from(index),
          [index % 2 ? 0.7 : -0.7, 0, -1],
          depth * 0.34,
        ),
        1,
        jacket(fiberColors[index % 12]),
      ),
    ),
    legs.map(([x]) => box(4.4, 5.5, 12, plastic(one.port), { at: [x, floor + 4, -8], r: 0.6 })),
    rows > 1 &&
      legs.map(([x]) => box(4.4, 5.5, 12, plastic(one.port), { at: [x, floor + 15, -8], r: 0.6 })),
    [-1, 1].map((side) =>
      cyl(7, high * 0.5, plastic(0x3a3f45), {
        at: [side * wide * 0.22, floor + high * 0.2, -depth * 0.42],
      }),
    ),
  ])
}

function body(one, attributes, open) {
  const { wide, high, depth, paint, rear, w, h } = one
  const holes = places(one).map(([x, y]) => rectangle(w - 1, h - 1, { x, y, hole: true }))
  const back = spread(rear, 22)
  return group([
    box(wide, 1.6, depth, paint, { at: [0, -high / 2 + 0.8, -depth / 2], r: 0.5 }),
    ...[-1, 1].map((side) =>
      box(1.8, high, depth, paint, { at: [side * (wide / 2 - 0.9), 0, -depth / 2], r: 0.6 }),
    ),
    sheet(rectangle(wide, high, { r: 1 }), 2, paint, { holes, at: [0, 0, 0.6] }),
    box(wide, high, 1.8, paint, { at: [0, 0, -depth + 0.9], r: 0.5 }),
    repeat(
      adapter(one.connector, one.port, { deep: 6.4 }),
      places(one).map((at) => ({ at: [at[0], at[1], 0.4] })),
    ),
    ...[-1, 1].map((side) => ear(side, one)),
    back.map((x) =>
      group([adapter('MPO', rearColor(attributes), { deep: 9 })], {
        at: [x, 0, -depth],
        rot: [0, Math.PI, 0],
      }),
    ),
    one.splice &&
      [-1, 1].map((side) =>
        cyl(4.4, 9, plastic(0x2a2d31), { axis: 'z', at: [side * (wide / 2 - 16), 0, -depth - 3] }),
      ),
    !rear && !one.splice && box(wide * 0.5, 6, 3, paint, { at: [0, 0, -depth - 1], r: 1 }),
    open && insides(one),
    print(attributes.partNumber ?? '', Math.min(wide - 20, 70), 4, {
      size: 3,
      at: [0, high / 2 - 5, -depth - 0.05],
      rot: [0, Math.PI, 0],
      align: 'center',
    }),
  ])
}
