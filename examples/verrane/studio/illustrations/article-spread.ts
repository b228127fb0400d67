import { articleFolder, articleSize } from './article-size.ts'
import type { Drawing } from './drawing.ts'
import { sheet } from './kit.ts'
import type { Kit } from './kit.ts'
import { curve, line, path, times, trace } from './shapes.ts'
import type { Point } from './shapes.ts'

const left = 90
const right = 1110
const base = 540
/** Pixels for a decibel. */
const scale = (right - left) / 0.4
const px = (loss: number) => left + loss * scale

/**
 * Loss of random matings as a gamma distribution with a mean of 0.10 dB: 2.9% of it lies above
 * 0.25 dB, within the 3% that IEC 61755-1 allows of grade B.
 */
const shape = 2.5
const mean = 0.1
const limit = 0.25
const density = (loss: number) => {
  const t = (loss * shape) / mean
  return t ** (shape - 1) * Math.exp(-t)
}
const peak = density((mean * (shape - 1)) / shape)
const height = (x: number) => base - (380 * density((x - left) / scale)) / peak

/** How the losses of one grade spread, and which of them a plan must hold for. */
export function lossSpread(kit: Kit): Drawing {
  const hill = curve(left, right, 4, height)
  const under = (from: number, to: number) => {
    const part = hill.filter(([x]) => x >= from && x <= to)
    const foot: Point[] = [
      [to, base],
      [from, base],
    ]
    return path(`${trace([...part, ...foot])}Z`)
  }
  const ticks = times(5, (index) => {
    const x = px(index * 0.1)
    return (
      kit.hair(line(x, base, x, base + 10), 'ink') +
      kit.text((index * 0.1).toFixed(1), { x, y: base + 38, size: 20, anchor: 'middle' })
    )
  })
  return {
    file: `${articleFolder}/loss-spread.svg`,
    svg: sheet({
      ...articleSize,
      ground: kit.color.ground,
      title:
        'Distribution of the loss of randomly mated connectors of grade B: mean 0.10 dB, limit 0.25 dB, about three of 100 above the limit',
      body:
        kit.fill(under(left, px(limit)), 'paper') +
        kit.fill(under(px(limit), right), 'accent') +
        kit.ink(path(trace(hill)), 2) +
        kit.hair(line(left - 30, base, right + 30, base), 'ink') +
        ticks.join('') +
        kit.text('Loss of one mated pair, dB', {
          x: right,
          y: base + 78,
          size: 20,
          anchor: 'end',
        }) +
        upright(kit, mean, 96, 'Typical: the mean, 0.10 dB') +
        upright(kit, limit, 216, 'Limit: 0.25 dB') +
        kit.text('97 of 100 random matings', {
          x: px(0.106),
          y: base - 20,
          size: 20,
          tone: 'mute',
        }) +
        kit.text('3 of 100', { x: px(0.3), y: base - 52, size: 20, anchor: 'middle' }),
    }),
  }
}

const upright = (kit: Kit, loss: number, top: number, words: string) =>
  kit.hair(`<path stroke-dasharray="6 5" d="M${px(loss)} ${top}V${base}"/>`, 'ink') +
  kit.text(words, { x: px(loss) + 14, y: top + 16, size: 24, weight: 600 })
