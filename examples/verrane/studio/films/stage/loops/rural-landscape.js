import { dice, fract, loop, sway } from '../darkroom/scene.js'

/*
 * Open country at night: ridge behind ridge, and across the fields one line of light from farm to
 * farm. It reaches each of them in turn.
 */

const farms = [
  [-4, -2],
  [3.5, -7],
  [10, -4],
  [7, -15],
  [16, -12],
  [-2, -20],
  [12, -24],
  [22, -22],
  [4, -33],
  [18, -36],
]
const links = [
  [0, 1],
  [1, 2],
  [1, 3],
  [3, 4],
  [3, 5],
  [4, 6],
  [6, 7],
  [6, 8],
  [8, 9],
]
const hops = [0, 1, 2, 2, 3, 3, 4, 5, 5, 6]

const ground = (x, z) =>
  1.1 * Math.sin(x * 0.13 + 0.6) * Math.cos(z * 0.11 + 0.4) +
  0.5 * Math.sin(x * 0.29 - z * 0.17) +
  Math.max(0, -z - 26) ** 1.25 * 0.075 * (0.7 + 0.3 * Math.sin(x * 0.16 + 1)) -
  0.5

const roads = links.map(([a, b], index) => {
  const [[x1, z1], [x2, z2]] = [farms[a], farms[b]]
  const bow = (index % 2 ? 1 : -1) * 0.16
  return Array.from({ length: 41 }, (_, step) => {
    const s = step / 40
    const swing = Math.sin(Math.PI * s) * bow
    const x = x1 + (x2 - x1) * s + (z2 - z1) * swing
    const z = z1 + (z2 - z1) * s - (x2 - x1) * swing
    return [x, ground(x, z) + 0.06, z]
  })
})
const entry = Array.from({ length: 30 }, (_, step) => {
  const s = step / 29
  const [x, z] = [-20 + 16 * s, 6 - 8 * s + Math.sin(s * 3) * 0.8]
  return [x, ground(x, z) + 0.06, z]
})

const tail = (part) => (part < 0 ? Math.exp(part * 26) : Math.exp(-part * 3.4))

export const film = loop({
  seconds: 6,
  fog: { from: 12, to: 62, colour: [24, 22, 26] },
  quiet: [0.16, 0.56],
  least: 0.12,
  ground: (x, y) => {
    const horizon =
      Math.exp(-(((y - 0.26) / 0.17) ** 2)) * Math.min(1, Math.max(0, (x - 0.2) / 0.6)) ** 1.4
    return [13 + horizon * 22, 16 + horizon * 14, 20.5 + horizon * 12]
  },
  lens: (p) => ({
    from: [-1 + sway(p, 0.6), 8.6 + sway(p, 0.2, 1.3), 15],
    to: [5.5, 0.4, -13],
    fov: 34,
    centre: [0.63, 0.5],
  }),
  paint(pen, p) {
    land(pen)
    const wave = (hop, s) => {
      const now = fract(p * 1) * 9
      const own = hop + s
      return tail(now - own) + tail(now - own - 9) + tail(now - own + 9)
    }
    pen.beam(entry, (s) => 0.5 + 1.6 * wave(-1, s), {
      wide: 7,
      least: 1,
      most: 3,
      bias: 0.9,
      fade: 0.6,
    })
    roads.forEach((points, index) =>
      pen.beam(points, (s) => 0.42 + 1.9 * wave(hops[links[index][0]], s), {
        wide: 7,
        least: 0.9,
        most: 2.8,
        bias: 0.9,
        fade: 0.6,
      }),
    )
    farms.forEach(([x, z], index) => farm(pen, x, z, index, 0.65 + 1.1 * wave(hops[index], 0)))
  },
})

function land(pen) {
  const step = 1.5
  for (let z = 12; z > -58; z -= step) {
    const line = []
    for (let x = -44; x <= 48; x += step) line.push([x, ground(x, z), z])
    const low = line.map(([x, , at]) => [x, -6, at])
    // Strips of eight: a ridge hides what lies behind it without one polygon per field.
    for (let index = 0; index + 4 < line.length; index += 4) {
      pen.face(
        [...line.slice(index, index + 5), ...low.slice(index, index + 5).reverse()],
        19 + 4 * Math.sin(z * 0.7),
        { flatLit: true, normal: [0, 0, 1] },
      )
    }
    pen.hair(line, 50, { wide: 3, most: 1, least: 0.5, bias: 0.05, alpha: 0.8 })
  }
}

function farm(pen, x, z, index, burn) {
  const next = dice(index + 60)
  const y = ground(x, z) - 0.1
  for (let house = 0; house < 2 + (index % 2); house++) {
    const [w, d, h] = [0.9 + next() * 0.8, 0.8 + next() * 0.5, 0.55 + next() * 0.25]
    const [cx, cz] = [x + (house - 0.6) * 1.6, z - 0.4 - next() * 1.2]
    const [l, r, f, b] = [cx - w / 2, cx + w / 2, cz + d / 2, cz - d / 2]
    pen.box([cx, y + h / 2, cz], [w, h, d], 52, { edge: 92, bias: 0.6 })
    for (const side of [f, b])
      pen.face(
        [
          [l, y + h, side],
          [r, y + h, side],
          [r, y + h + 0.42, cz],
          [l, y + h + 0.42, cz],
        ],
        58,
        { edge: 100, bias: 0.8 },
      )
    if (house < 2)
      pen.pane(
        [
          [cx - 0.14, y + 0.18, f + 0.02],
          [cx + 0.14, y + 0.18, f + 0.02],
          [cx + 0.14, y + 0.44, f + 0.02],
          [cx - 0.14, y + 0.44, f + 0.02],
        ],
        burn,
        { bias: 1.4, fade: 0.4 },
      )
  }
  if (index % 3 === 1)
    pen.box([x + 1.7, y + 0.9, z - 0.8], [0.5, 1.8, 0.5], 52, { edge: 92, bias: 0.6 })
  pen.spark([x, y + 0.16, z], 0.8 + burn, { size: 13, least: 1.2, most: 4.5, bias: 1.5, fade: 0.5 })
}
