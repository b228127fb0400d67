import { cross, dot, unit } from './lens.js'

/** Light on the greys: from above, a little from the right and the front. */
const sun = unit([0.35, 0.82, 0.45])
const dusk = [15, 18, 23]

/**
 * Collects faces, hairlines and light in space and draws them from the back forward. Faces hide
 * light that is behind them; light in front of them stays.
 */
export function makePen(lens, solid, light, { from = 8, to = 40, colour = dusk } = {}) {
  const queue = []
  const mist = (depth) => Math.min(1, Math.max(0, (depth - from) / (to - from)))
  const tone = (level, depth, lift = 0) => {
    const fog = mist(depth)
    const grey = [level * 0.92 + lift, level + lift, level * 1.12 + lift]
    return `rgb(${grey.map((value, band) => Math.round(value + (colour[band] - value) * fog)).join(' ')})`
  }
  const add = (depth, run) => queue.push({ depth, run })
  light.lineCap = light.lineJoin = solid.lineCap = solid.lineJoin = 'round'

  function path(context, points, close = true) {
    context.beginPath()
    points.forEach(([x, y], index) => (index ? context.lineTo(x, y) : context.moveTo(x, y)))
    if (close) context.closePath()
  }

  /** Filled polygon; `level` is its grey (0..255) in full light, `edge` the grey of its outline. */
  function face(
    points,
    level,
    /** @type {Face} */ { edge, normal, bias = 0, flatLit = false, both = true, alpha = 1 } = {},
  ) {
    const n = normal ?? unit(cross(minus(points[1], points[0]), minus(points[2], points[0])))
    const out = dot(n, minus(lens.from, points[0])) >= 0 ? 1 : -1
    if (!both && out < 0) return
    const seen = lens.polygon(points)
    if (seen.length < 3) return
    const depth = points.reduce((sum, p) => sum + lens.view(p)[2], 0) / points.length
    const lit = flatLit ? 1 : 0.42 + 0.58 * Math.max(0, dot(n, sun) * out)
    add(depth - bias, () => {
      solid.globalAlpha = alpha
      solid.fillStyle = tone(level * lit, depth)
      path(solid, seen)
      solid.fill()
      if (edge) {
        solid.strokeStyle = tone(edge, depth)
        solid.lineWidth = Math.min(1.2, Math.max(0.5, 9 / depth))
        solid.stroke()
      }
      solid.globalAlpha = 1
      light.globalCompositeOperation = 'source-over'
      light.globalAlpha = alpha
      light.fillStyle = '#000'
      path(light, seen)
      light.fill()
      light.globalAlpha = 1
    })
  }

  /** Box by its middle and size; only the faces toward the viewer are drawn. */
  function box([x, y, z], [w, h, d], level, options = {}) {
    const [a, b, c, e, f, g] = [x - w / 2, x + w / 2, y - h / 2, y + h / 2, z - d / 2, z + d / 2]
    /** @type {[normal: number[], points: number[][]][]} */
    const sides = [
      [
        [0, 0, 1],
        [
          [a, c, g],
          [b, c, g],
          [b, e, g],
          [a, e, g],
        ],
      ],
      [
        [0, 0, -1],
        [
          [b, c, f],
          [a, c, f],
          [a, e, f],
          [b, e, f],
        ],
      ],
      [
        [1, 0, 0],
        [
          [b, c, g],
          [b, c, f],
          [b, e, f],
          [b, e, g],
        ],
      ],
      [
        [-1, 0, 0],
        [
          [a, c, f],
          [a, c, g],
          [a, e, g],
          [a, e, f],
        ],
      ],
      [
        [0, 1, 0],
        [
          [a, e, g],
          [b, e, g],
          [b, e, f],
          [a, e, f],
        ],
      ],
      [
        [0, -1, 0],
        [
          [a, c, f],
          [b, c, f],
          [b, c, g],
          [a, c, g],
        ],
      ],
    ]
    for (const [normal, points] of sides) face(points, level, { ...options, normal, both: false })
  }

  /** Grey line through points, each piece at its own depth. */
  function hair(points, level, { wide = 1, alpha = 1, bias = 0, least = 0.5, most = 3 } = {}) {
    for (let index = 1; index < points.length; index++) {
      const seen = lens.line(points[index - 1], points[index])
      if (!seen) continue
      const depth = (seen[0][2] + seen[1][2]) / 2
      add(depth - bias, () => {
        solid.globalAlpha = alpha
        solid.strokeStyle = tone(level, depth)
        solid.lineWidth = Math.min(most, Math.max(least, (wide * lens.scale) / depth / 100))
        path(solid, seen, false)
        solid.stroke()
        solid.globalAlpha = 1
      })
    }
  }

  /** Line of light; `power(s)` its strength along the way, s from 0 to 1; `wide` in hundredths of a unit. */
  function beam(points, power, { wide = 1, bias = 0.02, least = 0.7, most = 5, fade = 0.85 } = {}) {
    const strength = typeof power === 'function' ? power : () => power
    for (let index = 1; index < points.length; index++) {
      const value = strength((index - 0.5) / (points.length - 1))
      if (value < 0.004) continue
      const seen = lens.line(points[index - 1], points[index])
      if (!seen) continue
      const depth = (seen[0][2] + seen[1][2]) / 2
      add(depth - bias, () =>
        glowLine(
          seen,
          value * (1 - fade * mist(depth)),
          Math.min(most, Math.max(least, (wide * lens.scale) / depth / 100)),
        ),
      )
    }
  }

  function glowLine(seen, value, thick) {
    light.globalCompositeOperation = 'lighter'
    light.strokeStyle = grey(value)
    light.lineWidth = thick
    light.lineCap = 'butt'
    path(light, seen, false)
    light.stroke()
    light.lineCap = 'round'
  }

  /** Point of light, `size` in hundredths of a unit. */
  function spark(p, value, { size = 1, bias = 0.05, least = 0.8, most = 14, fade = 0.8 } = {}) {
    const at = lens.point(p)
    if (!at) return
    add(at[2] - bias, () => {
      light.globalCompositeOperation = 'lighter'
      light.fillStyle = grey(value * (1 - fade * mist(at[2])))
      light.beginPath()
      light.arc(
        at[0],
        at[1],
        Math.min(most, Math.max(least, (size * lens.scale) / at[2] / 100)),
        0,
        7,
      )
      light.fill()
    })
  }

  /** Glowing polygon. */
  function pane(points, value, { bias = 0.03, fade = 0.85 } = {}) {
    const seen = lens.polygon(points)
    if (seen.length < 3) return
    const depth = points.reduce((sum, p) => sum + lens.view(p)[2], 0) / points.length
    add(depth - bias, () => {
      light.globalCompositeOperation = 'lighter'
      light.fillStyle = grey(value * (1 - fade * mist(depth)))
      path(light, seen)
      light.fill()
    })
  }

  return {
    lens,
    solid,
    light,
    face,
    box,
    hair,
    beam,
    spark,
    pane,
    add,
    tone,
    finish() {
      queue.sort((a, b) => b.depth - a.depth)
      for (const { run } of queue) run()
      queue.length = 0
    },
  }
}

const minus = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
/** Intensity 0..4 as a grey; the paper gives it its colour. */
const grey = (value) => {
  const level = Math.round(Math.min(1, value / 4) * 255)
  return `rgb(${level} ${level} ${level})`
}
