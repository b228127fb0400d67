import { fract, loop, sway, turn } from '../darkroom/scene.js'
import { handhole, hole, pipe, soil, street } from './underground-plant-parts.js'

/*
 * A cut through the street: the handhole with its lid and closure, ducts through the soil, and in
 * them cables that come in as one and leave as three.
 */

const closure = [1.1, -1.22, 0.1]

const ducts = [
  { y: -1.55, z: 0.28, from: -9, to: hole.x - hole.w / 2, in: true },
  { y: -1.05, z: 0.0, from: hole.x + hole.w / 2, to: 9 },
  { y: -1.45, z: 0.15, from: hole.x + hole.w / 2, to: 9 },
  { y: -1.85, z: 0.3, from: hole.x + hole.w / 2, to: 9 },
]

const cables = makeCables()

function makeCables() {
  const [cx, cy, cz] = closure
  const left = hole.x - hole.w / 2
  const right = hole.x + hole.w / 2
  const feed = [
    ...straight(-9, left, ducts[0]),
    ...bend(
      [left, ducts[0].y, ducts[0].z],
      [left + 0.5, ducts[0].y, ducts[0].z],
      [cx - 0.95, cy - 0.02, cz],
      [cx - 0.5, cy, cz],
    ),
  ]
  const ways = ducts
    .slice(1)
    .map((duct, index) => [
      ...bend(
        [cx + 0.5, cy + (1 - index) * 0.06, cz],
        [cx + 0.8, cy + (1 - index) * 0.1, cz],
        [right - 0.45, duct.y, duct.z],
        [right, duct.y, duct.z],
      ),
      ...straight(right, 9, duct),
    ])
  return [
    { points: feed, delay: 0 },
    ...ways.map((points, index) => ({ points, delay: 0.62 + index * 0.03 })),
  ]
}

function straight(from, to, { y, z }) {
  const count = Math.ceil(Math.abs(to - from) / 0.22)
  return Array.from({ length: count }, (_, step) => [from + ((to - from) * step) / count, y, z])
}

function bend(a, b, c, d) {
  return Array.from({ length: 19 }, (_, step) => {
    const s = step / 18
    return a.map(
      (value, axis) =>
        (1 - s) ** 3 * value +
        3 * s * (1 - s) ** 2 * b[axis] +
        3 * s * s * (1 - s) * c[axis] +
        s ** 3 * d[axis],
    )
  })
}

const tail = (part) => (part < 0 ? Math.exp(part * 44) : Math.exp(-part * 5))

export const film = loop({
  seconds: 6,
  fog: { from: 8.5, to: 22 },
  quiet: [0.14, 0.52],
  least: 0.1,
  ground: (x, y) => {
    const sky =
      Math.exp(-(((y - 0.3) / 0.16) ** 2)) * Math.min(1, Math.max(0, (x - 0.25) / 0.6)) ** 1.4
    return [13 + sky * 16, 16 + sky * 10, 20.5 + sky * 8]
  },
  lens: (p) => ({
    from: [2.6 + sway(p, 0.35), 0.85 + sway(p, 0.1, 1.2), 8.2],
    to: [1.15, -0.72, 0],
    fov: 35,
    centre: [0.64, 0.52],
  }),
  paint(pen, p) {
    street(pen)
    soil(pen)
    handhole(pen)
    ducts.forEach((duct) => pipe(pen, duct))
    body(pen, p)
    const head = fract(p * 2) * 2.1
    for (const { points, delay } of cables) {
      pen.hair(points, 30, { wide: 7, most: 9, bias: 0.35 })
      pen.beam(
        points,
        (s) => {
          const now = head - delay - s * 0.75
          return 0.42 + 1.8 * (tail(now) + tail(now + 2.1) + tail(now - 2.1))
        },
        { wide: 2, least: 1, most: 3.2, bias: 0.5 },
      )
    }
  },
})

/** Inline closure on its bracket: ribbed, with the splice inside shown as a point of light. */
function body(pen, p) {
  const [x, y, z] = closure
  const r = (s) => 0.3 * Math.min(1, 6 * Math.min(s, 1 - s) + 0.34)
  const rings = 15
  for (let index = 0; index <= rings; index++) {
    const s = index / rings
    const round = Array.from({ length: 29 }, (_, step) => [
      x - 0.5 + s,
      y + Math.sin((step / 28) * turn) * r(s),
      z + Math.cos((step / 28) * turn) * r(s),
    ])
    pen.hair(round, 140, { wide: 0.9, most: 1.4, bias: 0.4, alpha: 0.8 })
  }
  for (let side = 0; side < 10; side++) {
    const angle = (side / 10) * turn
    pen.hair(
      Array.from({ length: 16 }, (_, index) => [
        x - 0.5 + index / 15,
        y + Math.sin(angle) * r(index / 15),
        z + Math.cos(angle) * r(index / 15),
      ]),
      104,
      { wide: 0.7, bias: 0.4, alpha: 0.8 },
    )
  }
  const head = fract(p * 2) * 2.1
  const burn = tail(head - 0.72) + tail(head - 0.72 + 2.1)
  for (let line = -2; line <= 2; line++)
    pen.beam(
      [
        [x - 0.5, y, z],
        [x - 0.2, y + line * 0.06, z],
        [x + 0.2, y + line * 0.06, z],
        [x + 0.5, y, z],
      ],
      0.5 + 1.1 * burn,
      { wide: 1, most: 2, bias: 0.6 },
    )
  pen.spark([x, y, z], 0.9 + 1.6 * burn, { size: 5, most: 7, bias: 0.7 })
  pen.box([x, -1.72, hole.back + 0.3], [0.5, 0.08, 0.5], 50, { edge: 96, bias: -0.2 })
}
