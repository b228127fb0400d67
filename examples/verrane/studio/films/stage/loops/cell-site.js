import { fract, loop, sway, turn } from '../darkroom/scene.js'

/*
 * A cell site: fiber comes out of the ground to the cabinet, climbs the tower, divides to three
 * sectors, and each of them breathes out its waves.
 */

const tall = 9
const half = (y) => 0.85 - 0.6 * (y / tall)
const sectors = [0.35, 0.35 + turn / 3, 0.35 + (2 * turn) / 3]

export const film = loop({
  seconds: 6,
  fog: { from: 12, to: 40 },
  quiet: [0.2, 0.56],
  least: 0.1,
  ground: (x, y) => {
    const horizon =
      Math.exp(-(((y - 0.86) / 0.26) ** 2)) * Math.min(1, Math.max(0, (x - 0.2) / 0.6)) ** 1.4
    return [13 + horizon * 26, 16 + horizon * 15, 20.5 + horizon * 12]
  },
  lens: (p) => ({
    from: [3.4 + sway(p, 0.7), 2.3 + sway(p, 0.15, 1), 14.5],
    to: [0, 4.9, 0],
    fov: 42,
    centre: [0.66, 0.5],
  }),
  paint(pen, p) {
    land(pen)
    lattice(pen)
    cabinet(pen)
    climb(pen, p)
    sectors.forEach((angle, index) => sector(pen, p, angle, index))
  },
})

const ridge = (x, z) =>
  Math.max(0, -z - 8) ** 1.1 * 0.05 * (1 + 0.7 * Math.sin(x * 0.16 + z * 0.05)) +
  0.08 * Math.sin(x * 0.7 + z)

function land(pen) {
  for (let z = 8; z > -44; z -= 2) {
    const line = []
    for (let x = -40; x <= 44; x += 2) line.push([x, ridge(x, z), z])
    const low = line.map(([x, , at]) => [x, -4, at])
    for (let index = 0; index + 6 < line.length; index += 6)
      pen.face([...line.slice(index, index + 7), ...low.slice(index, index + 7).reverse()], 17, {
        flatLit: true,
        normal: [0, 0, 1],
      })
    pen.hair(line, 46, { wide: 2.4, most: 1, bias: 0.05, alpha: 0.8 })
  }
}

function lattice(pen) {
  const corner = (y, index) => {
    const angle = (index / 4) * turn + Math.PI / 4
    return [Math.cos(angle) * half(y) * 1.41, y, Math.sin(angle) * half(y) * 1.41]
  }
  const levels = Array.from({ length: 15 }, (_, step) => tall * (1 - (1 - step / 14) ** 1.15))
  for (let index = 0; index < 4; index++) {
    pen.hair(
      levels.map((y) => corner(y, index)),
      132,
      { wide: 5, most: 3 },
    )
    levels.slice(1).forEach((y, step) => {
      pen.hair([corner(levels[step], index), corner(y, index + 1)], 92, { wide: 2.4, most: 1.5 })
      pen.hair([corner(levels[step], index + 1), corner(y, index)], 92, { wide: 2.4, most: 1.5 })
      pen.hair([corner(y, index), corner(y, index + 1)], 104, { wide: 2.6, most: 1.6 })
    })
  }
  pen.hair(
    [
      [0, tall, 0],
      [0, tall + 1.2, 0],
    ],
    130,
    { wide: 4, most: 2 },
  )
  for (const y of [tall - 0.1, tall - 1.5]) {
    const round = Array.from({ length: 37 }, (_, step) => [
      Math.cos((step / 36) * turn) * 0.9,
      y,
      Math.sin((step / 36) * turn) * 0.9,
    ])
    pen.hair(round, 120, { wide: 3, most: 2 })
  }
}

function cabinet(pen) {
  pen.box([2.1, 0.75, 0.9], [1, 1.5, 0.8], 48, { edge: 100, bias: 0.4 })
  for (let slot = 0; slot < 5; slot++)
    pen.hair(
      [
        [1.75, 0.35 + slot * 0.22, 1.31],
        [2.45, 0.35 + slot * 0.22, 1.31],
      ],
      84,
      { wide: 2, bias: 0.7 },
    )
  pen.spark([2.42, 1.34, 1.32], 1.8, { size: 4, most: 3, bias: 0.8 })
  pen.hair(
    [
      [1.3, 0.05, -0.8],
      [3.2, 0.05, -0.8],
      [3.2, 0.05, 2],
      [1.3, 0.05, 2],
      [1.3, 0.05, -0.8],
    ],
    70,
    { wide: 2 },
  )
}

const tail = (part) => (part < 0 ? Math.exp(part * 40) : Math.exp(-part * 5))

/** Ground, cabinet, tower: one run of light, s from 0 to 1. */
function climb(pen, p) {
  const points = []
  for (let step = 0; step <= 30; step++)
    points.push([11 - (step / 30) * 8.6, 0.06, 3.6 - (step / 30) * 2.3])
  for (let step = 1; step <= 8; step++)
    points.push([
      1.6 - (step / 8) * 1.25,
      0.1 + 0.25 * Math.sin((step / 8) * Math.PI),
      0.9 - (step / 8) * 0.4,
    ])
  for (let step = 1; step <= 44; step++) {
    const y = 0.1 + (step / 44) * (tall - 0.9)
    points.push([half(y) * 0.42, y, half(y) * 0.5])
  }
  for (const lane of [-1, 0, 1]) {
    const own = points.map(([x, y, z]) => [x + lane * 0.05, y, z])
    const head = fract(p * 2 + lane * 0.31) * 1.9
    pen.beam(own, (s) => 0.3 + 1.7 * tail(head - s) + 1.7 * tail(head - s - 1.9), {
      wide: 3,
      least: 0.9,
      most: 2.6,
      bias: 0.5,
    })
  }
}

/** Three panels, their radio behind them, and waves that leave at an even pace. */
function sector(pen, p, angle, index) {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const at = (out, across, y) => [c * out - s * across, y, s * out + c * across]
  for (const across of [-0.42, 0, 0.42]) {
    const face = [
      at(1.05, across - 0.13, tall - 1.55),
      at(1.05, across + 0.13, tall - 1.55),
      at(1.05, across + 0.13, tall + 0.05),
      at(1.05, across - 0.13, tall + 0.05),
    ]
    pen.face(face, 66, { edge: 150, bias: 0.4 })
  }
  const low = tall - 1
  const radio = [
    at(0.8, -0.2, low - 0.3),
    at(0.8, 0.2, low - 0.3),
    at(0.8, 0.2, low + 0.3),
    at(0.8, -0.2, low + 0.3),
  ]
  pen.face(radio, 54, { edge: 110, bias: 0.3 })
  const head = fract(p * 2 + index * 0.31) * 1.9
  const burn = tail(head - 0.9) + tail(head - 2.8)
  const lead = Array.from({ length: 14 }, (_, step) =>
    at(0.12 + 0.7 * (step / 13), 0, tall - 0.8 - 0.45 * Math.sin((step / 13) * Math.PI)),
  )
  pen.beam(lead, 0.6 + 1.4 * burn, { wide: 2.6, most: 2.2, bias: 0.6 })
  pen.spark(at(0.86, 0, low), 1.3 + 1.6 * burn, { size: 6, most: 4, bias: 0.9 })
  for (let wave = 0; wave < 5; wave++) {
    const part = fract(p * 2 - wave / 5)
    const away = 1.3 + part * 5.2
    const arc = Array.from({ length: 41 }, (_, step) => {
      const spread = (step / 40 - 0.5) * 1.75
      return [
        Math.cos(angle + spread) * away,
        tall - 0.75 - part * 0.7,
        Math.sin(angle + spread) * away,
      ]
    })
    pen.beam(arc, (q) => 0.62 * (1 - part) ** 1.3 * Math.min(1, part * 8) * Math.sin(q * Math.PI), {
      wide: 2.4,
      least: 0.9,
      most: 2.2,
    })
  }
}
