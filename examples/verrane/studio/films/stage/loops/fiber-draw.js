import { fract, loop, sway, turn } from '../darkroom/scene.js'

/*
 * The draw tower: a rod of glass hangs in the furnace, glows, necks down and leaves as a fiber,
 * through the coating cup and over the capstan to the drum. Nobody is in the room.
 */

const top = 3.5
const neck = 1.55
const sides = 28

/** Radius of the glass at height y: rod, neck-down, fiber. */
function radius(y) {
  if (y > neck + 0.5) return 0.36
  const part = Math.min(1, (neck + 0.5 - y) / 1.15)
  return 0.36 * (1 - part) ** 2.6 + 0.012
}

/** How hot the glass is there. */
const heat = (y) => Math.exp(-(((y - neck) / 0.5) ** 2))

export const film = loop({
  seconds: 6,
  fog: { from: 7, to: 17 },
  quiet: [0.2, 0.58],
  least: 0.1,
  lens: (p) => ({
    from: [2.2 + sway(p, 0.35), 0.9 + sway(p, 0.08, 1), 7.4],
    to: [0.35, 0.72, 0],
    fov: 36,
    centre: [0.65, 0.5],
  }),
  develop: { lit: 2.6 },
  paint(pen, p) {
    tower(pen)
    glass(pen, p)
    furnace(pen, p)
    line(pen, p)
    capstan(pen, p)
    drum(pen, p)
    for (let z = -5; z <= 4; z += 0.75)
      pen.hair(
        Array.from({ length: 16 }, (_, step) => [-5 + step * 0.75, -2, z]),
        42,
        { wide: 1.4 },
      )
    for (let x = -5; x <= 6; x += 0.75)
      pen.hair(
        Array.from({ length: 14 }, (_, step) => [x, -2, -5 + step * 0.7]),
        42,
        { wide: 1.4 },
      )
  },
})

const ring = (y, r, x = 0, z = 0) =>
  Array.from({ length: sides + 1 }, (_, step) => [
    x + Math.sin((step / sides) * turn) * r,
    y,
    z + Math.cos((step / sides) * turn) * r,
  ])

function tower(pen) {
  for (const x of [-0.95, 0.95]) pen.box([x, 1, -0.9], [0.16, 6, 0.16], 48, { edge: 84 })
  for (const y of [-1.2, 0.1, 2.75]) pen.box([0, y, -0.9], [1.9, 0.1, 0.12], 48, { edge: 84 })
  pen.box([0, 3.2, -0.5], [0.5, 0.16, 0.9], 56, { edge: 96 })
  for (let rung = 0; rung < 18; rung++)
    pen.hair(
      [
        [0.86, -1.9 + rung * 0.3, -0.8],
        [1.04, -1.9 + rung * 0.3, -0.8],
      ],
      70,
      { wide: 1 },
    )
}

/** The rod as rings of light: dim where it is cold, blazing in the neck. */
function glass(pen, p) {
  const count = 58
  for (let index = 0; index < count; index++) {
    const y = top - (index / (count - 1)) * (top - neck + 0.75)
    const hot = heat(y)
    const flicker = 1 + 0.03 * Math.sin(turn * (p * 3 + y * 2))
    pen.beam(
      ring(y, radius(y)),
      (s) => (0.1 + 0.75 * hot) * (0.45 + 0.55 * Math.abs(Math.cos(s * turn))) * flicker,
      { wide: 0.9, most: 1.8 },
    )
    pen.spark([0, y, 0], 1.5 * hot ** 2 * flicker, { size: radius(y) * 62, most: 34 })
  }
  for (let side = 0; side < 12; side++) {
    const angle = (side / 12) * turn
    const edge = Array.from({ length: 40 }, (_, step) => {
      const y = top - (step / 39) * (top - neck + 0.75)
      return [Math.sin(angle) * radius(y), y, Math.cos(angle) * radius(y)]
    })
    pen.beam(edge, (s) => 0.12 + 0.7 * heat(top - s * (top - neck + 0.75)), {
      wide: 0.8,
      most: 1.6,
    })
  }
}

/** Ring furnace around the neck, open in front so that the glow is seen. */
function furnace(pen) {
  for (const y of [neck - 0.42, neck + 0.42]) {
    for (const r of [0.62, 0.9]) pen.hair(ring(y, r), 130, { wide: 1.2, most: 1.8 })
    const [outer, inner] = [ring(y, 0.9), ring(y, 0.62)]
    for (let step = 0; step < sides; step++)
      pen.face([outer[step], outer[step + 1], inner[step + 1], inner[step]], 66, {
        normal: [0, 1, 0],
        bias: 0.1,
      })
  }
  const [low, high] = [ring(neck - 0.42, 0.9), ring(neck + 0.42, 0.9)]
  for (let step = 0; step < sides; step++) {
    const angle = ((step + 0.5) / sides) * turn
    // Open from a little left of the viewer to a little right.
    if (Math.cos(angle - 0.28) > 0.62) continue
    pen.face([low[step], low[step + 1], high[step + 1], high[step]], 58, {
      normal: [Math.sin(angle), 0, Math.cos(angle)],
      edge: 70,
    })
  }
  const coil = ring(0, 0.6)
  for (let lap = 0; lap < 5; lap++)
    pen.beam(
      coil.map(([x, , z]) => [x, neck - 0.3 + lap * 0.15, z]),
      0.35,
      { wide: 1.4, most: 2 },
    )
}

/** From the neck down through the coating cup; beads of light show that it moves. */
function line(pen, p) {
  const points = Array.from({ length: 60 }, (_, step) => [0, neck - 0.7 - (step / 59) * 2.55, 0])
  pen.beam(points, (s) => 0.8 + 1.3 * Math.exp(-fract(s * 2 - p * 4) * 5), {
    wide: 1.5,
    most: 2.6,
    least: 1.3,
  })
  for (const [y, r] of [
    [0.35, 0.2],
    [0.12, 0.2],
    [-0.5, 0.13],
    [-0.62, 0.13],
  ])
    pen.hair(ring(y, r), 130, { wide: 1.1 })
  for (let step = 0; step < 10; step++) {
    const [s, c] = [Math.sin((step / 10) * turn), Math.cos((step / 10) * turn)]
    pen.hair(
      [
        [s * 0.2, 0.35, c * 0.2],
        [s * 0.2, 0.12, c * 0.2],
      ],
      110,
      { wide: 0.8 },
    )
    pen.hair(
      [
        [s * 0.13, -0.5, c * 0.13],
        [s * 0.13, -0.62, c * 0.13],
      ],
      110,
      { wide: 0.8 },
    )
  }
  pen.box([-0.45, 0.23, -0.3], [0.7, 0.08, 0.5], 52, { edge: 90 })
  pen.box([-0.45, -0.56, -0.3], [0.7, 0.08, 0.5], 52, { edge: 90 })
}

const wheel = (x, y, z, r) =>
  Array.from({ length: 41 }, (_, step) => [
    x + Math.sin((step / 40) * turn) * r,
    y + Math.cos((step / 40) * turn) * r,
    z,
  ])

function capstan(pen, p) {
  const [x, y, r] = [0.42, -1.4, 0.42]
  for (const z of [-0.07, 0.07]) pen.hair(wheel(x, y, z, r), 150, { wide: 1.5, most: 2 })
  pen.hair(wheel(x, y, 0.07, 0.1), 130, { wide: 1.2 })
  for (let spoke = 0; spoke < 6; spoke++) {
    const angle = (spoke / 6 - p) * turn
    pen.hair(
      [
        [x + Math.sin(angle) * 0.1, y + Math.cos(angle) * 0.1, 0.07],
        [x + Math.sin(angle) * r, y + Math.cos(angle) * r, 0.07],
      ],
      110,
      { wide: 1.2 },
    )
  }
  const around = Array.from({ length: 22 }, (_, step) => {
    const angle = -Math.PI / 2 - (step / 21) * 2.2
    return [x + Math.sin(angle) * r, y + Math.cos(angle) * r, 0]
  })
  const last = around.at(-1)
  const away = Array.from({ length: 14 }, (_, step) => [
    last[0] + ((1.75 - last[0]) * step) / 13,
    last[1] + ((-0.93 - last[1]) * step) / 13,
    0,
  ])
  pen.beam([...around, ...away], (s) => 0.8 + 1.2 * Math.exp(-fract(s * 1.5 - p * 4 + 0.1) * 5), {
    wide: 1.5,
    most: 2.4,
    least: 1.2,
    bias: 0.2,
  })
}

/** The drum turns a whole number of spokes in a loop. */
function drum(pen, p) {
  const [x, y, r] = [1.95, -1.35, 0.5]
  for (const z of [-0.42, 0.42]) {
    pen.hair(wheel(x, y, z, r + 0.14), 130, { wide: 1.6, most: 2 })
    for (let spoke = 0; spoke < 8; spoke++) {
      const angle = (spoke / 8 - p * 0.75) * turn
      pen.hair(
        [
          [x + Math.sin(angle) * 0.1, y + Math.cos(angle) * 0.1, z],
          [x + Math.sin(angle) * (r + 0.14), y + Math.cos(angle) * (r + 0.14), z],
        ],
        84,
        { wide: 1.1 },
      )
    }
  }
  for (let lap = 0; lap < 22; lap++)
    pen.beam(
      wheel(x, y, -0.38 + lap * 0.036, r),
      (s) => 0.24 + 0.7 * Math.exp(-(((fract(s + 0.12) - 0.5) / 0.13) ** 2)),
      { wide: 1, most: 1.8 },
    )
  pen.box([x, -1.75, 0], [0.3, 0.5, 1.1], 44, { edge: 84 })
}
