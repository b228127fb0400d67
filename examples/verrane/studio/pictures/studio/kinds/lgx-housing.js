import { adapter, adapterSize } from '../parts/adapters.js'
import { bodyWidth, ears, screw, thumbScrew, unit } from '../parts/chassis.js'
import { box, cyl, group, repeat, spread } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { colorNamed, hues, painted, plastic, zinc } from '../parts/materials.js'

const position = 29
const faceLong = 129.5

/** Housing for LGX modules: lying side by side in one unit, upright in three. */
export function lgxHousing(attributes, view) {
  const { rackUnits = 1, cassetteSlots = 3, depth = 230 } = attributes
  const color = colorNamed(attributes.color, hues.black)
  const paint = painted(color)
  const high = rackUnits * unit - 0.8
  const upright = rackUnits > 1
  const places = upright
    ? spread(cassetteSlots, position).map((x) => [x, 1, Math.PI / 2])
    : spread(cassetteSlots, faceLong + 16).map((x) => [x, 3, 0])
  const filled = upright ? [0, 1, 3, 6, 7, 8, 9, 12] : [0, 1]
  const open = view === 'open'
  return {
    model: group([
      box(bodyWidth, 1.6, depth, paint, { r: 0.4, at: [0, -high / 2 + 0.8, -depth / 2] }),
      !open && box(bodyWidth, 1.6, depth, paint, { r: 0.4, at: [0, high / 2 - 0.8, -depth / 2] }),
      [-1, 1].map((side) =>
        box(1.6, high, depth, paint, { r: 0.4, at: [side * (bodyWidth / 2), 0, -depth / 2] }),
      ),
      box(bodyWidth, high, 1.6, paint, { r: 0.4, at: [0, 0, -depth] }),
      ears(rackUnits, color),
      rails(upright, high, paint),
      places.map(([x, y, turn], at) =>
        filled.includes(at)
          ? group([module(at, upright, depth)], {
              at: [x, y, open && at === 1 ? 74 : 0],
              rot: [0, 0, turn],
            })
          : (upright ? at % 2 === 0 : true) &&
            group([blank(upright)], { at: [x, y, 0], rot: [0, 0, turn] }),
      ),
      guide(upright, high, paint),
      print(
        [{ text: `Verrane  ${attributes.partNumber ?? ''}`, size: 9, weight: 600, x: 0 }],
        160,
        12,
        {
          at: [-110, high / 2 + 0.2, -24],
          rot: [-Math.PI / 2, 0, 0],
          color: '#b9bcbe',
        },
      ),
    ]),
    azimuth: view === 'detail' ? -34 : open ? -26 : 26,
    elevation: view === 'detail' ? 12 : open ? 32 : 20,
    fill: 0.86,
  }
}

/** Inserts for the plungers along the rails at the front. */
const rails = (upright, high, paint) =>
  upright
    ? [-1, 1].map((side) => [
        box(bodyWidth - 4, 5, 10, paint, { r: 0.6, at: [0, side * (high / 2 - 4), -6] }),
        spread(14, position).map((x) =>
          cyl(2, 0.6, zinc(), { axis: 'z', at: [x, side * (high / 2 - 4), -0.6], seg: 16 }),
        ),
      ])
    : spread(4, faceLong + 16).map((x) => box(3, high - 6, 60, paint, { r: 0.5, at: [x, 0, -34] }))

/** One of the modules that fit: a box behind a face of two rows of ports. */
function module(at, upright, depth) {
  const [connector, color, count] = at % 2 ? ['LC', hues.green, 18] : ['LC duplex', hues.blue, 12]
  const paint = painted(0xc4c7c6)
  const [w] = adapterSize(connector)
  const wide = upright ? 128 : 142
  const columns = count / 2
  return group([
    box(upright ? 118 : 126, 26, depth - 40, paint, { r: 0.8, at: [0, 0, -(depth - 40) / 2] }),
    box(wide, 28, 2, paint, { r: 0.6, at: [0, 0, 1] }),
    repeat(
      adapter(connector, color),
      spread(2, 11.6).flatMap((y) => spread(columns, w + 1).map((x) => ({ at: [x, y, 2] }))),
    ),
    [-1, 1].map((side) => thumbScrew(3.4, { at: [side * (wide / 2 - 6), 0, 1.6] })),
  ])
}

const blank = (upright) => {
  const wide = upright ? 128 : 142
  return group([
    box(wide, 26, 1.6, plastic(0x24272a), { r: 0.8, at: [0, 0, 1] }),
    [-1, 1].map((side) => screw(2, { at: [side * (wide / 2 - 6), 0, 2] })),
  ])
}

/** Cord guide in front: rings under the modules, or a trough. */
const guide = (upright, high, paint) =>
  upright
    ? [
        box(bodyWidth, 2, 62, paint, { r: 0.6, at: [0, -high / 2 + 1, 32] }),
        box(bodyWidth, 16, 2, paint, { r: 0.8, at: [0, -high / 2 + 9, 62] }),
        [-1, 1].map((side) =>
          cyl(19, 14, paint, { at: [side * (bodyWidth / 2 - 20), -high / 2 + 9, 34], seg: 40 }),
        ),
      ]
    : [
        box(bodyWidth, 1.6, 56, paint, { r: 0.6, at: [0, -high / 2 + 0.8, 28] }),
        spread(6, 78).map((x) => [
          box(3, 14, 6, plastic(0x2a2d31), { r: 1, at: [x, -high / 2 + 8, 52] }),
          box(18, 3, 6, plastic(0x2a2d31), { r: 1, at: [x, -high / 2 + 15, 52] }),
        ]),
      ]
