import { height, width } from './lens.js'

/*
 * The dark ground as exact numbers: solids are drawn on one canvas, light as bare intensity on
 * another; both meet here in floating point, where light is given its colour and its glow, and
 * a fixed grain of less than one level hides the steps of eight bits.
 */

const small = 4
const [w4, h4] = [width / small, height / small]

/** Steps per unit of intensity: fine enough that none shows on the dark ground. */
const rampSteps = 4096
const rampLast = 4 * rampSteps - 1

/** Colour of light by intensity, 0..4: ember, #D94829, and pale only at its hottest. */
const ramp = makeRamp([
  [0, 0, 0, 0],
  [0.25, 0.25, 0.062, 0.024],
  [0.62, 0.61, 0.18, 0.078],
  [1, 0.851, 0.285, 0.148],
  [1.5, 1, 0.5, 0.27],
  [2.4, 1, 0.8, 0.61],
  [4, 1, 0.95, 0.87],
])

function makeRamp(stops) {
  const table = new Float32Array((rampLast + 1) * 3)
  for (let index = 0; index <= rampLast; index++) {
    const at = (index + 0.5) / rampSteps
    const next = Math.max(
      1,
      stops.findIndex(([value]) => value >= at),
    )
    const [a, b] = [stops[next - 1], stops[next]]
    const part = (at - a[0]) / (b[0] - a[0])
    for (let band = 0; band < 3; band++)
      table[index * 3 + band] = a[band + 1] + (b[band + 1] - a[band + 1]) * part
  }
  return table
}

/** Triangular noise of one level peak to peak, the same in every frame so that it never flickers. */
const grain = (() => {
  let state = 20260117
  const dice = () => ((state = (Math.imul(state, 1664525) + 1013904223) | 0) >>> 8) / 16777216
  return Float32Array.from({ length: width * height }, () => (dice() + dice() - 1) * 0.9)
})()

export function makePaper() {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const out = context.createImageData(width, height)
  const planes = [0, 1, 2, 3].map(() => new Float32Array(w4 * h4))
  const base = new Float32Array(width * height * 3)
  const keep = new Float32Array(width)
  const [haloRow, shineRow] = [new Float32Array(w4 + 1), new Float32Array(w4 + 1)]

  /** Base, solids, light and grain of every pixel, the glow interpolated from its quarter-size planes. */
  function lay(data, body, beam, halo, shine, gain) {
    const direct = (4 * gain) / 255
    for (let y = 0, at = 0; y < height; y++) {
      const fy = Math.min(h4 - 1.001, Math.max(0, (y + 0.5) / small - 0.5))
      const row = (fy | 0) * w4
      const py = fy - (fy | 0)
      for (let x = 0; x < w4; x++) {
        haloRow[x] = halo[row + x] * (1 - py) + halo[row + w4 + x] * py
        shineRow[x] = shine[row + x] * (1 - py) + shine[row + w4 + x] * py
      }
      haloRow[w4] = haloRow[w4 - 1]
      shineRow[w4] = shineRow[w4 - 1]
      for (let x = 0; x < width; x++, at++) {
        const fx = x < 2 ? 0 : (x + 0.5) / small - 0.5
        const cell = fx | 0
        const px = fx - cell
        const four = at * 4
        const three = at * 3
        const stay = keep[x]
        const noise = grain[at]
        const value =
          (beam[four] * direct + haloRow[cell] + (haloRow[cell + 1] - haloRow[cell]) * px) * stay
        let r = base[three]
        let g = base[three + 1]
        let b = base[three + 2]
        if (body[four + 3]) {
          const cover = (body[four + 3] / 255) * stay
          const extra = shineRow[cell] + (shineRow[cell + 1] - shineRow[cell]) * px
          r += (body[four] * (1 + extra) - r) * cover
          g += (body[four + 1] * (1 + extra * 0.4) - g) * cover
          b += (body[four + 2] * (1 + extra * 0.26) - b) * cover
          if (r > 255) r = 255
        }
        if (value > 0.0005) {
          const hot = Math.min(rampLast, (value * rampSteps) | 0) * 3
          r += (255 - r) * ramp[hot]
          g += (255 - g) * ramp[hot + 1]
          b += (255 - b) * ramp[hot + 2]
        }
        data[four] = r + noise
        data[four + 1] = g + noise
        data[four + 2] = b + noise
        data[four + 3] = 255
      }
    }
  }

  return {
    context,
    /** `ground(x, y)` gives the bare ground as [r, g, b] in 0..255; `quiet` [from, to] the shares of width over which the left fades in. */
    prepare(ground, quiet = [0.2, 0.58], least = 0.12) {
      for (let y = 0, at = 0; y < height; y++)
        for (let x = 0; x < width; x++, at += 3) base.set(ground(x / width, y / height), at)
      for (let x = 0; x < width; x++) {
        const part = Math.min(1, Math.max(0, (x / width - quiet[0]) / (quiet[1] - quiet[0])))
        keep[x] = least + (1 - least) * part * part * (3 - 2 * part)
      }
    },
    /** `solid` and `light` are 2D contexts; `glow` scales the halo, `lit` how much halo falls on solids. */
    develop(solid, light, { glow = 1, lit = 2.2, gain = 1 } = {}) {
      const body = solid.getImageData(0, 0, width, height).data
      const beam = light.getImageData(0, 0, width, height).data
      const [near, far, wide, spare] = planes
      shrink(beam, near, gain)
      blur(near, spare, 1)
      wide.set(near)
      blur(wide, spare, 4)
      blur(wide, spare, 4)
      far.set(wide)
      blur(far, spare, 14)
      blur(far, spare, 13)
      for (let index = 0; index < near.length; index++) {
        const halo = (near[index] * 0.22 + wide[index] * 0.5 + far[index] * 0.75) * glow
        near[index] = halo
        wide[index] = (wide[index] * 0.4 + far[index] * 1.4) * lit
      }
      lay(out.data, body, beam, near, wide, gain)
      context.putImageData(out, 0, 0)
    },
  }
}

function shrink(beam, into, gain) {
  const scale = (4 * gain) / 255 / (small * small)
  into.fill(0)
  for (let y = 0, at = 0; y < height; y++) {
    const row = ((y / small) | 0) * w4
    for (let x = 0; x < w4; x++, at += 16)
      into[row + x] += (beam[at] + beam[at + 4] + beam[at + 8] + beam[at + 12]) * scale
  }
}

/** Box blur by running sums, across and then down; twice is near enough to a Gaussian. */
function blur(plane, spare, radius) {
  const share = 1 / (2 * radius + 1)
  for (let y = 0; y < h4; y++) run(plane, spare, y * w4, 1, w4, radius, share)
  for (let x = 0; x < w4; x++) run(spare, plane, x, w4, h4, radius, share)
}

function run(from, into, start, step, count, radius, share) {
  let sum = 0
  for (let index = -radius; index <= radius; index++)
    sum += from[start + Math.min(count - 1, Math.max(0, index)) * step]
  for (let index = 0; index < count; index++) {
    into[start + index * step] = sum * share
    sum +=
      from[start + Math.min(count - 1, index + radius + 1) * step] -
      from[start + Math.max(0, index - radius) * step]
  }
}
