import type { Drawing } from './drawing.ts'
import { sheet } from './kit.ts'
import type { Kit } from './kit.ts'
import { polishFigure } from './article-polish.ts'
import { articleFolder, articleSize } from './article-size.ts'
import { circle, curve, line, rect, strokes, times } from './shapes.ts'
import type { Point } from './shapes.ts'

/** Pixels for a micrometer, the same across and along: the angles in the picture are the true ones. */
const scale = 1.45
const cladding = 125 * scale
const left = 318
const right = 1152
const disc = 158

/** OM4: core 50 µm, numerical aperture 0.200 against an index of 1.482 on the axis. */
const core = 50 * scale
const aperture = 0.2
const axisIndex = 1.482
/** A ray in a parabolic profile is a sine of this period, whatever its amplitude: 2πa/√(2Δ) ≈ 1.16 mm. */
const period = ((2 * Math.PI * 25 * axisIndex) / aperture) * scale

/** G.652.D: mode field 9.2 µm at 1310 nm in a core of 8.2 µm. */
const mode = 9.2 * scale

export function basicsArticle(kit: Kit): Drawing {
  const body =
    fiber(kit, 205, 8.2 * scale) +
    kit.fill(rect(left - 56, 205 - mode / 2, right - left + 56, mode), 'accent') +
    kit.fill(circle(disc, 205, mode / 2), 'accent') +
    kit.measure([disc - cladding / 2, 318], [disc + cladding / 2, 318], '125 µm') +
    kit.text('Single-mode, G.652.D', { x: left, y: 88, size: 24, weight: 600 }) +
    kit.text('One path: the mode field is 9.2 µm wide at 1310 nm', {
      x: right,
      y: 88,
      size: 20,
      anchor: 'end',
      tone: 'mute',
    }) +
    fiber(kit, 492, core) +
    kit.fill(circle(disc, 492, 2), 'accent') +
    rays(kit, 492) +
    kit.measure([disc - core / 2, 605], [disc + core / 2, 605], '50 µm') +
    kit.hair(
      strokes(
        [
          [disc - core / 2, 492],
          [disc - core / 2, 598],
        ],
        [
          [disc + core / 2, 492],
          [disc + core / 2, 598],
        ],
        [
          [disc - cladding / 2, 205],
          [disc - cladding / 2, 311],
        ],
        [
          [disc + cladding / 2, 205],
          [disc + cladding / 2, 311],
        ],
      ),
      'mute',
      0.75,
    ) +
    kit.text('Multimode, OM4', { x: left, y: 375, size: 24, weight: 600 }) +
    kit.text('Many paths, which meet again every 0.58 mm', {
      x: right,
      y: 375,
      size: 20,
      anchor: 'end',
      tone: 'mute',
    }) +
    kit.measure([left, 618], [left + 100 * scale, 618], '100 µm') +
    kit.text('All parts to one scale', { x: right, y: 645, size: 20, anchor: 'end', tone: 'mute' })
  return {
    file: `${articleFolder}/fiber-optic-basics.svg`,
    svg: sheet({
      ...articleSize,
      ground: kit.color.ground,
      title:
        'Cross-sections of a single-mode and a multimode fiber and the paths of light in them, drawn to one scale',
      body,
    }),
  }
}

/** End face and length of one fiber: cladding in ink, core as a hairline where its index begins to rise. */
function fiber(kit: Kit, y: number, coreSize: number): string {
  const half = cladding / 2
  return (
    kit.solid(circle(disc, y, half) + rect(left, y - half, right - left, cladding)) +
    kit.hair(
      circle(disc, y, coreSize / 2) +
        strokes(
          [
            [left, y - coreSize / 2],
            [right, y - coreSize / 2],
          ],
          [
            [left, y + coreSize / 2],
            [right, y + coreSize / 2],
          ],
        ),
      'ink',
      0.75,
    ) +
    kit.hair(
      `<path stroke-dasharray="14 4 2 4" d="M${disc - half - 14} ${y}H${right + 14}"/>`,
      'mute',
      0.75,
    )
  )
}

/** Seven meridional rays from one point on the axis, up to the acceptance angle of asin 0.2 = 11.5°. */
function rays(kit: Kit, y: number): string {
  const shares = [-0.96, -0.64, -0.32, 0, 0.32, 0.64, 0.96]
  const inside = shares.map((share): Point[] =>
    curve(
      left,
      right,
      17,
      (x) => y - share * (core / 2) * Math.sin((2 * Math.PI * (x - left)) / period),
    ),
  )
  const outside = shares.map((share): Point[] => {
    const slope = Math.tan(Math.asin(share * aperture))
    return [
      [left - 56, y + slope * 56],
      [left, y],
    ]
  })
  return kit.light(strokes(...outside, ...inside), 1.2)
}

/** How the 3.0 dB of a 400GBASE-DR4 channel are spent: 500 m of fiber, four connections, a reserve. */
export function lossBudget(kit: Kit): Drawing {
  const x0 = 90
  const perDecibel = 340
  const parts = [
    { name: '500 m of fiber', loss: 0.2 },
    { name: 'MPO', loss: 0.35 },
    { name: 'MPO', loss: 0.35 },
    { name: 'MPO', loss: 0.35 },
    { name: 'MPO', loss: 0.35 },
  ]
  let level = 0
  const y0 = 160
  const drop = 84
  const stairs: Point[] = [[x0, y0]]
  const labels: string[] = []
  for (const [index, { name, loss }] of parts.entries()) {
    const x = x0 + level * perDecibel
    const y = y0 + index * drop
    level += loss
    const to = x0 + level * perDecibel
    stairs.push([to, y], [to, y + drop])
    labels.push(
      kit.text(`${name}, ${loss.toFixed(2)} dB`, { x: to + 16, y: y + 8, size: 21 }),
      kit.solid(rect(x, y - 15, to - x, 30)),
    )
  }
  const end = x0 + level * perDecibel
  const limit = x0 + 3 * perDecibel
  const bottom = y0 + parts.length * drop
  const scaleMarks = times(7, (index) => {
    const x = x0 + index * 0.5 * perDecibel
    return line(x, 108, x, 118)
  }).join('')
  const figures = times(7, (index) =>
    kit.text((index * 0.5).toFixed(1), {
      x: x0 + index * 0.5 * perDecibel,
      y: 96,
      size: 19,
      anchor: 'middle',
      tone: 'mute',
    }),
  ).join('')
  return {
    file: `${articleFolder}/loss-budget.svg`,
    svg: sheet({
      ...articleSize,
      ground: kit.color.ground,
      title:
        'Loss budget of a 400GBASE-DR4 channel: 3.0 dB allowed; 500 m of fiber and four MPO connections take 1.6 dB at most; 1.4 dB remain',
      body:
        kit.text('Loss in dB, maxima added', { x: x0, y: 56, size: 21, weight: 600 }) +
        figures +
        kit.hair(line(x0, 113, limit, 113) + scaleMarks, 'ink') +
        kit.hair(line(limit, 113, limit, bottom + 24), 'ink', 1.5) +
        labels.join('') +
        kit.light(strokes([[0, y0], ...stairs, [end, bottom], [limit, bottom]]), 2.5) +
        kit.measure([end, bottom + 20], [limit, bottom + 20], '1.40 dB in reserve') +
        kit.text('Limit of 400GBASE-DR4', {
          x: limit - 14,
          y: bottom - 26,
          size: 20,
          anchor: 'end',
          tone: 'mute',
        }),
    }),
  }
}

export const basicsFigures = (kit: Kit): Drawing[] => [
  basicsArticle(kit),
  lossBudget(kit),
  polishFigure(kit),
]
