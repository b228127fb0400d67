import { height, width } from './lens.js'

/*
 * The dark ground as exact numbers: solids are drawn on one canvas, light as bare intensity on
 * another; both meet here in floating point, where light is given its colour and its glow, and
 * a fixed grain of less than one level hides the steps of eight bits.
 */

const small = 4
const [w4, h4] = [width / small, height / small]

/** Colour of light by intensity: ember, #D94829, and pale only at its hottest. 0..4 in 1024 steps. */
const ramp = makeRamp([[0, 0, 0, 0], [0.25, 0.25, 0.062, 0.024], [0.62, 0.61, 0.18, 0.078], [1, 0.851, 0.285, 0.148], [1.5, 1, 0.5, 0.27], [2.4, 1, 0.8, 0.61], [4, 1, 0.95, 0.87]])

function makeRamp(stops) {
  const table = new Float32Array(1025 * 3)
  for (let index = 0; index <= 1024; index++) {
    const at = (index / 1024) * 4
    const next = Math.max(1, stops.findIndex(([value]) => value >= at))
    const [a, b] = [stops[next - 1], stops[next]]
    const part = (at - a[0]) / (b[0] - a[0])
    for (let band = 0; band < 3; band++) table[index * 3 + band] = a[band + 1] + (b[band + 1] - a[band + 1]) * part
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
  return {
    context,
    /** `ground(x, y)` gives the bare ground as [r, g, b] in 0..255; `quiet` [from, to] the shares of width over which the left fades in. */
    prepare(ground, quiet = [0.2, 0.58], least = 0.12) {
      for (let y = 0, at = 0; y < height; y++) for (let x = 0; x < width; x++, at += 3) base.set(ground(x / width, y / height), at)
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
      blur(far, spare, 14)
      for (let index = 0; index < near.length; index++) {
        const halo = (near[index] * 0.22 + wide[index] * 0.5 + far[index] * 0.75) * glow
        near[index] = halo
        wide[index] = (wide[index] * 0.4 + far[index] * 1.4) * lit
      }
      const data = out.data
      for (let y = 0, at = 0; y < height; y++) {
        const fy = Math.min(h4 - 1.001, Math.max(0, (y + 0.5) / small - 0.5))
        const row = (fy | 0) * w4
        const py = fy - (fy | 0)
        for (let x = 0; x < width; x++, at++) {
          const fx = Math.min(w4 - 1.001, Math.max(0, (x + 0.5) / small - 0.5))
          const cell = row + (fx | 0)
          const px = fx - (fx | 0)
          const a = (1 - px) * (1 - py)
          const b = px * (1 - py)
          const c = (1 - px) * py
          const d = px * py
          const halo = near[cell] * a + near[cell + 1] * b + near[cell + w4] * c + near[cell + w4 + 1] * d
          const shine = wide[cell] * a + wide[cell + 1] * b + wide[cell + w4] * c + wide[cell + w4 + 1] * d
          const four = at * 4
          const stay = keep[x]
          const value = ((beam[four] / 255) * 4 * gain + halo) * stay
          const step = Math.min(1023.999, value * 256)
          const at3 = (step | 0) * 3
          const frac = step - (step | 0)
          const cover = (body[four + 3] / 255) * stay
          const noise = grain[at]
          for (let band = 0; band < 3; band++) {
            const under = base[at * 3 + band] * (1 - cover) + body[four + band] * (1 + shine * (band === 0 ? 1 : band === 1 ? 0.4 : 0.26)) * cover
            const hot = ramp[at3 + band] + (ramp[at3 + 3 + band] - ramp[at3 + band]) * frac
            data[four + band] = 255 - (255 - Math.min(255, under)) * (1 - hot) + noise
          }
          data[four + 3] = 255
        }
      }
      context.putImageData(out, 0, 0)
    },
  }
}

function shrink(beam, into, gain) {
  const scale = (4 * gain) / 255 / (small * small)
  for (let y = 0; y < h4; y++) {
    for (let x = 0; x < w4; x++) {
      let sum = 0
      for (let dy = 0; dy < small; dy++) for (let dx = 0; dx < small; dx++) sum += beam[((y * small + dy) * width + x * small + dx) * 4]
      into[y * w4 + x] = sum * scale
    }
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
  for (let index = -radius; index <= radius; index++) sum += from[start + Math.min(count - 1, Math.max(0, index)) * step]
  for (let index = 0; index < count; index++) {
    into[start + index * step] = sum * share
    sum += from[start + Math.min(count - 1, index + radius + 1) * step] - from[start + Math.max(0, index - radius) * step]
  }
}
