import { turn } from '../darkroom/scene.js'

/** Height of the beam over the board. */
export const high = 0.62

/** Post, foot and holder under an optic at (x, z). */
export function post(pen, x, z, top = high - 0.24) {
  pen.box([x, 0.04, z], [0.5, 0.08, 0.34], 62, { edge: 100, bias: -0.1 })
  tube(pen, [x, 0.08, z], [x, top, z], 0.075, 92)
}

export function tube(pen, a, b, r, level, sides = 14, axis = 'y') {
  const ring = (c) =>
    Array.from({ length: sides + 1 }, (_, step) => {
      const [s, t] = [Math.sin((step / sides) * turn) * r, Math.cos((step / sides) * turn) * r]
      return axis === 'y'
        ? [c[0] + s, c[1], c[2] + t]
        : axis === 'x'
          ? [c[0], c[1] + s, c[2] + t]
          : [c[0] + s, c[1] + t, c[2]]
    })
  const [first, last] = [ring(a), ring(b)]
  for (let step = 0; step < sides; step++) {
    const [s, t] = [
      Math.sin(((step + 0.5) / sides) * turn),
      Math.cos(((step + 0.5) / sides) * turn),
    ]
    const normal = axis === 'y' ? [s, 0, t] : axis === 'x' ? [0, s, t] : [s, t, 0]
    pen.face([first[step], first[step + 1], last[step + 1], last[step]], level, {
      normal,
      both: false,
      bias: 0.02,
    })
  }
  pen.face(last, level * 1.1, { edge: level * 1.5, bias: 0.03 })
  pen.face(first, level * 0.9, { edge: level * 1.4, bias: 0.03 })
}

/** Square plate with a round mirror, standing across `angle`, and its two screws behind. */
export function mirror(pen, x, z, angle) {
  post(pen, x, z)
  const at = place(x, z, angle)
  const size = 0.25
  const plate = (v, s, level, options) =>
    pen.face(
      [at(-s, high - s, v), at(s, high - s, v), at(s, high + s, v), at(-s, high + s, v)],
      level,
      options,
    )
  plate(-0.1, size, 58, { edge: 108 })
  plate(-0.03, size, 66, { edge: 120, bias: 0.02 })
  for (const [u, w] of [
    [size, size],
    [size, -size],
    [-size, size],
  ])
    pen.hair([at(u * 0.8, high + w * 0.8, -0.03), at(u * 0.8, high + w * 0.8, -0.26)], 120, {
      wide: 3,
      most: 3,
    })
  const disc = Array.from({ length: 25 }, (_, step) =>
    at(Math.cos((step / 24) * turn) * 0.18, high + Math.sin((step / 24) * turn) * 0.18, 0),
  )
  pen.face(disc, 96, { edge: 170, bias: 0.04 })
  pen.spark([x, high, z], 1.3, { size: 4, most: 4.5, bias: 0.2 })
}

export function cube(pen, x, z) {
  post(pen, x, z, high - 0.22)
  const s = 0.2
  const c = (i, j, k) => [x + (i ? s : -s), high + (j ? s : -s), z + (k ? s : -s)]
  const edges = [
    [
      [0, 0, 0],
      [1, 0, 0],
    ],
    [
      [0, 0, 0],
      [0, 1, 0],
    ],
    [
      [0, 0, 0],
      [0, 0, 1],
    ],
    [
      [1, 1, 1],
      [0, 1, 1],
    ],
    [
      [1, 1, 1],
      [1, 0, 1],
    ],
    [
      [1, 1, 1],
      [1, 1, 0],
    ],
    [
      [1, 0, 0],
      [1, 1, 0],
    ],
    [
      [1, 0, 0],
      [1, 0, 1],
    ],
    [
      [0, 1, 0],
      [1, 1, 0],
    ],
    [
      [0, 1, 0],
      [0, 1, 1],
    ],
    [
      [0, 0, 1],
      [1, 0, 1],
    ],
    [
      [0, 0, 1],
      [0, 1, 1],
    ],
  ]
  for (const [a, b] of edges)
    pen.hair([c(...a), c(...b)], 170, { wide: 1, most: 1.5, alpha: 0.9, bias: 0.1 })
  pen.pane([c(0, 0, 1), c(1, 0, 0), c(1, 1, 0), c(0, 1, 1)], 0.16, { bias: 0.05 })
}

export function lens(pen, x, z, angle) {
  post(pen, x, z, high - 0.26)
  const at = place(x, z, angle)
  const ring = (r, u) =>
    Array.from({ length: 33 }, (_, step) =>
      at(u, high + Math.sin((step / 32) * turn) * r, Math.cos((step / 32) * turn) * r),
    )
  pen.hair(ring(0.27, -0.04), 120, { wide: 1.6, most: 2 })
  pen.hair(ring(0.27, 0.04), 150, { wide: 1.6, most: 2 })
  pen.hair(ring(0.2, 0.02), 110, { wide: 0.8 })
  pen.pane(ring(0.2, 0), 0.09)
}

export function detector(pen, x, z, burn) {
  post(pen, x, z, high - 0.2)
  pen.box([x + 0.16, high, z], [0.32, 0.4, 0.4], 58, { edge: 110 })
  pen.spark([x - 0.01, high, z], 1.2 + burn, { size: 5, most: 6, bias: 0.3 })
  pen.hair(
    Array.from({ length: 14 }, (_, step) => [
      x + 0.32 + step * 0.16,
      high - 0.06 - 0.55 * (step / 13) ** 0.5,
      z + 0.1 * step * 0.4,
    ]),
    90,
    { wide: 2, most: 2 },
  )
}

const place = (x, z, angle) => (u, y, v) => [
  x + u * Math.cos(angle) + v * Math.sin(angle),
  y,
  z - u * Math.sin(angle) + v * Math.cos(angle),
]
