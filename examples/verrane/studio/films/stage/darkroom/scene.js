import { height, makeLens, width } from './lens.js'
import { makePaper } from './paper.js'
import { makePen } from './pen.js'

const sheet = () => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  return canvas.getContext('2d', { willReadFrequently: true })
}

/** The ground of all loops: #0D1014 at the left and below, a breath lighter where the subject stands. */
export const duskGround = (x, y) => {
  const far = Math.hypot((x - 0.7) * 1.25, (y - 0.46) * 0.95)
  const lift = Math.max(0, 1 - far / 0.72) ** 2
  return [13 + lift * 11, 16 + lift * 12, 20 + lift * 13.5]
}

/**
 * A loop is { seconds, lens(p), paint(pen, p, lens), ground?, quiet?, fog?, develop? }, where p runs
 * from 0 to 1 and everything must be the same at both ends.
 */
export function loop(
  /** @type {Loop} */ {
    seconds,
    fps = 24,
    lens,
    paint,
    ground = duskGround,
    quiet,
    least,
    fog,
    develop,
  },
) {
  return {
    seconds,
    fps,
    open() {
      const [solid, light] = [sheet(), sheet()]
      const paper = makePaper()
      paper.prepare(ground, quiet, least)
      return {
        context: paper.context,
        draw(t) {
          const p = (t / seconds) % 1
          solid.clearRect(0, 0, width, height)
          light.globalCompositeOperation = 'source-over'
          light.fillStyle = '#000'
          light.fillRect(0, 0, width, height)
          const eye = makeLens(lens(p))
          const pen = makePen(eye, solid, light, fog)
          paint(pen, p, eye)
          pen.finish()
          paper.develop(solid, light, develop)
        },
      }
    },
  }
}

export const turn = Math.PI * 2
/** A slow sway, the same at p = 0 and 1. */
export const sway = (p, reach, phase = 0) => reach * Math.sin(turn * p + phase)
export const fract = (value) => value - Math.floor(value)

/** Repeatable numbers in 0..1. */
export function dice(seed) {
  let state = (seed * 2654435761 + 12345) | 0
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) | 0
    return ((state >>> 0) % 100003) / 100003
  }
}
