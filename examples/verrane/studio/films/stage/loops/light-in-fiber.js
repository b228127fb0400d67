import { lerp, unit } from '../darkroom/lens.js'
import { dice, fract, loop, sway, turn } from '../darkroom/scene.js'

/*
 * The motif: a sheaf of fibers comes in, is drawn through one point, splits and arrives. Light
 * runs along each fiber in pulses; where a fiber ends, it burns as a point when the pulse is there.
 */

const count = 56
const knot = [-0.7, 0, 0]
const fibers = makeFibers()

function makeFibers() {
  const next = dice(7)
  return Array.from({ length: count }, (_, index) => {
    const angle = index * 2.399963
    const radius = Math.sqrt((index + 0.5) / count)
    const [y, z] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
    const start = [-7.4, -1.9 + y * 1.05, z * 1.5 + 0.6]
    const long = 1.55 + next() * 1.15
    const end = [long, y * 1.95 + 0.05, z * 1.9]
    const points = []
    for (let step = 0; step <= 64; step++) points.push(course(start, end, step / 64, y, z))
    return { points, speed: next() < 0.5 ? 1 : 2, phase: next(), strength: 0.55 + next() * 0.75, z }
  })
}

/** In along a curve to the knot, through it in a strand as thin as a finger, and out again. */
function course(start, end, s, y, z) {
  const split = 0.6
  if (s < split) {
    const part = s / split
    const a = [start[0] + 3.6, start[1] * 0.75 + 0.1, start[2] * 0.9]
    const b = [knot[0] - 1.7, y * 0.05, z * 0.05]
    return bezier(start, a, b, [knot[0], y * 0.045, z * 0.045], part)
  }
  const part = (s - split) / (1 - split)
  const from = [knot[0], y * 0.045, z * 0.045]
  const dir = unit([1, y * 0.06, z * 0.06])
  return bezier(
    from,
    [from[0] + dir[0], from[1] + dir[1], from[2] + dir[2]],
    [end[0] - 1.1, end[1] * 0.9, end[2] * 0.9],
    end,
    part,
  )
}

function bezier(a, b, c, d, s) {
  const [ab, bc, cd] = [lerp(a, b, s), lerp(b, c, s), lerp(c, d, s)]
  return lerp(lerp(ab, bc, s), lerp(bc, cd, s), s)
}

/** A pulse: quick front, long tail. */
const pulse = (distance) => (distance < 0 ? Math.exp(distance * 90) : Math.exp(-distance * 11))

export const film = loop({
  seconds: 8,
  fog: { from: 5, to: 14 },
  quiet: [0.1, 0.56],
  least: 0.1,
  lens: (p) => ({
    from: [0.6 + sway(p, 0.35), 0.9 + sway(p, 0.12, 1), 7.6],
    to: [0.1, 0, 0],
    fov: 34,
    centre: [0.66, 0.5],
  }),
  paint(pen, p) {
    for (const { points, speed, phase, strength } of fibers) {
      const head = (s) => fract(p * speed + phase - s * 0.62) / 0.62
      const back = (s) => pulse(head(s)) + pulse(head(s) - 1 / 0.62)
      pen.hair(points, 58, { wide: 0.55, least: 0.4, most: 1.1, alpha: 0.5 })
      pen.beam(points, (s) => strength * (0.07 + 0.13 * s + 1.6 * back(s)), {
        wide: 0.85,
        least: 0.8,
        most: 2.4,
      })
      const burn = back(1)
      pen.spark(points.at(-1), strength * (0.45 + 3 * burn), { size: 1.7 + 1.6 * burn, most: 6 })
    }
    pen.spark(knot, 1.1 + 0.1 * Math.sin(turn * 2 * p), { size: 2.4 })
  },
})
