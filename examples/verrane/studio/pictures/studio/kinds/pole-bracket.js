import { box, circle, cyl, group, rectangle, ring, sheet, spread } from '../parts/core.js'
import { cable } from '../parts/cable.js'
import { mark } from '../parts/labels.js'
import { screw } from '../parts/chassis.js'
import { metal, painted, steel } from '../parts/materials.js'

/** Bracket banded to a length of pole; from behind, without the pole, its serrated V. */
export function poleBracket(attributes, view) {
  const { width = 240, height = 320, depth = 48 } = attributes
  const plate = metal(0xa9adb0, 0.36)
  const alone = view === 'detail'
  const radius = 90
  const slots = [-1, 1].flatMap((end) => [
    rectangle(26, 9, { r: 4.4, x: -width * 0.3, y: end * height * 0.34, hole: true }),
    rectangle(26, 9, { r: 4.4, x: width * 0.3, y: end * height * 0.34, hole: true }),
  ])
  const bracket = group([
    sheet(rectangle(width, height, { r: 8 }), 3, plate, {
      holes: [...slots, circle(5.4, 0, height * 0.4), circle(5.4, 0, -height * 0.4)],
    }),
    [-1, 1].map((side) =>
      box(3, height, 22, plate, { r: 0.6, at: [side * (width / 2 - 1.5), 0, -11] }),
    ),
    spread(2, height * 0.44).map((y) => [
      [-1, 1].map((side) =>
        box(3, 60, depth, plate, {
          r: 0.6,
          at: [side * 36, y, -depth / 2],
          rot: [0, -side * 0.6, 0],
        }),
      ),
      spread(7, 8).map((up) =>
        [-1, 1].map((side) => box(4, 3, 5, plate, { r: 0.5, at: [side * 50, y + up, -depth + 3] })),
      ),
    ]),
    [-1, 1].map((side) => [
      box(16, 10, 20, plate, { r: 1.6, at: [side * width * 0.26, height * 0.16, 10] }),
      box(16, 30, 4, plate, { r: 1.6, at: [side * width * 0.26, height * 0.16 + 12, 19] }),
    ]),
    box(34, 26, 4, plate, { r: 1.6, at: [0, -height * 0.28, 4] }),
    screw(5, { at: [0, -height * 0.28, 6] }),
    mark(attributes.partNumber, {
      width: 80,
      size: 9,
      color: '#33373c',
      at: [0, height * 0.04, 0.4],
    }),
  ])
  const bands = spread(2, height * 0.68).map((y) =>
    alone ? coiledBand(y) : bandRound(y, radius, depth),
  )
  const pole = !alone && [
    cyl(radius, height * 1.4, painted(0x9a948a), {
      at: [0, 0, -depth - radius + 6],
      chamfer: 2,
      seg: 72,
    }),
  ]
  return {
    model: group([
      group([bracket], alone ? { at: [0, height / 2, 0], rot: [-0.12, Math.PI, 0] } : {}),
      bands,
      pole,
    ]),
    azimuth: alone ? 26 : 30,
    elevation: alone ? 22 : 16,
    fill: 0.84,
  }
}

/** Flat band round pole and bracket with its screw buckle. */
const bandRound = (y, radius, depth) =>
  group(
    [
      ring(radius + 2.4, radius + 0.6, 20, steel(), { at: [0, 0, -depth - radius + 6], seg: 72 }),
      box(34, 24, 9, steel(), {
        r: 2,
        at: [radius + 3, 0, -depth - radius + 20],
        rot: [0, 1.35, 0],
      }),
      cyl(4, 30, steel(), { axis: 'y', at: [radius + 9, 0, -depth - radius + 34], seg: 20 }),
    ],
    { at: [0, y, 0] },
  )

/** A band rolled up beside the bracket. */
const coiledBand = (y) => {
  const x = 190
  const z = y > 0 ? -70 : 60
  const points = Array.from({ length: 60 }, (_, at) => {
    const turn = at / 8
    const r = 34 + at * 0.36
    return [x + Math.cos(turn) * r, 10, z + Math.sin(turn) * r]
  })
  return group([
    spread(9, 2.2).map((up) =>
      cable(
        points.map(([px, py, pz]) => [px, py + up, pz]),
        2.4,
        steel(),
        { seg: 200, sides: 6 },
      ),
    ),
    box(30, 22, 8, steel(), { r: 2, at: [x + 56, 11, z], rot: [0, 1.5, 0] }),
  ])
}
