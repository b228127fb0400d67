import { dice, fract, loop, sway } from '../darkroom/scene.js'

/*
 * The fabric of an AI cluster: every leaf below is joined to every spine above, and all of them
 * speak at once. The rows of accelerators stand under their leaves.
 */

const leaves = 12
const spines = 6
const leaf = (index) => [(index - (leaves - 1) / 2) * 0.92, 0, 0]
const spine = (index) => [(index - (spines - 1) / 2) * 1.7, 2.55, -0.9]
const links = makeLinks()

function makeLinks() {
  const next = dice(41)
  const list = []
  for (let a = 0; a < leaves; a++) {
    for (let b = 0; b < spines; b++) {
      const [from, to] = [leaf(a), spine(b)]
      const points = Array.from({ length: 25 }, (_, step) => {
        const s = step / 24
        const e = s * s * (3 - 2 * s)
        return [
          from[0] + (b - 2.5) * 0.07 + (to[0] + (a - 5.5) * 0.05 - from[0] - (b - 2.5) * 0.07) * e,
          0.16 + (to[1] - 0.34) * s,
          to[2] * e,
        ]
      })
      list.push({ points, up: next() < 0.5, phase: next(), strength: 0.45 + next() * 0.75, a, b })
    }
  }
  return list
}

const tail = (part) => Math.exp(-part * 7) + Math.exp((part - 1) * 60)

export const film = loop({
  seconds: 6,
  fog: { from: 8, to: 19 },
  quiet: [0.28, 0.62],
  least: 0.1,
  lens: (p) => ({
    from: [4.6 + sway(p, 0.45), 2.5 + sway(p, 0.12, 1), 8.6],
    to: [0.1, 0.55, -0.6],
    fov: 36,
    centre: [0.64, 0.5],
  }),
  paint(pen, p) {
    for (let index = 0; index < leaves; index++) column(pen, p, index)
    for (let index = 0; index < spines; index++) {
      const [x, y, z] = spine(index)
      pen.box([x, y, z], [1.1, 0.2, 0.5], 52, { edge: 120 })
      for (let port = 0; port < 12; port++)
        pen.spark(
          [x - 0.46 + port * 0.084, y - 0.02, z + 0.26],
          0.6 + 0.5 * Math.sin(Math.PI * 2 * (p * 2 + port * 0.37 + index * 0.21)),
          { size: 1.6, most: 2, bias: 0.2 },
        )
    }
    for (const { points, up, phase, strength } of links) {
      pen.beam(
        points,
        (s) => strength * (0.15 + 1.6 * tail(fract(p * 2 + phase - (up ? s : 1 - s) * 0.8))),
        { wide: 1.1, least: 0.8, most: 2.4, bias: 0.1 },
      )
    }
    for (let z = 2; z > -9; z -= 0.8)
      pen.hair(
        Array.from({ length: 22 }, (_, step) => [-9 + step * 0.9, -2.3, z]),
        42,
        { wide: 1.2, most: 1 },
      )
    for (let x = -8; x <= 9; x += 0.9)
      pen.hair(
        Array.from({ length: 12 }, (_, step) => [x, -2.3, 2 - step]),
        42,
        { wide: 1.2, most: 1 },
      )
  },
})

/** Leaf switch, and under it a rack of accelerators joined by short fibers. */
function column(pen, p, index) {
  const [x] = leaf(index)
  pen.box([x, 0, 0], [0.74, 0.22, 0.5], 56, { edge: 130, bias: 0.2 })
  pen.box([x, -1.3, -0.3], [0.78, 2, 1], 32, { edge: 84 })
  for (let unit = 0; unit < 8; unit++) {
    const y = -0.5 - unit * 0.23
    pen.face(
      [
        [x - 0.34, y - 0.09, 0.21],
        [x + 0.34, y - 0.09, 0.21],
        [x + 0.34, y + 0.09, 0.21],
        [x - 0.34, y + 0.09, 0.21],
      ],
      40,
      { edge: 80, bias: 0.5, normal: [0, 0, 1] },
    )
    const busy =
      0.5 + 0.5 * Math.sin(Math.PI * 2 * (p * (1 + (unit % 3)) + index * 0.31 + unit * 0.17))
    for (const port of [-0.2, 0.2]) {
      pen.spark([x + port, y, 0.24], 0.5 + 1.1 * busy, { size: 1.7, most: 2.2, bias: 0.8 })
      const lane = x + port * (0.55 + unit * 0.055)
      pen.beam(
        [
          [x + port, y, 0.24],
          [lane, y + 0.05, 0.34],
          [lane, -0.3, 0.34],
          [lane, -0.12, 0.26],
        ],
        0.2 + 0.55 * busy,
        { wide: 0.7, least: 0.6, most: 1.4, bias: 0.9 },
      )
    }
  }
}
