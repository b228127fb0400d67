import { lerp } from '../darkroom/lens.js'
import { dice, fract, loop, sway } from '../darkroom/scene.js'

/*
 * A pole line at dusk: strand and fiber from pole to pole, a terminal below each span's end, and
 * from the terminals drops to houses, whose windows burn while light arrives.
 */

const gap = 9
const poles = Array.from({ length: 9 }, (_, index) => pole(index))

function pole(index) {
  const next = dice(index + 3)
  return {
    x: 2.6 - index * 0.42 + Math.sin(index * 0.55) * 0.5,
    z: 3 - index * gap,
    tall: 8 + (next() - 0.5) * 0.5,
  }
}

const ground = (x, z) => 0.5 * Math.sin(x * 0.09 + 1.1) + 0.6 * Math.sin(z * 0.055) - 0.3
const foot = ({ x, z }) => ground(x, z)
const top = (one, down = 0) => [one.x, foot(one) + one.tall - down, one.z]

const houses = poles.slice(1, 7).flatMap((one, index) => {
  const next = dice(index + 40)
  return (index < 2 ? [1] : [-1, 1]).map((side) => ({
    x: one.x + side * (7 + next() * 5) + (side > 0 ? 1.5 : 0),
    z: one.z + 1 - next() * 4,
    w: 3.6 + next() * 1.6,
    d: 4.4,
    h: 2.6,
    pole: index + 1,
    phase: next(),
  }))
})

function span(a, b, sag, count = 22) {
  return Array.from({ length: count + 1 }, (_, step) => {
    const s = step / count
    const point = lerp(a, b, s)
    point[1] -= 4 * sag * s * (1 - s)
    return point
  })
}

export const film = loop({
  seconds: 8,
  fog: { from: 14, to: 78, colour: [38, 27, 27] },
  quiet: [0.2, 0.6],
  least: 0.1,
  ground: (x, y) => {
    const horizon =
      Math.exp(-(((y - 0.6) / 0.24) ** 2)) * Math.min(1, Math.max(0, (x - 0.25) / 0.5)) ** 1.5
    return [13 + horizon * 44, 16 + horizon * 22, 20.5 + horizon * 15]
  },
  lens: (p) => ({
    from: [-1.6 + sway(p, 0.5), 2.3 + sway(p, 0.12, 1.2), 15.5],
    to: [0.4, 5, -14],
    fov: 38,
    centre: [0.64, 0.44],
  }),
  paint(pen, p) {
    land(pen)
    poles.forEach((one, index) => post(pen, one, index))
    for (let index = 0; index + 1 < poles.length; index++) {
      const [a, b] = [poles[index], poles[index + 1]]
      pen.hair(span(top(a, 0.25), top(b, 0.25), 0.12), 120, { wide: 3, most: 1.6 })
      pen.hair(span(top(a, 1), top(b, 1), 0.2), 96, { wide: 3, most: 1.4 })
      const line = span(top(a, 1.08), top(b, 1.08), 0.24, 30)
      pen.beam(line, (s) => 0.9 + 2.4 * tail(fract(p * 2 - (index + s) * 0.25)), {
        wide: 6,
        most: 3.6,
        least: 1.1,
      })
    }
    houses.forEach((house) => home(pen, p, house))
  },
})

const tail = (part) => Math.exp(-part * 8) + Math.exp((part - 1) * 60)

function land(pen) {
  for (let row = 0; row < 30; row++) {
    const z = 18 - row * 3.4
    const line = []
    for (let x = -60; x <= 60; x += 3) line.push([x, ground(x, z), z])
    const next = line.map(([x]) => [x, ground(x, z - 3.4), z - 3.4])
    for (let index = 1; index < line.length; index++)
      pen.face([line[index - 1], line[index], next[index], next[index - 1]], 17, {
        bias: -1.5,
        flatLit: true,
      })
    if (row % 2 === 0) pen.hair(line, 40, { wide: 2, bias: -1.2, most: 1 })
  }
}

function post(pen, one, index) {
  const low = foot(one)
  pen.box([one.x, low + one.tall / 2, one.z], [0.26, one.tall, 0.26], 34, { edge: 74 })
  pen.box([one.x, low + one.tall - 0.28, one.z], [1.9, 0.13, 0.13], 36, { edge: 80 })
  for (const x of [-0.85, -0.4, 0.4, 0.85])
    pen.box([one.x + x, low + one.tall - 0.12, one.z], [0.08, 0.2, 0.08], 110)
  if (index) {
    pen.box([one.x + 0.26, low + one.tall - 1.5, one.z + 0.1], [0.36, 0.62, 0.26], 60, {
      edge: 120,
      bias: 0.3,
    })
    pen.spark([one.x + 0.28, low + one.tall - 1.72, one.z + 0.28], 1.3, {
      size: 5,
      most: 4,
      bias: 0.8,
    })
  }
}

function home(pen, p, { x, z, w, d, h, pole: which, phase }) {
  const y = ground(x, z)
  const [l, r, f, b] = [x - w / 2, x + w / 2, z + d / 2, z - d / 2]
  const ridge = y + h + 1.5
  pen.box([x, y + h / 2, z], [w, h, d], 30, { edge: 62 })
  for (const [near, far] of [
    [l - 0.25, x],
    [r + 0.25, x],
  ])
    pen.face(
      [
        [near, y + h - 0.2, f + 0.25],
        [far, ridge, f + 0.25],
        [far, ridge, b - 0.25],
        [near, y + h - 0.2, b - 0.25],
      ],
      34,
      { edge: 72, bias: 0.4 },
    )
  pen.face(
    [
      [l, y + h, f],
      [r, y + h, f],
      [x, ridge - 0.1, f],
    ],
    30,
    { edge: 62, bias: 0.2, normal: [0, 0, 1] },
  )
  const one = poles[which]
  const end = [x + (one.x > x ? w / 2 : -w / 2), y + h - 0.1, z + d * 0.3]
  const line = span(top(one, 1.7), end, 0.5, 16)
  const when = fract(p * 2 - which * 0.25 - 0.05)
  pen.beam(line, (s) => 0.55 + 2 * tail(fract(when - s * 0.16)), { wide: 3, most: 2.2, least: 0.9 })
  const burn = 0.6 + 0.7 * tail(fract(when - 0.2)) + 0.1 * phase
  for (const at of [-0.22, 0.2]) {
    const cx = x + at * w
    pen.pane(
      [
        [cx - 0.36, y + 0.9, f + 0.02],
        [cx + 0.36, y + 0.9, f + 0.02],
        [cx + 0.36, y + 1.8, f + 0.02],
        [cx - 0.36, y + 1.8, f + 0.02],
      ],
      burn * 0.9,
      { bias: 0.6 },
    )
  }
}
