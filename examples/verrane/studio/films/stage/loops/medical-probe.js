import { fract, loop, sway, turn } from '../darkroom/scene.js'

/*
 * Optical coherence tomography inside a vessel: a probe as thin as a hair turns its beam round
 * and round; where it has just looked, the wall's layers still show.
 */

const rings = 44
const around = 72
const from = -3.6
const to = 3.4
const turns = 4
const tip = 0.25

/** The wall: a tube that is nowhere quite round. */
function wall(s, angle, layer = 0) {
  const x = from + (to - from) * s
  const fold =
    0.07 * Math.sin(angle * 3 + x * 1.3) +
    0.05 * Math.sin(angle * 5 - x * 2.1) +
    0.07 * Math.sin(x * 1.1 + 1)
  const radius = 1.28 + fold + layer * 0.13
  return [x, Math.sin(angle) * radius, Math.cos(angle) * radius]
}

const behind = (angle, head) => fract((head - angle) / turn)

export const film = loop({
  seconds: 8,
  fog: { from: 4.4, to: 10.5 },
  quiet: [0.14, 0.56],
  least: 0.1,
  lens: (p) => ({
    from: [3.5 + sway(p, 0.12), 1.55 + sway(p, 0.1, 1.4), 6],
    to: [0.3, 0, 0],
    fov: 33,
    centre: [0.67, 0.5],
  }),
  develop: { glow: 1, lit: 2.6 },
  paint(pen, p) {
    const head = turn * turns * p
    for (let ring = 0; ring <= rings; ring++) {
      const s = ring / rings
      const x = from + (to - from) * s
      const near = Math.exp(-(((x - tip) / 0.42) ** 2))
      const line = []
      for (let step = 0; step <= around; step++) line.push(wall(s, (step / around) * turn))
      pen.hair(line, 70 + near * 40, { wide: 0.7, alpha: 0.55, most: 1.1 })
      if (near < 0.03) continue
      for (const layer of [0, 1, 2]) {
        const shell = line.map((_, step) => wall(s, (step / around) * turn, layer))
        pen.beam(
          shell,
          (at) =>
            near *
            (1 - layer * 0.26) *
            (0.05 + 1.5 * Math.exp(-behind(at * turn, head) * (4.2 + layer))),
          { wide: 0.95 - layer * 0.2, most: 2 },
        )
      }
    }
    for (let step = 0; step < 24; step++) {
      const line = []
      for (let ring = 0; ring <= rings; ring++) line.push(wall(ring / rings, (step / 24) * turn))
      pen.hair(line, 54, { wide: 0.5, alpha: 0.45, most: 0.9 })
    }
    probe(pen, head)
    fan(pen, head)
  },
})

/** Torque coil, window and lens of the probe, 0.36 across, its fiber lit along the middle. */
function probe(pen, head) {
  const r = 0.18
  const sides = 20
  const ring = (x, radius) =>
    Array.from({ length: sides + 1 }, (_, step) => [
      x,
      Math.sin((step / sides) * turn) * radius,
      Math.cos((step / sides) * turn) * radius,
    ])
  const tube = (a, b, radius, level, options) => {
    const [first, last] = [ring(a, radius), ring(b, radius)]
    for (let step = 0; step < sides; step++) {
      const angle = ((step + 0.5) / sides) * turn
      pen.face([first[step], first[step + 1], last[step + 1], last[step]], level, {
        normal: [0, Math.sin(angle), Math.cos(angle)],
        both: false,
        ...options,
      })
    }
  }
  const [start, end] = [from - 4, tip - 0.5]
  const pieces = 16
  for (let piece = 0; piece < pieces; piece++)
    tube(
      start + (piece / pieces) * (end - start),
      start + ((piece + 1) / pieces) * (end - start),
      r,
      100,
    )
  for (let coil = 0; coil < 46; coil++) {
    const x = from - 2.2 + coil * 0.118
    if (x < tip - 0.56)
      pen.hair(ring(x, r * 1.015).slice(9, 20), 150, {
        wide: 0.8,
        bias: 0.06,
        alpha: 0.6,
        most: 1.2,
      })
  }
  tube(tip - 0.5, tip - 0.32, r * 0.96, 130)
  for (const x of [tip - 0.32, tip + 0.52])
    pen.hair(ring(x, r * 0.9), 170, { wide: 0.8, most: 1.2 })
  for (const angle of [0.5, 2, 3.6, 5.2])
    pen.hair(
      [
        [tip - 0.32, Math.sin(angle) * r * 0.9, Math.cos(angle) * r * 0.9],
        [tip + 0.52, Math.sin(angle) * r * 0.9, Math.cos(angle) * r * 0.9],
      ],
      140,
      { wide: 0.6, alpha: 0.7 },
    )
  for (let step = 0; step < 6; step++)
    pen.hair(
      ring(tip + 0.52 + 0.2 * Math.sin((step / 6) * 1.5), r * 0.9 * Math.cos((step / 6) * 1.5)),
      130,
      { wide: 0.6, alpha: 0.6 },
    )
  pen.beam(
    [
      [tip - 0.34, 0, 0],
      [tip - 0.1, 0, 0],
      [tip, 0, 0],
    ],
    2.2,
    { wide: 2.4, bias: 0.3 },
  )
  pen.spark([tip, Math.sin(head) * 0.06, Math.cos(head) * 0.06], 2.8, {
    size: 5,
    most: 6,
    bias: 0.4,
  })
}

/** The beam: narrow at the wall, where it is focused. */
function fan(pen, head) {
  for (let ray = -4; ray <= 4; ray++) {
    const angle = head
    const s = (tip + ray * 0.012 - from) / (to - from)
    const hit = wall(s, angle, 1)
    const start = [tip + ray * 0.028, Math.sin(angle) * 0.1, Math.cos(angle) * 0.1]
    pen.beam([start, mid(start, hit, 0.33), mid(start, hit, 0.66), hit], (at) => 0.55 + 0.8 * at, {
      wide: 0.9,
      bias: 0.1,
      most: 2,
    })
  }
  pen.spark(wall((tip - from) / (to - from), head), 3, { size: 4, most: 6 })
}

const mid = (a, b, s) => a.map((value, index) => value + (b[index] - value) * s)
