import { fract, loop, sway } from '../darkroom/scene.js'
import { cube, detector, high, lens, mirror, post, tube } from './optical-bench-mounts.js'

/*
 * A breadboard seen low over its holes: a collimated beam leaves its fiber, is folded by mirrors,
 * divided by a cube, passes a lens and a crystal, and comes home into two detectors.
 */

const path = [
  [-3.6, 1.2],
  [-0.6, 1.2],
  [-0.6, -1.2],
  [2.2, -1.2],
  [2.2, 0.6],
  [4.4, 0.6],
]
const branch = [
  [0.8, -1.2],
  [0.8, 1.9],
  [3.6, 1.9],
]
const mirrors = [
  [-0.6, 1.2, 0.25],
  [-0.6, -1.2, -0.25],
  [2.2, -1.2, 0.25],
  [2.2, 0.6, -0.75],
  [0.8, 1.9, 0.25],
]

const wave = (p, s) => fract(p * 2 - s)
const tail = (part) => Math.exp(-part * 6) + Math.exp((part - 1) * 50)

function run(corners) {
  const points = [[corners[0][0], high, corners[0][1]]]
  for (let step = 1; step < corners.length; step++) {
    const [a, b] = [corners[step - 1], corners[step]]
    const pieces = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 0.12)
    for (let piece = 1; piece <= pieces; piece++)
      points.push([
        a[0] + ((b[0] - a[0]) * piece) / pieces,
        high,
        a[1] + ((b[1] - a[1]) * piece) / pieces,
      ])
  }
  return points
}

const [main, side] = [run(path), run(branch)]

export const film = loop({
  seconds: 6,
  fog: { from: 6, to: 15 },
  quiet: [0.16, 0.56],
  least: 0.1,
  lens: (p) => ({
    from: [3.4 + sway(p, 0.4), 2.9 + sway(p, 0.1, 1), 7.6],
    to: [1.5, 0.4, 0],
    fov: 32,
    centre: [0.67, 0.52],
  }),
  paint(pen, p) {
    board(pen)
    pen.beam(main, (s) => 0.75 + 1.3 * tail(wave(p, s)), { wide: 2.6, most: 4, bias: 0.1 })
    pen.beam(side, (s) => 0.45 + 0.9 * tail(wave(p, 0.5 + s * 0.5)), {
      wide: 2.2,
      most: 3.4,
      bias: 0.1,
    })
    // The beam lights the board under it, faintly.
    pen.beam(
      main.map(([x, , z]) => [x, 0.01, z]),
      0.12,
      { wide: 9, most: 14, bias: -0.1 },
    )
    for (const [x, z, angle] of mirrors) mirror(pen, x, z, angle * Math.PI)
    collimator(pen)
    cube(pen, 0.8, -1.2)
    lens(pen, 1.5, -1.2, 0)
    lens(pen, -2, 1.2, 0)
    lens(pen, 0.8, 0.6, Math.PI / 2)
    detector(pen, 4.5, 0.6, 0.9 + 1.4 * tail(wave(p, 1)))
    detector(pen, 3.7, 1.9, 0.8 + 1.1 * tail(wave(p, 1)))
  },
})

function board(pen) {
  pen.face(
    [
      [-6, 0, 3.4],
      [6.4, 0, 3.4],
      [6.4, 0, -4.2],
      [-6, 0, -4.2],
    ],
    30,
    { normal: [0, 1, 0], edge: 64, bias: -4 },
  )
  pen.face(
    [
      [-6, 0, 3.4],
      [6.4, 0, 3.4],
      [6.4, -0.3, 3.4],
      [-6, -0.3, 3.4],
    ],
    34,
    { edge: 64, bias: -4 },
  )
  for (let x = -5.75; x < 6.3; x += 0.5) {
    for (let z = -4; z < 3.3; z += 0.5) {
      const at = pen.lens.point([x, 0, z])
      if (!at) continue
      pen.add(at[2] + 3, () => {
        pen.solid.fillStyle = pen.tone(8, at[2])
        pen.solid.strokeStyle = pen.tone(70, at[2])
        pen.solid.lineWidth = 0.7
        pen.solid.beginPath()
        pen.solid.ellipse(at[0], at[1], 62 / at[2], 22 / at[2], 0, 0, 7)
        pen.solid.fill()
        pen.solid.stroke()
      })
    }
  }
}

function collimator(pen) {
  const [x, z] = path[0]
  post(pen, x + 0.1, z, high - 0.14)
  tube(pen, [x - 0.5, high, z], [x + 0.25, high, z], 0.14, 96, 16, 'x')
  const fiber = Array.from({ length: 40 }, (_, step) => {
    const s = step / 39
    return [
      x - 0.5 - s * 2.6,
      high - 0.55 * Math.min(1, s * 2.2) ** 2,
      z + 0.5 * Math.sin(s * 5) * s,
    ]
  })
  pen.beam(fiber, 0.7, { wide: 1.6, most: 2.4 })
}
