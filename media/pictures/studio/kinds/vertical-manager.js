import { cable } from '../parts/cable.js'
import { box, cyl, group, repeat, spread } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { colorNamed, hues, jacket, painted, plastic } from '../parts/materials.js'

/** Vertical cable manager: a tall channel with fingers, drums and a door. */
export function verticalManager(attributes, view) {
  const wide = Number(/(\d+) mm/.exec(attributes.product ?? '')?.[1] ?? 100)
  const depth = attributes.depth ?? 260
  const h = 900
  const white = painted(colorNamed(attributes.color, hues.white))
  const fingers = spread(18, h / 19)
  const model = group([
    box(wide, h, 3, white, { r: 0.8, at: [0, 0, -depth / 2] }),
    [-1, 1].map((side) =>
      box(3, h, depth * 0.5, white, { r: 0.8, at: [(side * wide) / 2, 0, -depth * 0.25] }),
    ),
    repeat(
      group([
        box(3, 10, depth * 0.5, white, { r: 1.4, at: [0, 0, depth * 0.25] }),
        box(3, 30, 8, white, { r: 1.4, at: [0, 8, depth * 0.5] }),
      ]),
      [-1, 1].flatMap((side) => fingers.map((y) => ({ at: [(side * wide) / 2, y, 0] }))),
    ),
    spread(4, h / 4.3).map((y) =>
      group(
        [
          cyl(wide * 0.28, depth * 0.5, white, { axis: 'z', seg: 36 }),
          cyl(wide * 0.36, 4, white, { axis: 'z', at: [0, 0, depth * 0.25], seg: 36 }),
        ],
        { at: [0, y, -depth * 0.1] },
      ),
    ),
    spread(10, wide * 0.07).map((x, index) =>
      cable(
        [
          [x, -h / 2 + 10, depth * 0.1],
          [x * 1.1, -h * 0.2, depth * 0.22 + index],
          [x * 0.9, h * 0.16, depth * 0.2],
          [x + (index % 2 ? wide * 0.7 : -wide * 0.7), h * 0.04 + index * 40, depth * 0.24],
        ],
        5,
        jacket(hues.yellow),
        { sides: 8 },
      ),
    ),
    view === 'hero' &&
      group(
        [
          box(wide + 20, h * 0.46, 3, white, { r: 1.4 }),
          box(14, 60, 6, plastic(0x2a2d31), { r: 2, at: [wide * 0.34, -h * 0.12, 3] }),
          print(
            [
              {
                text: 'Verrane',
                size: wide * 0.17,
                weight: 650,
                color: '#33373c',
                align: 'center',
              },
            ],
            wide,
            wide * 0.24,
            { at: [0, h * 0.19, 2] },
          ),
        ],
        { at: [0, -h * 0.26, depth * 0.5 + 8] },
      ),
  ])
  return {
    model,
    azimuth: view === 'rear' ? 150 : view === 'detail' ? -30 : 34,
    elevation: 14,
    fill: 0.9,
  }
}
