import { dice, loop, sway, turn } from '../darkroom/scene.js'

/*
 * Light-sheet microscopy: a sheet of light as thin as a cell goes up and down through a cleared
 * brain, and the cells it meets shine. Two objectives look on.
 */

const cells = makeCells()
const axons = makeAxons()

function makeCells() {
  const next = dice(77)
  const list = []
  while (list.length < 2600) {
    const [x, y, z] = [next() * 2 - 1, next() * 2 - 1, next() * 2 - 1]
    const shape = inside(x * 1.5, y * 1.15, z * 1.2)
    if (shape > 1 || (shape < 0.62 && next() < 0.55)) continue
    list.push({
      at: [x * 1.5, y * 1.15, z * 1.2],
      size: 0.6 + next() ** 3 * 2.2,
      strength: 0.35 + next(),
    })
  }
  return list
}

/** Two lobes with a cleft between them: below 1 inside. */
function inside(x, y, z) {
  const lobe = (side) => Math.hypot((x - side * 0.55) / 0.82, y / 1.02, z / 1.1)
  return Math.min(lobe(-1), lobe(1), Math.hypot(x / 0.5, (y + 0.75) / 0.42, z / 0.5))
}

function makeAxons() {
  const next = dice(5)
  return Array.from({ length: 46 }, () => {
    const side = next() < 0.5 ? -1 : 1
    let [x, y, z] = [side * (0.3 + next() * 0.6), next() * 1.4 - 0.7, next() * 1.2 - 0.6]
    let [u, v, w] = [next() - 0.5, next() - 0.5, next() - 0.5]
    const points = []
    for (let step = 0; step < 26; step++) {
      points.push([x, y, z])
      u += (next() - 0.5) * 0.5
      v += (next() - 0.5) * 0.5
      w += (next() - 0.5) * 0.5
      const long = Math.hypot(u, v, w) || 1
      ;[x, y, z] = [x + (u / long) * 0.045, y + (v / long) * 0.045, z + (w / long) * 0.045]
    }
    return points
  })
}

export const film = loop({
  seconds: 6,
  fog: { from: 4.6, to: 9 },
  quiet: [0.16, 0.52],
  least: 0.1,
  lens: (p) => ({
    from: [2.3 + sway(p, 0.35), 1.7, 5.6 - sway(p, 0.2, 0.5)],
    to: [0, 0, 0],
    fov: 33,
    centre: [0.65, 0.5],
  }),
  paint(pen, p) {
    const level = -0.98 * Math.cos(turn * p)
    const rising = Math.sin(turn * p) >= 0 ? 1 : -1
    const near = (y) => {
      const gap = (y - level) * rising
      // In the sheet, or just left behind: the cells fade slowly, as fluorescence seems to.
      return Math.exp(-((gap / 0.045) ** 2)) + (gap < 0 ? 0.34 * Math.exp(gap / 0.34) : 0)
    }
    // Where the sheet turns round, what it leaves behind is on the other side: there it must be dark.
    const after = Math.abs(Math.sin(turn * p))
    for (const { at, size, strength } of cells) {
      const glow = near(at[1])
      const gap = Math.exp(-(((at[1] - level) / 0.045) ** 2))
      const value = strength * (0.14 + 1.9 * gap + 1.0 * (glow - gap) * after)
      pen.spark(at, value, { size: size * (0.75 + 0.5 * gap), least: 0.6, most: 4.5 })
    }
    for (const points of axons) {
      pen.hair(points, 64, { wide: 0.5, alpha: 0.35, most: 0.8 })
      pen.beam(points, (s) => 0.9 * near(points[Math.min(25, Math.round(s * 25))][1]) * after, {
        wide: 0.6,
        most: 1.4,
      })
    }
    sheetOf(pen, level)
    for (const side of [-1, 1]) objective(pen, side, level)
  },
})

/** The sheet: a waist in the middle, wider where it enters and leaves. */
function sheetOf(pen, y) {
  const width = 26
  for (let row = 0; row < width; row++) {
    const z = (row / (width - 1) - 0.5) * 2.5
    const power = 0.13 * (1 - Math.abs(z / 1.3) ** 4)
    pen.beam(
      Array.from({ length: 17 }, (_, step) => [-2.1 + (step / 16) * 4.2, y, z]),
      (s) => power * (0.55 + 0.8 * Math.exp(-(((s - 0.5) / 0.3) ** 2))),
      { wide: 1.4, least: 0.8, most: 3 },
    )
  }
}

/** Cylinder lens and fiber at each side, moving with the sheet. */
function objective(pen, side, y) {
  const ring = (x, r) =>
    Array.from({ length: 33 }, (_, step) => [
      x,
      y + Math.sin((step / 32) * turn) * r,
      Math.cos((step / 32) * turn) * r,
    ])
  for (const [x, r, level] of [
    [2.12, 0.34, 110],
    [2.3, 0.36, 90],
    [2.75, 0.36, 80],
    [2.95, 0.2, 80],
    [3.3, 0.2, 70],
  ])
    pen.hair(ring(side * x, r), level, { wide: 0.8, most: 1.2, alpha: 0.8 })
  for (let step = 0; step < 12; step++) {
    const [s, c] = [Math.sin((step / 12) * turn), Math.cos((step / 12) * turn)]
    pen.hair(
      [
        [side * 2.3, y + s * 0.36, c * 0.36],
        [side * 2.75, y + s * 0.36, c * 0.36],
        [side * 2.95, y + s * 0.2, c * 0.2],
        [side * 3.3, y + s * 0.2, c * 0.2],
      ],
      74,
      { wide: 0.6, alpha: 0.7 },
    )
  }
  pen.beam(
    Array.from({ length: 12 }, (_, step) => [side * (2.3 + step * 0.22), y, 0]),
    1.1,
    { wide: 1.4, most: 2.4 },
  )
}
