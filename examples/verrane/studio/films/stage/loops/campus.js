import { dice, fract, loop, turn } from '../darkroom/scene.js'

/*
 * A campus from above: ducts along the paths, and light that leaves the equipment room in the
 * middle for every building. A building shows its floors for as long as light comes in.
 */

const grid = 4.2
const buildings = makeBuildings()
const routes = buildings.slice(1).map((one, index) => way(buildings[0], one, index))

function makeBuildings() {
  const next = dice(23)
  const list = [{ x: 0, z: 0, w: 2.2, d: 2.2, h: 1.5 }]
  for (let column = -3; column <= 3; column++) {
    for (let row = -3; row <= 2; row++) {
      if ((column === 0 && row === 0) || next() < 0.16) continue
      list.push({
        x: column * grid + (next() - 0.5) * 0.7,
        z: row * grid + (next() - 0.5) * 0.7,
        w: 1.6 + next() * 1.2,
        d: 1.6 + next() * 1.2,
        h: 0.7 + next() ** 2 * 2.8,
      })
    }
  }
  return list
}

/** Along the streets between the blocks: first across, then along, each in its own lane. */
function way(from, to, index) {
  const lane = ((index % 7) - 3) * 0.11
  const street = Math.round(to.x / grid - Math.sign(to.x || 1) * 0.5) * grid + lane
  const cross = (to.z >= 0 ? 0.5 : -0.5) * grid + lane
  const x =
    Math.abs(to.x) < grid * 0.4
      ? lane * 0.6 + 0.5 * grid
      : street + (to.x > 0 ? 0.5 : -0.5) * grid * (Math.abs(street) < 0.5 ? 1 : 0)
  const corners = [
    [from.x + lane, from.z],
    [from.x + lane, cross],
    [x, cross],
    [x, to.z + lane * 0.5],
    [to.x, to.z + lane * 0.5],
  ]
  const points = [[corners[0][0], 0.02, corners[0][1]]]
  for (let step = 1; step < corners.length; step++) {
    const [a, b] = [corners[step - 1], corners[step]]
    const pieces = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 0.4))
    for (let piece = 1; piece <= pieces; piece++)
      points.push([
        a[0] + ((b[0] - a[0]) * piece) / pieces,
        0.02,
        a[1] + ((b[1] - a[1]) * piece) / pieces,
      ])
  }
  return { points, phase: (index * 0.618) % 1, long: points.length * 0.4 }
}

const tail = (part) => (part < 0 ? Math.exp(part * 40) : Math.exp(-part * 6))

export const film = loop({
  seconds: 6,
  fog: { from: 19, to: 38 },
  quiet: [0.2, 0.62],
  least: 0.1,
  lens: (p) => ({
    from: [9 + 0.9 * Math.sin(turn * p), 13.5, 15 + 0.9 * Math.cos(turn * p)],
    to: [0.4, 0, 0],
    fov: 34,
    centre: [0.66, 0.5],
  }),
  paint(pen, p) {
    for (let line = -4; line <= 4; line++) {
      const at = (line - 0.5) * grid
      const run = Array.from({ length: 31 }, (_, step) => -18 + step * 1.2)
      for (const off of [-0.55, 0.55]) {
        pen.hair(
          run.map((z) => [at + off, 0, z]),
          40,
          { wide: 2, most: 1, bias: -0.5 },
        )
        pen.hair(
          run.map((x) => [x, 0, at + off]),
          40,
          { wide: 2, most: 1, bias: -0.5 },
        )
      }
    }
    for (const { points, phase, long } of routes) {
      const head = fract(p + phase) * 1.6
      pen.beam(points, (s) => 0.26 + 2 * tail(head - s * Math.min(1, long / 16)), {
        wide: 4,
        least: 0.8,
        most: 2.6,
        bias: -0.2,
      })
    }
    buildings.forEach((one, index) => building(pen, p, one, index))
  },
})

function building(pen, p, { x, z, w, d, h }, index) {
  pen.box([x, h / 2, z], [w, h, d], index ? 44 : 58, { edge: index ? 74 : 110 })
  const route = index ? routes[index - 1] : undefined
  const came = route ? fract(p + route.phase) * 1.6 - Math.min(1, route.long / 16) : 0
  const burn = route
    ? 0.32 +
      1.5 *
        (came < 0 ? Math.exp(came * 14) * 1 + Math.exp(-(came + 1.6) * 2.2) : Math.exp(-came * 2.2))
    : 1.2
  const floors = Math.max(1, Math.floor(h / 0.36))
  for (let floor = 0; floor < floors; floor++) {
    const y = 0.2 + floor * 0.36
    for (let window = 0; window < 6; window++) {
      const lit = Math.abs(Math.sin(index * 12.9 + floor * 78.2 + window * 37.7))
      if (lit < 0.42) continue
      const [a, b] = [-w / 2 + ((window + 0.22) / 6) * w, -w / 2 + ((window + 0.78) / 6) * w]
      pen.pane(
        [
          [x + a, y, z + d / 2 + 0.01],
          [x + b, y, z + d / 2 + 0.01],
          [x + b, y + 0.13, z + d / 2 + 0.01],
          [x + a, y + 0.13, z + d / 2 + 0.01],
        ],
        burn * lit * 0.8,
        { bias: 0.6 },
      )
      const [e, f] = [-d / 2 + ((window + 0.22) / 6) * d, -d / 2 + ((window + 0.78) / 6) * d]
      pen.pane(
        [
          [x + w / 2 + 0.01, y, z + e],
          [x + w / 2 + 0.01, y, z + f],
          [x + w / 2 + 0.01, y + 0.13, z + f],
          [x + w / 2 + 0.01, y + 0.13, z + e],
        ],
        burn * lit * 0.55,
        { bias: 0.6 },
      )
    }
  }
  if (!index) pen.spark([x, h + 0.02, z], 2, { size: 9, most: 4, bias: 1 })
}
