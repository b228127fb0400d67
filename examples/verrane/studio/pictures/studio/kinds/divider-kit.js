import { box, cyl, group, rectangle, sheet, spread } from '../parts/core.js'
import { mark, print } from '../parts/labels.js'
import { colorNamed, dark, hues, painted, rubber, steel } from '../parts/materials.js'

/** Two half doors side by side, before them the shelf that goes between; or the shelf and its locks. */
export function dividerKit(attributes, view) {
  const { width = 470, height = 1880, depth = 380 } = attributes
  const paint = painted(colorNamed(attributes.color, hues.black))
  const high = height / 2 - 8
  const door = (letter, x, turn) =>
    group(
      [
        sheet(rectangle(width, high, { r: 4 }), 2.4, paint),
        [-1, 1].map((side) => [
          box(2.4, high, 18, paint, { r: 0.8, at: [side * (width / 2 - 1.2), 0, -9] }),
          box(width, 2.4, 18, paint, { r: 0.8, at: [0, side * (high / 2 - 1.2), -9] }),
        ]),
        lock([width / 2 - 34, 0, 0]),
        spread(2, high * 0.7).map((y) =>
          cyl(7, 60, steel(), { at: [-width / 2 - 3, y, -6], seg: 24 }),
        ),
        print([{ text: letter, size: 60, weight: 650, align: 'center' }], 80, 70, {
          at: [-width / 2 + 70, high / 2 - 70, 0.6],
        }),
        mark(attributes.partNumber, {
          width: 220,
          size: 26,
          at: [-width / 2 + 150, -high / 2 + 54, 0.6],
        }),
      ],
      { at: [x, high / 2, -190], rot: [0, turn, 0] },
    )
  const shelf = group([
    box(width - 8, 3, depth, paint, { r: 1, at: [0, 24, 0] }),
    box(width - 8, 22, 3, paint, { r: 1, at: [0, 13, depth / 2 - 2] }),
    [-1, 1].map((side) => box(3, 48, depth, paint, { r: 1, at: [side * (width / 2 - 5), 24, 0] })),
    [-1, 1].map((side) =>
      box(130, 5, 34, rubber(0x6a6f75), {
        r: 1.4,
        at: [side * width * 0.24, 25, -depth / 2 + 26],
      }),
    ),
  ])
  if (view === 'detail')
    return {
      model: group([
        shelf,
        group([lock([0, 0, 0])], { at: [width / 2 + 60, 16, 90], rot: [0, 0.5, 0] }),
        group([lock([0, 0, 0])], { at: [width / 2 + 130, 16, 20], rot: [0, 0.9, 0] }),
      ]),
      azimuth: 24,
      elevation: 34,
      fill: 0.82,
    }
  return {
    model: group([
      door('A', -width * 0.54, 0.12),
      door('B', width * 0.54, -0.12),
      group([shelf], { at: [0, 0, 220], rot: [0, 0.2, 0] }),
    ]),
    azimuth: 22,
    elevation: 20,
    fill: 0.84,
  }
}

/** Cylinder lock with its key. */
const lock = ([x, y, z]) => [
  cyl(17, 6, steel(), { axis: 'z', at: [x, y, z + 3], seg: 40 }),
  cyl(11, 3, steel(), { axis: 'z', at: [x, y, z + 7], seg: 40 }),
  box(2.4, 12, 0.6, dark(), { r: 0, at: [x, y, z + 8.6] }),
  box(2.4, 10, 30, steel(), { r: 0.6, at: [x, y, z + 22] }),
  cyl(14, 3, steel(), { axis: 'x', at: [x, y, z + 44], seg: 36 }),
]
