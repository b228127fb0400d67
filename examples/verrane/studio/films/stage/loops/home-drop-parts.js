import { dice } from '../darkroom/scene.js'

export const pole = [5.4, 0, -1.5]

export function land(pen) {
  for (let z = 6; z > -30; z -= 1.5)
    pen.hair(
      Array.from({ length: 36 }, (_, step) => [-22 + step * 1.4, -0.02, z]),
      38,
      { wide: 2, most: 1, bias: -1 },
    )
  const next = dice(9)
  for (let tree = 0; tree < 9; tree++) {
    const [x, z, h] = [-10 + tree * 3 + next() * 2, -13 - next() * 8, 2.4 + next() * 2.4]
    for (let side = 0; side < 5; side++) {
      const angle = (side / 5) * Math.PI
      pen.hair(
        [
          [x - Math.cos(angle) * h * 0.28, h * 0.2, z + Math.sin(angle) * 0.5],
          [x, h * 1.3, z],
          [x + Math.cos(angle) * h * 0.28, h * 0.2, z - Math.sin(angle) * 0.5],
        ],
        50,
        { wide: 2, most: 1 },
      )
    }
  }
}

export function post(pen) {
  pen.box([pole[0], 3.4, pole[2]], [0.24, 6.8, 0.24], 38, { edge: 84 })
  pen.box([pole[0], 6.5, pole[2]], [1.5, 0.12, 0.12], 40, { edge: 90 })
  pen.box([pole[0] - 0.24, 6.05, pole[2] + 0.1], [0.3, 0.5, 0.22], 60, { edge: 130, bias: 0.4 })
  const strand = (lift, level) =>
    pen.hair(
      Array.from({ length: 52 }, (_, index) => index - 22).map((step) => [
        pole[0] - 14 + step,
        lift - 0.012 * (step - 14) * (14 - step) * -0.3 - 0.25 + 0.004 * (step - 14) ** 2,
        pole[2] - 3 + step * 0.21,
      ]),
      level,
      { wide: 2, most: 1.4 },
    )
  strand(6.7, 110)
  strand(6.35, 90)
}

/** Walls in lines only where one must see inside; the two rooms behind take the light. */
export function house(pen, wave) {
  const [l, r, f, b, h] = [-2.6, 1.6, 1.6, -2.2, 3]
  const floor = 1.55
  pen.face(
    [
      [l, 0, b],
      [r, 0, b],
      [r, h, b],
      [l, h, b],
    ],
    30,
    { edge: 70, bias: -0.6 },
  )
  pen.face(
    [
      [l, 0, f],
      [l, 0, b],
      [l, h, b],
      [l, h, f],
    ],
    26,
    { edge: 70, bias: -0.4 },
  )
  pen.face(
    [
      [l, 0, f],
      [r, 0, f],
      [r, 0, b],
      [l, 0, b],
    ],
    28,
    { edge: 66, normal: [0, 1, 0], bias: -0.8 },
  )
  pen.face(
    [
      [l, floor, 0.2],
      [r, floor, 0.2],
      [r, floor, b],
      [l, floor, b],
    ],
    36,
    { edge: 90, normal: [0, 1, 0], bias: -0.2 },
  )
  // The roof's far slope, and the near one as an outline.
  const ridge = h + 1.55
  const mid = (f + b) / 2
  pen.face(
    [
      [l - 0.3, h - 0.2, b - 0.3],
      [r + 0.3, h - 0.2, b - 0.3],
      [r + 0.3, ridge, mid],
      [l - 0.3, ridge, mid],
    ],
    34,
    { edge: 80, bias: -0.5 },
  )
  pen.face(
    [
      [l - 0.3, h - 0.2, f + 0.3],
      [r + 0.3, h - 0.2, f + 0.3],
      [r + 0.3, ridge, mid],
      [l - 0.3, ridge, mid],
    ],
    40,
    { edge: 120, bias: 0.3, alpha: 0.86 },
  )
  pen.face(
    [
      [r, h, f],
      [r, h, b],
      [r, ridge - 0.15, mid],
    ],
    38,
    { edge: 110, bias: 0.4 },
  )
  pen.face(
    [
      [r, 0, f],
      [r, 0, b],
      [r, h, b],
      [r, h, f],
    ],
    40,
    { edge: 110, bias: 0.35 },
  )
  pen.hair(
    [
      [l, 0, f],
      [r, 0, f],
      [r, h, f],
      [l, h, f],
      [l, 0, f],
    ],
    130,
    { wide: 1.6, most: 1.8, bias: 0.5 },
  )
  for (const x of [-1.9, -0.5]) for (const y of [0.45, 2]) frame(pen, x, y, f)
  pen.box([1.5, 1.25, 1.7], [0.26, 0.36, 0.12], 80, { edge: 150, bias: 0.6 })
  pen.box([-0.55, 0.92, 0.3], [0.5, 0.1, 0.3], 80, { edge: 140, bias: 0.6 })
  pen.spark([-0.42, 0.95, 0.46], 1.6 + wave(0.98), { size: 2.6, most: 3.4, bias: 0.9 })
  const burn = 0.16 + 0.34 * wave(1)
  pen.pane(
    [
      [l + 0.02, 0.02, b + 0.02],
      [r - 0.02, 0.02, b + 0.02],
      [r - 0.02, floor - 0.05, b + 0.02],
      [l + 0.02, floor - 0.05, b + 0.02],
    ],
    burn,
    { bias: -0.3 },
  )
  pen.pane(
    [
      [l + 0.02, floor + 0.05, b + 0.02],
      [r - 0.02, floor + 0.05, b + 0.02],
      [r - 0.02, h - 0.05, b + 0.02],
      [l + 0.02, h - 0.05, b + 0.02],
    ],
    burn * 0.8,
    { bias: -0.3 },
  )
  for (const [low, high, part] of [
    [0.02, floor - 0.05, 0.5],
    [floor + 0.05, h - 0.05, 0.4],
  ])
    pen.pane(
      [
        [l + 0.02, low, f - 0.4],
        [l + 0.02, low, b],
        [l + 0.02, high, b],
        [l + 0.02, high, f - 0.4],
      ],
      burn * part,
      { bias: -0.1 },
    )
  for (let ring = 0; ring < 3; ring++) {
    const size = 0.35 + ring * 0.34
    const arc = Array.from({ length: 25 }, (_, step) => [
      -0.55 + Math.cos((step / 24) * Math.PI) * size,
      1 + Math.sin((step / 24) * Math.PI) * size * 0.62,
      0.3,
    ])
    pen.beam(arc, 0.5 * wave(1 + ring * 0.07), { wide: 1.4, most: 1.6, bias: 0.5 })
  }
}

function frame(pen, x, y, z) {
  const [w, h] = [0.9, 0.8]
  pen.hair(
    [
      [x - w / 2, y, z],
      [x + w / 2, y, z],
      [x + w / 2, y + h, z],
      [x - w / 2, y + h, z],
      [x - w / 2, y, z],
    ],
    110,
    { wide: 1.2, most: 1.4, bias: 0.6 },
  )
  pen.hair(
    [
      [x, y, z],
      [x, y + h, z],
    ],
    96,
    { wide: 1, most: 1, bias: 0.6 },
  )
}
