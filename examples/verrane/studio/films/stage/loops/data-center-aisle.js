import { dice, fract, loop, sway } from '../darkroom/scene.js'

/*
 * Down the cold aisle of a data hall: two rows of racks, and above them the raceway whose light
 * drops into every rack. The camera walks one repeat of the pattern in a loop.
 */

const pitch = 0.62
const repeat = 4
const racks = 34
const half = 1.05
const tall = 2.12
const deep = 1.1

const kinds = Array.from({ length: repeat }, (_, kind) => makeRack(kind))

/** Rows of a rack's front: [height, kind, ports], the same for every rack of its kind. */
function makeRack(kind) {
  const next = dice(31 + kind)
  const rows = []
  for (let y = 0.14; y < tall - 0.12;) {
    const units = next() < 0.3 ? 2 : 1
    rows.push({
      y,
      high: units * 0.0445,
      ports: next() < 0.62,
      lit: Array.from({ length: 12 }, () => next()),
    })
    y += units * 0.0445 + 0.006
  }
  return rows
}

export const film = loop({
  seconds: 8,
  fog: { from: 2.5, to: 15 },
  quiet: [0.16, 0.6],
  least: 0.14,
  lens: (p) => ({
    from: [0.16 + sway(p, 0.03), 1.5, -p * pitch * repeat],
    to: [0.12, 1.42, -12 - p * pitch * repeat],
    fov: 46,
    centre: [0.64, 0.52],
  }),
  paint(pen, p) {
    const first = Math.floor(p * repeat) - 3
    for (const side of [-1, 1]) {
      for (let index = first; index < first + racks; index++) rack(pen, p, side, index)
      for (let lane = 0; lane < 5; lane++) {
        const x = side * (half + 0.16 + lane * 0.07)
        raceway(pen, p, x, first, lane + (side > 0 ? 5 : 0))
      }
      const z = [-first * pitch + 1, -(first + racks) * pitch]
      for (const x of [half + 0.05, half + 0.55])
        pen.hair(
          [...steps(z)].map((at) => [side * x, tall + 0.3, at]),
          92,
          { wide: 1.6 },
        )
      for (const x of [0.3, 0.9])
        pen.hair(
          [...steps(z)].map((at) => [side * x, 0, at]),
          46,
          { wide: 1 },
        )
    }
    for (let index = first; index < first + racks; index++)
      pen.hair(
        [
          [-half, 0, -index * pitch],
          [0, 0, -index * pitch],
          [half, 0, -index * pitch],
        ],
        44,
        { wide: 1 },
      )
  },
})

function* steps([from, to]) {
  for (let z = from; z > to; z -= pitch / 2) yield z
}

function rack(pen, p, side, index) {
  const z = -index * pitch
  const x = side * half
  const [a, b] = [z - pitch / 2 + 0.012, z + pitch / 2 - 0.012]
  pen.box([x + (side * deep) / 2, tall / 2, z], [deep, tall, pitch - 0.024], 40, { edge: 70 })
  const depth = pen.lens.view([x, 1, z])[2]
  if (depth > 15 || depth < 0.2) return
  const front = x - side * 0.004
  const kind = kinds[((index % repeat) + repeat) % repeat]
  kind.forEach(({ y, high, ports, lit }, row) => {
    pen.hair(
      [
        [front, y, a],
        [front, y, b],
      ],
      74,
      { wide: 0.5, bias: 0.2, alpha: 0.7 },
    )
    if (!ports) return
    lit.forEach((value, port) => {
      const at = [front - side * 0.01, y + high / 2, a + 0.05 + (port / 11) * (b - a - 0.1)]
      const blink =
        0.75 + 0.25 * Math.sin(Math.PI * 2 * (p * (1 + Math.floor(value * 3)) + value * 7 + row))
      if (value > 0.42)
        pen.spark(at, value * value * 1.3 * blink, {
          size: 0.55,
          bias: 0.25,
          least: 0.5,
          most: 2.3,
          fade: 1,
        })
    })
  })
  // The drop from the raceway to the rack's vertical manager.
  const drop = []
  for (let step = 0; step <= 10; step++) {
    const s = step / 10
    drop.push([
      x + side * (0.3 * (1 - s) ** 2) - side * 0.02 * s,
      tall + 0.33 - s * 0.95,
      b - 0.03 - 0.12 * (1 - s) ** 2,
    ])
  }
  pen.beam(
    drop,
    (s) => 0.3 + 1.3 * Math.exp(-(((fract(p * 2 + index * 0.5) * 1.6 - 0.3 - s) * 5) ** 2)),
    { wide: 1.1, bias: 0.3, most: 2.6, fade: 1 },
  )
}

/** A lane of light along the row; its pulses move two repeats per loop, with the camera or against it. */
function raceway(pen, p, x, first, lane) {
  const points = []
  for (let index = (first - 1) * 2; index < (first + racks) * 2; index++)
    points.push([x, tall + 0.36 + (lane % 2) * 0.02, (-index * pitch) / 2])
  const long = repeat * pitch
  const dir = lane % 2 ? 1 : -1
  const from = points[0][2]
  const reach = from - points.at(-1)[2]
  pen.beam(
    points,
    (s) => {
      const z = from - s * reach
      const phase = fract(z / long + dir * p * 2 + lane * 0.23)
      return 0.22 + 1.5 * Math.exp(-phase * 7)
    },
    { wide: 1.2, bias: 0.1, most: 3, fade: 1 },
  )
}
