/*
 * A pinhole camera for drawing on a 2D canvas. x right, y up, z toward the viewer; metres or
 * whatever a scene likes. The subject's middle stands at 66 % of the width: the left is for words.
 */
export const width = 1280
export const height = 720

const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export function unit(a) {
  const long = Math.hypot(...a) || 1
  return [a[0] / long, a[1] / long, a[2] / long]
}
export const lerp = (a, b, part) => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
]

/** Camera at `from` looking at `to`; `fov` is the vertical angle in degrees, `centre` where `to` stands in the frame. */
export function makeLens({ from, to, fov = 30, centre = [0.66, 0.5], near = 0.05 }) {
  const ahead = unit(sub(to, from))
  const right = unit(cross(ahead, [0, 1, 0]))
  const up = cross(right, ahead)
  const scale = height / 2 / Math.tan((fov * Math.PI) / 360)
  const [cx, cy] = [width * centre[0], height * centre[1]]
  const view = (p) => {
    const d = sub(p, from)
    return [dot(d, right), dot(d, up), dot(d, ahead)]
  }
  /** @type {(p: number[]) => number[]} */
  const flat = ([x, y, z]) => [cx + (x / z) * scale, cy - (y / z) * scale, z]
  return {
    from,
    near,
    scale,
    view,
    flat,
    /** [x, y, depth] in pixels, or undefined behind the camera. */
    point(p) {
      const v = view(p)
      return v[2] > near ? flat(v) : undefined
    },
    /** Polygon cut at the near plane, as pixels. */
    polygon(points) {
      const seen = points.map(view)
      if (seen.every(({ 2: z }) => z > near)) return seen.map(flat)
      const kept = []
      seen.forEach((a, index) => {
        const b = seen[(index + 1) % seen.length]
        if (a[2] > near) kept.push(a)
        if (a[2] > near !== b[2] > near) kept.push(lerp(a, b, (near - a[2]) / (b[2] - a[2])))
      })
      return kept.map(flat)
    },
    /** Line cut at the near plane, as two pixels, or undefined. */
    line(p, q) {
      let [a, b] = [view(p), view(q)]
      if (a[2] <= near && b[2] <= near) return undefined
      if (a[2] <= near) a = lerp(a, b, (near - a[2]) / (b[2] - a[2]) + 1e-4)
      if (b[2] <= near) b = lerp(b, a, (near - b[2]) / (a[2] - b[2]) + 1e-4)
      return [flat(a), flat(b)]
    },
  }
}
