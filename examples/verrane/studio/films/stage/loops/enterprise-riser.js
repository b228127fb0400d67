import { fract, loop, sway } from '../darkroom/scene.js'

/*
 * An office building with its walls left out: the backbone rises through the core, and on every
 * floor light runs out along the ceiling to the places that use it.
 */

const floors = 7
const step = 1.15
const [wide, deep] = [6.4, 3.6]
const core = [-1.7, -0.9]
const spots = Array.from({ length: 5 }, (_, index) => -0.4 + index * 0.82)

const tail = (part) => (part < 0 ? Math.exp(part * 40) : Math.exp(-part * 4.6))

export const film = loop({
  seconds: 6,
  fog: { from: 13, to: 26 },
  quiet: [0.2, 0.54],
  least: 0.1,
  lens: (p) => ({
    from: [7.2 + sway(p, 0.6), 6.4 + sway(p, 0.15, 1), 11.6],
    to: [0, 3.7, 0],
    fov: 41,
    centre: [0.66, 0.5],
  }),
  paint(pen, p) {
    for (let z = 4; z > -12; z -= 1.2)
      pen.hair(
        Array.from({ length: 22 }, (_, index) => [-12 + index * 1.2, 0, z]),
        38,
        { wide: 1.6, most: 1, bias: -2 },
      )
    for (let floor = 0; floor <= floors; floor++) slab(pen, floor)
    for (const x of [-wide / 2, 0, wide / 2])
      for (const z of [-deep / 2, deep / 2])
        pen.hair(
          Array.from({ length: floors + 1 }, (_, floor) => [x, floor * step, z]),
          92,
          { wide: 1.8, most: 1.5, bias: 0.2 },
        )
    riser(pen, p)
    for (let floor = 0; floor < floors; floor++) level(pen, p, floor)
  },
})

function slab(pen, floor) {
  const y = floor * step
  const [x, z] = [wide / 2, deep / 2]
  pen.face(
    [
      [-x, y, z],
      [x, y, z],
      [x, y, -z],
      [-x, y, -z],
    ],
    floor === floors ? 46 : 36,
    { normal: [0, 1, 0], alpha: floor === floors ? 0.72 : 0.9, bias: -0.5 },
  )
  pen.hair(
    [
      [-x, y, z],
      [0, y, z],
      [x, y, z],
      [x, y, 0],
      [x, y, -z],
      [0, y, -z],
      [-x, y, -z],
      [-x, y, 0],
      [-x, y, z],
    ],
    124,
    { wide: 1.6, most: 1.6, bias: 0.1 },
  )
  if (floor === floors) return
  // Desks along the front, a meeting room behind: only as many lines as say so.
  for (let desk = 0; desk < 5; desk++) {
    const cx = -0.4 + desk * 0.82
    pen.hair(
      [
        [cx - 0.28, y + 0.28, 1.2],
        [cx + 0.28, y + 0.28, 1.2],
        [cx + 0.28, y + 0.28, 0.75],
        [cx - 0.28, y + 0.28, 0.75],
        [cx - 0.28, y + 0.28, 1.2],
      ],
      78,
      { wide: 0.9, alpha: 0.9, bias: 0.1 },
    )
    pen.hair(
      [
        [cx - 0.14, y + 0.34, 0.95],
        [cx - 0.14, y + 0.52, 0.95],
        [cx + 0.14, y + 0.52, 0.95],
        [cx + 0.14, y + 0.34, 0.95],
        [cx - 0.14, y + 0.34, 0.95],
      ],
      96,
      { wide: 0.9, bias: 0.12 },
    )
  }
  pen.box([core[0], y + 0.42, core[1]], [0.34, 0.84, 0.34], 44, { edge: 100, bias: 0.15 })
}

const head = (p) => fract(p * 2) * 2.2
const wave = (p, at) => tail(head(p) - at) + tail(head(p) - at + 2.2) + tail(head(p) - at - 2.2)

function riser(pen, p) {
  const [x, z] = core
  for (const lane of [-0.08, 0, 0.08]) {
    const points = Array.from({ length: 60 }, (_, index) => [
      x + lane + 0.26,
      (index / 59) * (floors * step - 0.3),
      z + 0.2,
    ])
    pen.beam(points, (s) => 0.5 + 1.6 * wave(p, s * 0.9 + lane), {
      wide: 1.6,
      least: 1,
      most: 2.8,
      bias: 1.4,
    })
  }
  const entry = Array.from({ length: 24 }, (_, index) => [
    9 - (index / 23) * (9 - x - 0.26),
    0.03,
    z + 0.2 + 2.4 * (1 - index / 23),
  ])
  pen.beam(entry, (s) => 0.5 + 1.6 * wave(p, s * 0.4 - 0.4), {
    wide: 1.8,
    least: 1,
    most: 2.6,
    bias: 1,
  })
}

function level(pen, p, floor) {
  const y = floor * step + step - 0.16
  const start = ((floor * step) / (floors * step)) * 0.9 + 0.1
  const [x, z] = core
  spots.forEach((spot, index) => {
    const lane = z + 0.3 + index * 0.05
    const corners = [
      [x + 0.26, y - 0.4, z + 0.2],
      [x + 0.4, y, lane],
      [spot, y, lane],
      [spot, y, 0.95],
      [spot, y - 0.42, 0.95],
    ]
    const points = [corners[0]]
    for (let corner = 1; corner < corners.length; corner++) {
      const [a, b] = [corners[corner - 1], corners[corner]]
      const pieces = Math.max(
        1,
        Math.ceil(Math.hypot(...b.map((value, axis) => value - a[axis])) / 0.25),
      )
      for (let piece = 1; piece <= pieces; piece++)
        points.push(a.map((value, axis) => value + ((b[axis] - value) * piece) / pieces))
    }
    const far = 0.25 + index * 0.09
    pen.beam(points, (s) => 0.26 + 1.25 * wave(p, start + s * far), {
      wide: 1,
      least: 0.8,
      most: 1.8,
      bias: 0.6,
    })
    pen.spark([spot, y - 0.44, 0.95], 0.7 + 1.7 * wave(p, start + far), {
      size: 3.2,
      most: 3,
      bias: 0.8,
    })
  })
}
