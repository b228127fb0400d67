import { fract, loop, sway, turn } from '../darkroom/scene.js'

/*
 * A breadboard seen low over its holes: a collimated beam leaves its fiber, is folded by mirrors,
 * divided by a cube, passes a lens and a crystal, and comes home into two detectors.
 */

const high = 0.62
const path = [[-3.6, 1.2], [-0.6, 1.2], [-0.6, -1.2], [2.2, -1.2], [2.2, 0.6], [4.4, 0.6]]
const branch = [[0.8, -1.2], [0.8, 1.9], [3.6, 1.9]]
const mirrors = [[-0.6, 1.2, 0.25], [-0.6, -1.2, -0.25], [2.2, -1.2, 0.25], [2.2, 0.6, -0.75], [0.8, 1.9, 0.25]]

const wave = (p, s) => fract(p * 2 - s)
const tail = (part) => Math.exp(-part * 6) + Math.exp((part - 1) * 50)

function run(corners) {
  const points = [[corners[0][0], high, corners[0][1]]]
  for (let step = 1; step < corners.length; step++) {
    const [a, b] = [corners[step - 1], corners[step]]
    const pieces = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 0.12)
    for (let piece = 1; piece <= pieces; piece++) points.push([a[0] + ((b[0] - a[0]) * piece) / pieces, high, a[1] + ((b[1] - a[1]) * piece) / pieces])
  }
  return points
}

const [main, side] = [run(path), run(branch)]

export const film = loop({
  seconds: 7,
  fog: { from: 6, to: 15 },
  quiet: [0.16, 0.56],
  least: 0.1,
  lens: (p) => ({ from: [3.4 + sway(p, 0.4), 2.9 + sway(p, 0.1, 1), 7.6], to: [1.5, 0.4, 0], fov: 32, centre: [0.67, 0.52] }),
  paint(pen, p) {
    board(pen)
    pen.beam(main, (s) => 0.75 + 1.3 * tail(wave(p, s)), { wide: 2.6, most: 4, bias: 0.1 })
    pen.beam(side, (s) => 0.45 + 0.9 * tail(wave(p, 0.5 + s * 0.5)), { wide: 2.2, most: 3.4, bias: 0.1 })
    // The beam lights the board under it, faintly.
    pen.beam(main.map(([x, , z]) => [x, 0.01, z]), 0.12, { wide: 9, most: 14, bias: -0.1 })
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
  pen.face([[-6, 0, 3.4], [6.4, 0, 3.4], [6.4, 0, -4.2], [-6, 0, -4.2]], 30, { normal: [0, 1, 0], edge: 64, bias: -4 })
  pen.face([[-6, 0, 3.4], [6.4, 0, 3.4], [6.4, -0.3, 3.4], [-6, -0.3, 3.4]], 34, { edge: 64, bias: -4 })
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

/** Post, foot and holder under an optic at (x, z). */
function post(pen, x, z, top = high - 0.24) {
  pen.box([x, 0.04, z], [0.5, 0.08, 0.34], 62, { edge: 100, bias: -0.1 })
  tube(pen, [x, 0.08, z], [x, top, z], 0.075, 92)
}

function tube(pen, a, b, r, level, sides = 14, axis = 'y') {
  const ring = (c) => Array.from({ length: sides + 1 }, (_, step) => {
    const [s, t] = [Math.sin((step / sides) * turn) * r, Math.cos((step / sides) * turn) * r]
    return axis === 'y' ? [c[0] + s, c[1], c[2] + t] : axis === 'x' ? [c[0], c[1] + s, c[2] + t] : [c[0] + s, c[1] + t, c[2]]
  })
  const [first, last] = [ring(a), ring(b)]
  for (let step = 0; step < sides; step++) {
    const [s, t] = [Math.sin(((step + 0.5) / sides) * turn), Math.cos(((step + 0.5) / sides) * turn)]
    const normal = axis === 'y' ? [s, 0, t] : axis === 'x' ? [0, s, t] : [s, t, 0]
    pen.face([first[step], first[step + 1], last[step + 1], last[step]], level, { normal, both: false, bias: 0.02 })
  }
  pen.face(last, level * 1.1, { edge: level * 1.5, bias: 0.03 })
  pen.face(first, level * 0.9, { edge: level * 1.4, bias: 0.03 })
}

const place = (x, z, angle) => (u, y, v) => [x + u * Math.cos(angle) + v * Math.sin(angle), y, z - u * Math.sin(angle) + v * Math.cos(angle)]

/** Square plate with a round mirror, standing across `angle`, and its two screws behind. */
function mirror(pen, x, z, angle) {
  post(pen, x, z)
  const at = place(x, z, angle)
  const size = 0.25
  const plate = (v, s, level, options) => pen.face([at(-s, high - s, v), at(s, high - s, v), at(s, high + s, v), at(-s, high + s, v)], level, options)
  plate(-0.1, size, 58, { edge: 108 })
  plate(-0.03, size, 66, { edge: 120, bias: 0.02 })
  for (const [u, w] of [[size, size], [size, -size], [-size, size]]) pen.hair([at(u * 0.8, high + w * 0.8, -0.03), at(u * 0.8, high + w * 0.8, -0.26)], 120, { wide: 3, most: 3 })
  const disc = Array.from({ length: 25 }, (_, step) => at(Math.cos((step / 24) * turn) * 0.18, high + Math.sin((step / 24) * turn) * 0.18, 0))
  pen.face(disc, 96, { edge: 170, bias: 0.04 })
  pen.spark([x, high, z], 1.3, { size: 4, most: 4.5, bias: 0.2 })
}

function cube(pen, x, z) {
  post(pen, x, z, high - 0.22)
  const s = 0.2
  const c = (i, j, k) => [x + (i ? s : -s), high + (j ? s : -s), z + (k ? s : -s)]
  const edges = [[[0, 0, 0], [1, 0, 0]], [[0, 0, 0], [0, 1, 0]], [[0, 0, 0], [0, 0, 1]], [[1, 1, 1], [0, 1, 1]], [[1, 1, 1], [1, 0, 1]], [[1, 1, 1], [1, 1, 0]], [[1, 0, 0], [1, 1, 0]], [[1, 0, 0], [1, 0, 1]], [[0, 1, 0], [1, 1, 0]], [[0, 1, 0], [0, 1, 1]], [[0, 0, 1], [1, 0, 1]], [[0, 0, 1], [0, 1, 1]]]
  for (const [a, b] of edges) pen.hair([c(...a), c(...b)], 170, { wide: 1, most: 1.5, alpha: 0.9, bias: 0.1 })
  pen.pane([c(0, 0, 1), c(1, 0, 0), c(1, 1, 0), c(0, 1, 1)], 0.16, { bias: 0.05 })
}

function lens(pen, x, z, angle) {
  post(pen, x, z, high - 0.26)
  const at = place(x, z, angle)
  const ring = (r, u) => Array.from({ length: 33 }, (_, step) => at(u, high + Math.sin((step / 32) * turn) * r, Math.cos((step / 32) * turn) * r))
  pen.hair(ring(0.27, -0.04), 120, { wide: 1.6, most: 2 })
  pen.hair(ring(0.27, 0.04), 150, { wide: 1.6, most: 2 })
  pen.hair(ring(0.2, 0.02), 110, { wide: 0.8 })
  pen.pane(ring(0.2, 0), 0.09)
}

function detector(pen, x, z, burn) {
  post(pen, x, z, high - 0.2)
  pen.box([x + 0.16, high, z], [0.32, 0.4, 0.4], 58, { edge: 110 })
  pen.spark([x - 0.01, high, z], 1.2 + burn, { size: 5, most: 6, bias: 0.3 })
  pen.hair(Array.from({ length: 14 }, (_, step) => [x + 0.32 + step * 0.16, high - 0.06 - 0.55 * (step / 13) ** 0.5, z + 0.1 * step * 0.4]), 90, { wide: 2, most: 2 })
}

function collimator(pen) {
  const [x, z] = path[0]
  post(pen, x + 0.1, z, high - 0.14)
  tube(pen, [x - 0.5, high, z], [x + 0.25, high, z], 0.14, 96, 16, 'x')
  const fiber = Array.from({ length: 40 }, (_, step) => {
    const s = step / 39
    return [x - 0.5 - s * 2.6, high - 0.55 * Math.min(1, s * 2.2) ** 2, z + 0.5 * Math.sin(s * 5) * s]
  })
  pen.beam(fiber, 0.7, { wide: 1.6, most: 2.4 })
}
