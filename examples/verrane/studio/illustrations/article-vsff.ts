import { articleFolder, articleSize } from './article-size.ts'
import type { Drawing } from './drawing.ts'
import { sheet } from './kit.ts'
import type { Kit } from './kit.ts'
import { at, circle, flow, line, path, rect, strokes, times } from './shapes.ts'

/** Pixels for a millimeter in the front views. */
const scale = 21
const mm = (value: number) => value * scale

/** Ferrules of 1.25 mm with a fiber of 125 µm, which is the orange dot: all three drawn to scale. */
const ferrule = (kit: Kit, x: number, y: number) =>
  kit.solid(circle(mm(x), mm(y), mm(0.625))) +
  kit.fill(circle(mm(x), mm(y), mm(0.0625) + 1), 'accent')

const block = (x: number, y: number, width: number, height: number, radius = 0.25) =>
  rect(mm(x), mm(y), mm(width), mm(height), mm(radius))

/** Two LC bodies of 4.5 mm at 6.25 mm, with latches and the clip that joins them. */
const lc = (kit: Kit) =>
  kit.solid(block(-6.2, -5.6, 12.4, 1.5)) +
  kit.solid([-3.125, 3.125].map((x) => block(x - 1.5, -4.4, 3, 2.4)).join('')) +
  kit.solid([-3.125, 3.125].map((x) => block(x - 2.25, -2.25, 4.5, 4.5)).join('')) +
  kit.hair([-3.125, 3.125].map((x) => circle(mm(x), 0, mm(1.6))).join(''), 'ink', 0.75) +
  ferrule(kit, -3.125, 0) +
  ferrule(kit, 3.125, 0)

const upright = (kit: Kit, width: number, height: number, pitch: number, key: string) =>
  kit.solid(block(-width / 2, -height / 2, width, height, 0.4)) +
  kit.solid(key) +
  kit.hair(
    block(-width / 2 + 0.4, -height / 2 + 0.4, width - 0.8, height - 0.8, 0.3) +
      [-pitch / 2, pitch / 2].map((y) => circle(0, mm(y), mm(1.1))).join(''),
    'ink',
    0.75,
  ) +
  ferrule(kit, 0, -pitch / 2) +
  ferrule(kit, 0, pitch / 2)

const sn = (kit: Kit) => upright(kit, 3.9, 8.2, 3.1, block(-0.75, -4.7, 1.5, 0.6, 0.1))
const mdc = (kit: Kit) =>
  upright(kit, 3.9, 7.6, 2.9, block(-1.3, -4.4, 2.6, 0.6, 0.1) + block(-1.3, 3.8, 2.6, 0.4, 0.1))

/** LC, SN and MDC from the front, and three SN ports in the opening of one LC duplex adapter. */
export function vsffArticle(kit: Kit): Drawing {
  const y = 268
  const opening =
    kit.solid(block(-6.5, -4.65, 13, 9.3, 0.1)) +
    kit.ink(
      [-1, 0, 1].map((index) => block(index * 4.333 - 1.95, -4.1, 3.9, 8.2, 0.2)).join(''),
      1,
    ) +
    [-1, 0, 1]
      .map((index) => ferrule(kit, index * 4.333, -1.55) + ferrule(kit, index * 4.333, 1.55))
      .join('')
  const name = (words: string, x: number) =>
    kit.text(words, { x, y: 96, size: 24, weight: 600, anchor: 'middle' })
  const pitch = mm(3.125)
  return {
    file: `${articleFolder}/vsff-connectors.svg`,
    svg: sheet({
      ...articleSize,
      ground: kit.color.ground,
      title:
        'Fronts of LC duplex, SN and MDC plugs to one scale, and three SN ports in the opening of one LC duplex adapter',
      body:
        name('LC duplex', 210) +
        at(210, y, lc(kit)) +
        name('SN', 480) +
        at(480, y, sn(kit)) +
        name('MDC', 650) +
        at(650, y, mdc(kit)) +
        name('Three SN for one LC', 945) +
        at(945, y, opening) +
        kit.hair(
          strokes(
            [
              [210 - pitch, y + 60],
              [210 - pitch, 446],
            ],
            [
              [210 + pitch, y + 60],
              [210 + pitch, 446],
            ],
            [
              [480 - mm(1.95), y + 96],
              [480 - mm(1.95), 446],
            ],
            [
              [480 + mm(1.95), y + 96],
              [480 + mm(1.95), 446],
            ],
            [
              [945 - mm(6.5), y + 108],
              [945 - mm(6.5), 446],
            ],
            [
              [945 + mm(6.5), y + 108],
              [945 + mm(6.5), 446],
            ],
            [
              [650 - mm(1.95), y + 92],
              [650 - mm(1.95), 446],
            ],
            [
              [650 + mm(1.95), y + 92],
              [650 + mm(1.95), 446],
            ],
          ),
          'mute',
          0.75,
        ) +
        kit.measure([210 - pitch, 440], [210 + pitch, 440], '6.25 mm') +
        kit.measure([480 - mm(1.95), 440], [480 + mm(1.95), 440], '3.9 mm') +
        kit.measure([650 - mm(1.95), 440], [650 + mm(1.95), 440], '3.9 mm') +
        kit.measure([945 - mm(6.5), 440], [945 + mm(6.5), 440], '13 mm') +
        at(90, 560, rule(kit)) +
        kit.text('Ferrule 1.25 mm, fiber 125 µm in all four', {
          x: 1110,
          y: 604,
          size: 20,
          anchor: 'end',
          tone: 'mute',
        }),
    }),
  }
}

/** A steel rule of 20 mm. */
const rule = (kit: Kit) =>
  kit.solid(rect(0, 0, mm(20) + 20, 46, 2), 1) +
  kit.ink(
    strokes(
      ...times(
        21,
        (index) =>
          [
            [10 + mm(index), 0],
            [10 + mm(index), index % 5 ? 10 : 18],
          ] as [number, number][],
      ),
    ),
    0.9,
  ) +
  times(4, (index) =>
    kit.text(String(index * 5), {
      x: 10 + mm(index * 5) + (index ? 0 : 6),
      y: 37,
      size: 16,
      anchor: 'middle',
    }),
  ).join('') +
  kit.text('20 mm', { x: 10 + mm(20), y: 37, size: 16, anchor: 'end' })

/** One transceiver, four links: an MPO port needs a fan-out on its way, four SN ports need none. */
export function breakout(kit: Kit): Drawing {
  const module = (y: number, front: string) =>
    kit.solid(rect(90, y - 78, 300, 156, 3) + path(`M90 ${y - 40}H60V${y + 40}H90`)) +
    kit.hair(
      strokes(
        ...times(
          9,
          (index) =>
            [
              [130 + index * 18, y - 78],
              [130 + index * 18, y - 62],
            ] as [number, number][],
        ),
      ),
      'ink',
    ) +
    kit.text('800G', { x: 150, y: y + 8, size: 24, weight: 600 }) +
    front
  const neighbor = (y: number) =>
    kit.solid(rect(1040, y - 22, 90, 44, 3) + rect(1020, y - 10, 20, 20, 1))
  const spread = [-90, -30, 30, 90]
  const upper = 190
  const lower = 490
  return {
    file: `${articleFolder}/breakout.svg`,
    svg: sheet({
      ...articleSize,
      ground: kit.color.ground,
      title:
        'An 800 Gb/s transceiver with one MPO port and a fan-out to four neighbors, and the same with four SN ports and plain cords',
      body:
        kit.light(
          path(
            spread.map((dy) => flow(700, upper, 1020, upper + dy * 1.12)).join('') +
              `M420 ${upper}H700`,
          ),
          2,
        ) +
        module(upper, kit.solid(rect(390, upper - 26, 40, 52, 2))) +
        kit.solid(rect(610, upper - 24, 96, 48, 3)) +
        kit.text('MPO', { x: 400, y: upper - 38, size: 20 }) +
        kit.text('Fan-out', { x: 658, y: upper - 42, size: 20, anchor: 'middle' }) +
        spread.map((dy) => neighbor(upper + dy * 1.12)).join('') +
        kit.light(
          path(
            spread
              .map((dy, index) => flow(420, lower - 48 + index * 32, 1020, lower + dy * 1.12))
              .join(''),
          ),
          2,
        ) +
        module(
          lower,
          kit.solid(times(4, (index) => rect(390, lower - 61 + index * 32, 40, 26, 2)).join('')),
        ) +
        kit.text('4 SN', { x: 400, y: lower - 74, size: 20 }) +
        spread.map((dy) => neighbor(lower + dy * 1.12)).join('') +
        kit.hair(line(60, 340, 1140, 340), 'rule'),
    }),
  }
}

export const vsffFigures = (kit: Kit): Drawing[] => [vsffArticle(kit), breakout(kit)]
