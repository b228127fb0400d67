import { articleFolder, articleSize } from './article-size.ts'
import type { Drawing } from './drawing.ts'
import { sheet } from './kit.ts'
import type { Kit } from './kit.ts'
import { glass, light, markSize } from './logo.ts'
import { circle, line, path, rect, strokes, times } from './shapes.ts'
import type { Point } from './shapes.ts'

const scale = 21
const x0 = 222
const y0 = 106
const px = (x: number) => x0 + x * scale
const py = (y: number) => y0 + y * scale

/** The mark as a construction drawing: its grid, its slopes, and the line that enters, splits and arrives. */
export const brandArticle = (kit: Kit): Drawing => {
  const grid: Point[][] = [
    ...times(markSize.width + 1, (x): Point[] => [
      [px(x), py(0)],
      [px(x), py(markSize.height)],
    ]),
    ...times(markSize.height + 1, (y): Point[] => [
      [px(0), py(y)],
      [px(markSize.width), py(y)],
    ]),
  ]
  const arrivals = [3.5, 10, 16.5]
  return {
    file: `${articleFolder}/line-of-light.svg`,
    svg: sheet({
      ...articleSize,
      ground: kit.color.ground,
      title:
        'Construction of the Verrane mark: a line of light enters a V of glass, splits and arrives',
      body:
        kit.hair(strokes(...grid), 'rule', 0.75) +
        kit.hair(
          strokes(
            [
              [px(-0.94), py(-2)],
              [px(11.16), py(23.2)],
            ],
            [
              [px(21.8), py(1.6)],
              [px(11.2), py(23.7)],
            ],
          ) +
            line(px(-3), py(21), px(39), py(21)) +
            line(px(-3), py(1), px(39), py(1)),
          'mute',
          0.75,
        ) +
        `<g transform="translate(${x0} ${y0}) scale(${scale})"><path fill="${kit.color.paper}" stroke="${kit.color.ink}" stroke-width=".075" stroke-linejoin="round" d="${glass}"/></g>` +
        `<g transform="translate(${x0} ${y0}) scale(${scale})" stroke="${kit.color.accent}"><path stroke-width=".19" d="${light}"/></g>` +
        kit.light(
          line(0, py(10), px(0), py(10)) +
            arrivals.map((y) => line(px(36), py(y), px(40.5), py(y))).join(''),
          4,
        ) +
        kit.solid(arrivals.map((y) => rect(px(40.5), py(y) - 20, 40, 40, 2)).join('')) +
        kit.fill(arrivals.map((y) => circle(px(40.5) + 20, py(y), 5)).join(''), 'accent') +
        kit.hair(
          path(`M${px(36)} ${py(0)}V${py(20)}M${px(16.5)} ${py(7)}V${py(13)}`),
          'mute',
          0.75,
        ) +
        kit.text('enters', { x: 60, y: py(10) - 18, size: 22 }) +
        kit.text('splits', { x: px(21), y: py(10) + 92, size: 22, anchor: 'middle' }) +
        kit.text('arrives', { x: px(42), y: py(20.2), size: 22, anchor: 'middle' }),
    }),
  }
}
