import { dice, fract, loop, sway, turn } from '../darkroom/scene.js'

/*
 * A cut through the street: the handhole with its lid and closure, ducts through the soil, and in
 * them cables that come in as one and leave as three.
 */

const cut = 0.9
const hole = { x: 1.1, w: 2.1, low: -2.15, back: -0.95 }
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
  const feed = [...straight(-9, left, ducts[0]), ...bend([left, ducts[0].y, ducts[0].z], [left + 0.5, ducts[0].y, ducts[0].z], [cx - 0.95, cy - 0.02, cz], [cx - 0.5, cy, cz])]
  const ways = ducts.slice(1).map((duct, index) => [
    ...bend([cx + 0.5, cy + (1 - index) * 0.06, cz], [cx + 0.8, cy + (1 - index) * 0.1, cz], [right - 0.45, duct.y, duct.z], [right, duct.y, duct.z]),
    ...straight(right, 9, duct),
  ])
  return [{ points: feed, delay: 0 }, ...ways.map((points, index) => ({ points, delay: 0.62 + index * 0.03 }))]
}

function straight(from, to, { y, z }) {
  const count = Math.ceil(Math.abs(to - from) / 0.22)
  return Array.from({ length: count }, (_, step) => [from + ((to - from) * step) / count, y, z])
}

function bend(a, b, c, d) {
  return Array.from({ length: 19 }, (_, step) => {
    const s = step / 18
    return a.map((value, axis) => (1 - s) ** 3 * value + 3 * s * (1 - s) ** 2 * b[axis] + 3 * s * s * (1 - s) * c[axis] + s ** 3 * d[axis])
  })
}

const tail = (part) => (part < 0 ? Math.exp(part * 44) : Math.exp(-part * 5))

export const film = loop({
  seconds: 7,
  fog: { from: 8.5, to: 22 },
  quiet: [0.14, 0.52],
  least: 0.1,
  ground: (x, y) => {
    const sky = Math.exp(-(((y - 0.3) / 0.16) ** 2)) * Math.min(1, Math.max(0, (x - 0.25) / 0.6)) ** 1.4
    return [13 + sky * 16, 16 + sky * 10, 20.5 + sky * 8]
  },
  lens: (p) => ({ from: [2.6 + sway(p, 0.35), 0.85 + sway(p, 0.1, 1.2), 8.2], to: [1.15, -0.72, 0], fov: 35, centre: [0.64, 0.52] }),
  paint(pen, p) {
    street(pen)
    soil(pen)
    handhole(pen)
    ducts.forEach((duct) => pipe(pen, duct))
    body(pen, p)
    const head = fract(p * 2) * 2.1
    for (const { points, delay } of cables) {
      pen.hair(points, 30, { wide: 7, most: 9, bias: 0.35 })
      pen.beam(points, (s) => {
        const now = head - delay - s * 0.75
        return 0.42 + 1.8 * (tail(now) + tail(now + 2.1) + tail(now - 2.1))
      }, { wide: 2, least: 1, most: 3.2, bias: 0.5 })
    }
  },
})

/** The surface, cut off toward the viewer, with kerb lines. */
function street(pen) {
  pen.face([[-11, 0, cut], [12, 0, cut], [12, 0, -7], [-11, 0, -7]], 26, { normal: [0, 1, 0], bias: -3 })
  for (const z of [cut, -1.6, -1.9, -4.5]) pen.hair(Array.from({ length: 24 }, (_, step) => [-11 + step, 0, z]), z === cut ? 130 : 74, { wide: 1.6, most: 1.6, bias: -0.5 })
  for (let x = -11; x < 12; x += 1.6) pen.hair([[x, 0, -1.9], [x, 0, -4.5]], 50, { wide: 1.2, most: 1, bias: -0.6 })
}

/** Layers of ground as lines that lie a little unevenly, with stones. */
function soil(pen) {
  for (let layer = 0; layer < 13; layer++) {
    const y = -0.12 - layer * 0.21
    const line = []
    for (let x = -10; x <= 12; x += 0.4) {
      const inside = Math.abs(x - hole.x) < hole.w / 2 + 0.12 && y > hole.low - 0.1
      if (inside) {
        if (line.length > 1) pen.hair(line.splice(0), 58 - layer * 2, { wide: 0.8, most: 1, bias: -0.4 })
        line.length = 0
        continue
      }
      line.push([x, y + 0.035 * Math.sin(x * 1.7 + layer * 2.1) + 0.02 * Math.sin(x * 4.1 + layer), cut])
    }
    pen.hair(line, 58 - layer * 2, { wide: 0.8, most: 1, bias: -0.4 })
  }
  const next = dice(3)
  for (let stone = 0; stone < 70; stone++) {
    const [x, y, r] = [-8 + next() * 18, -0.3 - next() * 2.3, 0.03 + next() * 0.06]
    if (Math.abs(x - hole.x) < hole.w / 2 + 0.2 && y > hole.low - 0.1) continue
    pen.hair(Array.from({ length: 9 }, (_, step) => [x + Math.cos((step / 8) * turn) * r * 1.3, y + Math.sin((step / 8) * turn) * r, cut]), 62, { wide: 0.7, bias: -0.3 })
  }
}

/** Walls behind and beside, front taken away; the lid stands open on its edge. */
function handhole(pen) {
  const [l, r, low, back] = [hole.x - hole.w / 2, hole.x + hole.w / 2, hole.low, hole.back]
  pen.face([[l, low, back], [r, low, back], [r, 0, back], [l, 0, back]], 34, { edge: 84, bias: -0.9 })
  pen.face([[l, low, cut], [l, low, back], [l, 0, back], [l, 0, cut]], 30, { edge: 84, bias: -0.7 })
  pen.face([[r, low, cut], [r, low, back], [r, 0, back], [r, 0, cut]], 40, { edge: 84, bias: -0.7 })
  pen.face([[l, low, cut], [r, low, cut], [r, low, back], [l, low, back]], 30, { edge: 84, normal: [0, 1, 0], bias: -0.8 })
  for (const x of [l, r]) pen.hair([[x - 0.07 * Math.sign(hole.x - x), 0, cut], [x - 0.07 * Math.sign(hole.x - x), low - 0.08, cut]], 150, { wide: 1.6, most: 1.8 })
  pen.hair([[l, 0, cut], [l, low, cut], [r, low, cut], [r, 0, cut]], 150, { wide: 1.6, most: 1.8 })
  for (const y of [-0.5, -1, -1.5]) pen.hair([[l + 0.02, y, back + 0.02], [r - 0.02, y, back + 0.02]], 52, { wide: 0.9, bias: -0.6 })
  const lean = 0.5
  pen.face([[l, 0.02, back], [r, 0.02, back], [r, 1.5, back - lean], [l, 1.5, back - lean]], 44, { edge: 120, bias: 0.1 })
  for (let bar = 1; bar < 7; bar++) pen.hair([[l + 0.12, bar * 0.21, back - (lean * bar * 0.21) / 1.5], [r - 0.12, bar * 0.21, back - (lean * bar * 0.21) / 1.5]], 78, { wide: 1, bias: 0.3 })
}

function pipe(pen, { y, z, from, to }) {
  const r = 0.13
  for (let side = 0; side < 8; side++) {
    const angle = (side / 8) * turn
    if (Math.sin(angle) < -0.8) continue
    pen.hair([from, from + (to - from) * 0.33, from + (to - from) * 0.66, to].map((x) => [x, y + Math.sin(angle) * r, z + Math.cos(angle) * r]), 76, { wide: 0.9, most: 1.2, bias: 0.2 })
  }
  const end = Math.abs(from - hole.x) < Math.abs(to - hole.x) ? from : to
  for (const x of [end, end + Math.sign(hole.x - end) * 0.1]) pen.hair(Array.from({ length: 25 }, (_, step) => [x, y + Math.sin((step / 24) * turn) * r, z + Math.cos((step / 24) * turn) * r]), 130, { wide: 1.2, most: 1.6, bias: 0.3 })
}

/** Inline closure on its bracket: ribbed, with the splice inside shown as a point of light. */
function body(pen, p) {
  const [x, y, z] = closure
  const r = (s) => 0.3 * Math.min(1, 6 * Math.min(s, 1 - s) + 0.34)
  const rings = 15
  for (let index = 0; index <= rings; index++) {
    const s = index / rings
    const round = Array.from({ length: 29 }, (_, step) => [x - 0.5 + s, y + Math.sin((step / 28) * turn) * r(s), z + Math.cos((step / 28) * turn) * r(s)])
    pen.hair(round, 140, { wide: 0.9, most: 1.4, bias: 0.4, alpha: 0.8 })
  }
  for (let side = 0; side < 10; side++) {
    const angle = (side / 10) * turn
    pen.hair(Array.from({ length: 16 }, (_, index) => [x - 0.5 + index / 15, y + Math.sin(angle) * r(index / 15), z + Math.cos(angle) * r(index / 15)]), 104, { wide: 0.7, bias: 0.4, alpha: 0.8 })
  }
  const head = fract(p * 2) * 2.1
  const burn = tail(head - 0.72) + tail(head - 0.72 + 2.1)
  for (let line = -2; line <= 2; line++) pen.beam([[x - 0.5, y, z], [x - 0.2, y + line * 0.06, z], [x + 0.2, y + line * 0.06, z], [x + 0.5, y, z]], 0.5 + 1.1 * burn, { wide: 1, most: 2, bias: 0.6 })
  pen.spark([x, y, z], 0.9 + 1.6 * burn, { size: 5, most: 7, bias: 0.7 })
  pen.box([x, -1.72, hole.back + 0.3], [0.5, 0.08, 0.5], 50, { edge: 96, bias: -0.2 })
}
