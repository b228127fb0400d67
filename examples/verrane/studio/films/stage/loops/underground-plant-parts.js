import { dice, turn } from '../darkroom/scene.js'

/** Where the ground is cut open toward the viewer. */
const cut = 0.9
export const hole = { x: 1.1, w: 2.1, low: -2.15, back: -0.95 }

/** The surface, cut off toward the viewer, with kerb lines. */
export function street(pen) {
  pen.face(
    [
      [-11, 0, cut],
      [12, 0, cut],
      [12, 0, -7],
      [-11, 0, -7],
    ],
    26,
    { normal: [0, 1, 0], bias: -3 },
  )
  for (const z of [cut, -1.6, -1.9, -4.5])
    pen.hair(
      Array.from({ length: 24 }, (_, step) => [-11 + step, 0, z]),
      z === cut ? 130 : 74,
      { wide: 1.6, most: 1.6, bias: -0.5 },
    )
  for (let x = -11; x < 12; x += 1.6)
    pen.hair(
      [
        [x, 0, -1.9],
        [x, 0, -4.5],
      ],
      50,
      { wide: 1.2, most: 1, bias: -0.6 },
    )
}

/** Layers of ground as lines that lie a little unevenly, with stones. */
export function soil(pen) {
  for (let layer = 0; layer < 13; layer++) {
    const y = -0.12 - layer * 0.21
    const line = []
    for (let x = -10; x <= 12; x += 0.4) {
      const inside = Math.abs(x - hole.x) < hole.w / 2 + 0.12 && y > hole.low - 0.1
      if (inside) {
        if (line.length > 1)
          pen.hair(line.splice(0), 58 - layer * 2, { wide: 0.8, most: 1, bias: -0.4 })
        line.length = 0
        continue
      }
      line.push([
        x,
        y + 0.035 * Math.sin(x * 1.7 + layer * 2.1) + 0.02 * Math.sin(x * 4.1 + layer),
        cut,
      ])
    }
    pen.hair(line, 58 - layer * 2, { wide: 0.8, most: 1, bias: -0.4 })
  }
  const next = dice(3)
  for (let stone = 0; stone < 70; stone++) {
    const [x, y, r] = [-8 + next() * 18, -0.3 - next() * 2.3, 0.03 + next() * 0.06]
    if (Math.abs(x - hole.x) < hole.w / 2 + 0.2 && y > hole.low - 0.1) continue
    pen.hair(
      Array.from({ length: 9 }, (_, step) => [
        x + Math.cos((step / 8) * turn) * r * 1.3,
        y + Math.sin((step / 8) * turn) * r,
        cut,
      ]),
      62,
      { wide: 0.7, bias: -0.3 },
    )
  }
}

/** Walls behind and beside, front taken away; the lid stands open on its edge. */
export function handhole(pen) {
  const [l, r, low, back] = [hole.x - hole.w / 2, hole.x + hole.w / 2, hole.low, hole.back]
  pen.face(
    [
      [l, low, back],
      [r, low, back],
      [r, 0, back],
      [l, 0, back],
    ],
    34,
    { edge: 84, bias: -0.9 },
  )
  pen.face(
    [
      [l, low, cut],
      [l, low, back],
      [l, 0, back],
      [l, 0, cut],
    ],
    30,
    { edge: 84, bias: -0.7 },
  )
  pen.face(
    [
      [r, low, cut],
      [r, low, back],
      [r, 0, back],
      [r, 0, cut],
    ],
    40,
    { edge: 84, bias: -0.7 },
  )
  pen.face(
    [
      [l, low, cut],
      [r, low, cut],
      [r, low, back],
      [l, low, back],
    ],
    30,
    { edge: 84, normal: [0, 1, 0], bias: -0.8 },
  )
  for (const x of [l, r])
    pen.hair(
      [
        [x - 0.07 * Math.sign(hole.x - x), 0, cut],
        [x - 0.07 * Math.sign(hole.x - x), low - 0.08, cut],
      ],
      150,
      { wide: 1.6, most: 1.8 },
    )
  pen.hair(
    [
      [l, 0, cut],
      [l, low, cut],
      [r, low, cut],
      [r, 0, cut],
    ],
    150,
    { wide: 1.6, most: 1.8 },
  )
  for (const y of [-0.5, -1, -1.5])
    pen.hair(
      [
        [l + 0.02, y, back + 0.02],
        [r - 0.02, y, back + 0.02],
      ],
      52,
      { wide: 0.9, bias: -0.6 },
    )
  const lean = 0.5
  pen.face(
    [
      [l, 0.02, back],
      [r, 0.02, back],
      [r, 1.5, back - lean],
      [l, 1.5, back - lean],
    ],
    44,
    { edge: 120, bias: 0.1 },
  )
  for (let bar = 1; bar < 7; bar++)
    pen.hair(
      [
        [l + 0.12, bar * 0.21, back - (lean * bar * 0.21) / 1.5],
        [r - 0.12, bar * 0.21, back - (lean * bar * 0.21) / 1.5],
      ],
      78,
      { wide: 1, bias: 0.3 },
    )
}

export function pipe(pen, { y, z, from, to }) {
  const r = 0.13
  for (let side = 0; side < 8; side++) {
    const angle = (side / 8) * turn
    if (Math.sin(angle) < -0.8) continue
    pen.hair(
      [from, from + (to - from) * 0.33, from + (to - from) * 0.66, to].map((x) => [
        x,
        y + Math.sin(angle) * r,
        z + Math.cos(angle) * r,
      ]),
      76,
      { wide: 0.9, most: 1.2, bias: 0.2 },
    )
  }
  const end = Math.abs(from - hole.x) < Math.abs(to - hole.x) ? from : to
  for (const x of [end, end + Math.sign(hole.x - end) * 0.1])
    pen.hair(
      Array.from({ length: 25 }, (_, step) => [
        x,
        y + Math.sin((step / 24) * turn) * r,
        z + Math.cos((step / 24) * turn) * r,
      ]),
      130,
      { wide: 1.2, most: 1.6, bias: 0.3 },
    )
}
