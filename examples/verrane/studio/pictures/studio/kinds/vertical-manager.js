import { cable } from '../parts/cable.js'
import { box, cyl, group, repeat, spread } from '../parts/core.js'
import { print } from '../parts/labels.js'
import { colorNamed, hues, jacket, painted, plastic, zinc } from '../parts/materials.js'

const h = 900

/** Vertical cable manager: a tall channel with fingers and drums, two doors hung at its left post. */
export function verticalManager(attributes, view) {
  const wide = Number(/(\d+) mm/.exec(attributes.product ?? '')?.[1] ?? 100)
  const depth = attributes.depth ?? 260
  const white = painted(colorNamed(attributes.color, hues.white))
  return {
    model: group([
      channel(wide, depth, white),
      drums(wide, depth, white),
      cords(wide, depth),
      view !== 'rear' && doors(wide, depth, white),
    ]),
    azimuth: view === 'rear' ? 150 : view === 'detail' ? -30 : 34,
    elevation: 14,
    fill: 0.9,
    // Long shadows: with few frames each sample of the light leaves a streak of its own.
    frames: 24,
  }
}

/** Back, sides, foot and head, the two posts that carry the doors, and a finger at each unit. */
function channel(wide, depth, white) {
  const fingers = spread(18, h / 19)
  return [
    box(wide, h, 3, white, { r: 0.8, at: [0, 0, -depth / 2] }),
    [-1, 1].map((side) => [
      box(3, h, depth * 0.5, white, { r: 0.8, at: [(side * wide) / 2, 0, -depth * 0.25] }),
      box(10, h, 10, white, { r: 1.4, at: [side * (wide / 2 - 3), 0, depth * 0.5] }),
      box(wide + 3, 4, depth, white, { r: 0.8, at: [0, side * (h / 2 - 2), 0] }),
    ]),
    repeat(
      box(3, 10, depth * 0.5, white, { r: 1.4, at: [0, 0, depth * 0.25] }),
      [-1, 1].flatMap((side) => fingers.map((y) => ({ at: [(side * wide) / 2, y, 0] }))),
    ),
  ]
}

const drums = (wide, depth, white) =>
  spread(4, h / 4.3).map((y) =>
    group(
      [
        cyl(wide * 0.28, depth * 0.5, white, { axis: 'z', seg: 36 }),
        cyl(wide * 0.36, 4, white, { axis: 'z', at: [0, 0, depth * 0.25], seg: 36 }),
      ],
      { at: [0, y, -depth * 0.1] },
    ),
  )

/** Cords rise in the channel and leave it, each between two fingers. */
const cords = (wide, depth) =>
  spread(12, wide * 0.055).map((x, index) => {
    const side = index % 2 ? 1 : -1
    const gap = (Math.floor(index / 2) + 1) * (h / 19)
    const z = depth * (0.22 + (index % 3) * 0.04)
    return cable(
      [
        [x, -h / 2 + 6, depth * 0.2],
        [x * 1.05, -h * 0.2, z],
        [x, gap - 70, z],
        [x + side * wide * 0.16, gap - 12, z],
        [(side * wide) / 2, gap, z],
        [side * (wide / 2 + 26), gap - 3, z],
        [side * (wide / 2 + 44), gap - 16, z],
      ],
      5,
      jacket(hues.yellow),
      { sides: 8 },
    )
  })

/** The lower door is shut, the upper one stands open on its hinges. */
function doors(wide, depth, white) {
  const high = h / 2 - 5
  const leaf = (up, turn) =>
    group(
      [
        group(
          [
            box(wide + 6, high, 3, white, { r: 1.4 }),
            box(8, 54, 7, plastic(0x2a2d31), { r: 2, at: [wide * 0.4, -up * high * 0.3, 4] }),
            up < 0 &&
              print(
                [
                  {
                    text: 'Verrane',
                    size: wide * 0.15,
                    weight: 650,
                    color: '#33373c',
                    align: 'center',
                  },
                ],
                wide,
                wide * 0.24,
                { at: [0, high * 0.42, 1.7] },
              ),
          ],
          { at: [wide / 2 + 3, 0, 3] },
        ),
        spread(2, high * 0.76).map((y) => cyl(4, 40, zinc(), { at: [0, y, 1], seg: 20 })),
      ],
      {
        at: [-wide / 2 - 3, up * (h / 4), depth * 0.5 + 6],
        rot: [0, turn, 0],
      },
    )
  return [leaf(-1, 0), leaf(1, -1.95)]
}
