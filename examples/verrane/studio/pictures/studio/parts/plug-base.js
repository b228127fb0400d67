import { cyl, group, ring, turned } from './core.js'
import { ceramic, dark, hues, plastic } from './materials.js'
import { named } from './named.js'

/*
 * Plugs. Each points along +z with its end face at z = 0 and its cable leaving at z = -tail.
 * They are groups with `userData.tail` (mm) and `userData.exits` (x, y of each cable).
 */

export function plug(parts, tail, exits = [[0, 0]]) {
  const node = group(parts)
  node.userData = { tail, exits }
  return named('Connector', node)
}

/** Tapered strain relief with rings, from z = -start over `length`. */
export function boot(start, length, thick, thin, color = hues.white) {
  const profile = []
  const rings = Math.max(4, Math.round(length / 2.6))
  for (let index = 0; index < rings; index++) {
    const at = index / rings
    const radius = (thick + (thin - thick) * at) / 2
    const step = length / rings
    const along = -start - at * length
    profile.push(
      [radius, along],
      [radius * 0.97, along - step * 0.58],
      [radius * 0.82, along - step * 0.62],
      [radius * 0.8, along - step * 0.96],
    )
  }
  profile.push([thin / 2, -start - length], [0.01, -start - length])
  return turned(
    [[0.01, -start], ...profile].reverse().map(([radius, along]) => [radius, along]),
    plastic(color, 0.55),
    { axis: 'z', seg: 28, crease: 0.4 },
  )
}

export function ferrule(radius, length, z = 0, angled = false) {
  const bevel = radius * 0.28
  return group([
    turned(
      [
        [0, z],
        [radius - bevel, z],
        [radius, z - bevel * 1.1],
        [radius, z - length],
        [0, z - length],
      ].reverse(),
      ceramic(),
      { axis: 'z', seg: 36 },
    ),
    cyl(radius * 0.07, 0.02, dark(), { axis: 'z', seg: 12, at: [0, 0, z + 0.005] }),
    angled &&
      ring(radius * 1.02, radius * 0.9, 0.3, plastic(hues.green), {
        axis: 'z',
        at: [0, 0, z - length * 0.75],
      }),
  ])
}
