import { dice, fract, loop, sway } from '../darkroom/scene.js'

/*
 * A line-up of distribution frames: blocks of ports, and between them the jumpers, each lying in
 * its own place as it goes down, along and up again. Light crosses one jumper after another.
 */

const frames = 9
const wide = 1
const tall = 2.2
const rows = 12
const jumpers = makeJumpers()

function makeJumpers() {
  const next = dice(19)
  return Array.from({ length: 84 }, (_, index) => {
    const a = Math.floor(next() * (frames - 1))
    const b = Math.min(frames - 1, a + 1 + Math.floor(next() * 3))
    const [ra, rb] = [2 + Math.floor(next() * (rows - 3)), 2 + Math.floor(next() * (rows - 3))]
    const lane = (index % 14) * 0.016
    const low = index % 3 ? 0.12 + lane : tall + 0.06 + lane
    return {
      points: route(at(a, ra, next()), at(b, rb, next()), low, lane),
      phase: next(),
      speed: 1 + (index % 2),
      strength: 0.5 + next() * 0.7,
    }
  })
}

function at(frame, row, part) {
  return [frame * wide + 0.16 + part * 0.5, 0.3 + (row / rows) * 1.8, 0]
}

/** Out of the port, into the manager at the frame's right, down or up, along, and back to the other port. */
function route([x1, y1], [x2, y2], low, lane) {
  const out = 0.07 + lane * 0.5
  const [left, right] = [
    Math.floor(x1 / wide) * wide + 0.8 + lane * 0.6,
    Math.floor(x2 / wide) * wide + 0.8 + lane * 0.6,
  ]
  const corner = [
    [x1, y1, 0],
    [x1, y1 - 0.03, out],
    [left, y1 - 0.07, out],
    [left, low, out],
    [right, low, out],
    [right, y2 - 0.07, out],
    [x2, y2 - 0.03, out],
    [x2, y2, 0],
  ]
  return rounded(corner, 0.09)
}

/** Corners replaced by quarter bends of the radius that fiber allows. */
function rounded(corners, radius) {
  const points = [corners[0]]
  for (let index = 1; index + 1 < corners.length; index++) {
    const [a, b, c] = [corners[index - 1], corners[index], corners[index + 1]]
    const near = (from) => {
      const long = Math.hypot(...from.map((value, axis) => value - b[axis])) || 1
      const part = Math.min(0.5, radius / long)
      return from.map((value, axis) => b[axis] + (value - b[axis]) * part)
    }
    const [p, q] = [near(a), near(c)]
    for (let step = 0; step <= 4; step++) {
      const s = step / 4
      points.push(
        p.map((value, axis) => (1 - s) ** 2 * value + 2 * s * (1 - s) * b[axis] + s * s * q[axis]),
      )
    }
  }
  points.push(corners.at(-1))
  return refined(points, 0.16)
}

function refined(points, most) {
  const fine = [points[0]]
  for (let index = 1; index < points.length; index++) {
    const [a, b] = [points[index - 1], points[index]]
    const pieces = Math.max(
      1,
      Math.ceil(Math.hypot(...b.map((value, axis) => value - a[axis])) / most),
    )
    for (let piece = 1; piece <= pieces; piece++)
      fine.push(a.map((value, axis) => value + ((b[axis] - value) * piece) / pieces))
  }
  return fine
}

export const film = loop({
  seconds: 6,
  fog: { from: 3.4, to: 11 },
  quiet: [0.22, 0.62],
  least: 0.1,
  lens: (p) => ({
    from: [7.9 + sway(p, 0.3), 1.62 + sway(p, 0.06, 1), 3.5],
    to: [4.7 + sway(p, 0.16), 1.2, 0],
    fov: 36,
    centre: [0.6, 0.5],
  }),
  paint(pen, p) {
    for (let frame = 0; frame < frames; frame++) cabinet(pen, frame)
    for (const { points, phase, speed, strength } of jumpers) {
      pen.hair(points, 84, { wide: 0.9, most: 1.6, bias: 0.75, alpha: 0.8 })
      const reach = 0.55
      pen.beam(
        points,
        (s) => {
          const part = fract(p * speed + phase) / reach - s * 0.8
          const far = part > 0 ? Math.exp(-part * 5.5) : Math.exp(part * 60)
          return strength * (0.1 + 1.6 * far)
        },
        { wide: 1.1, bias: 0.8, most: 2.6 },
      )
    }
    for (const z of [0.5, 1, 1.6, 2.4])
      pen.hair(
        Array.from({ length: 20 }, (_, index) => [-1 + index * 0.6, 0, z]),
        40,
        { wide: 1 },
      )
    for (let x = -1; x < 10; x += 0.6)
      pen.hair(
        [
          [x, 0, 0.1],
          [x, 0, 1.2],
          [x, 0, 2.6],
        ],
        40,
        { wide: 1 },
      )
  },
})

function cabinet(pen, frame) {
  const x = frame * wide
  pen.box([x + wide / 2, tall / 2 + 0.02, -0.32], [wide - 0.02, tall, 0.6], 26, { edge: 62 })
  for (const side of [0.03, wide - 0.03])
    pen.box([x + side, tall / 2 + 0.02, 0], [0.05, tall, 0.08], 46, { edge: 84, bias: 0.65 })
  for (let row = 1; row < rows; row++) {
    const y = 0.3 + (row / rows) * 1.8
    pen.face(
      [
        [x + 0.1, y - 0.055, -0.005],
        [x + 0.72, y - 0.055, -0.005],
        [x + 0.72, y + 0.055, -0.005],
        [x + 0.1, y + 0.055, -0.005],
      ],
      40,
      { edge: 78, bias: 0.6, normal: [0, 0, 1] },
    )
    for (let port = 0; port < 12; port++) {
      const px = x + 0.15 + port * 0.0475
      pen.hair(
        [
          [px, y - 0.025, 0],
          [px, y + 0.025, 0],
        ],
        104,
        { wide: 1.2, bias: 0.7, most: 2 },
      )
    }
  }
}
