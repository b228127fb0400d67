import type { Drawing } from './drawing.ts'
import { sheet } from './kit.ts'
import type { Kit } from './kit.ts'
import { event, trailer, works } from './news-places.ts'
import { circle, line, path, rect, strokes, times } from './shapes.ts'
import type { Point } from './shapes.ts'

const width = 1200
const height = 675

/** Six motifs for the news list; each serves every item of its kind. */
export const newsPictures = (kit: Kit): Drawing[] =>
  [
    {
      name: 'product',
      title: 'A cassette with eighteen ports, its trunk and its cords',
      body: product(kit),
    },
    { name: 'measurement', title: 'Reflectometer trace of a link', body: measurement(kit) },
    {
      name: 'works',
      title: 'Elevation of a works with sawtooth roof, drawing tower and chimney',
      body: works(kit),
    },
    {
      name: 'event',
      title: 'Plan of an exhibition hall with the way to one stand',
      body: event(kit),
    },
    {
      name: 'demo-trailer',
      title: 'Demonstration trailer with a rack, a pole section and a splicing bench',
      body: trailer(kit),
    },
    { name: 'publication', title: 'An open paper with a figure', body: publication(kit) },
  ].map(({ name, title, body }) => ({
    file: `storage/stockImages/news/${name}.svg`,
    svg: sheet({ width, height, title, ground: kit.color.ground, body }),
  }))

function product(kit: Kit): string {
  const ports = times(18, (index) => rect(322 + index * 32, 236, 24, 62, 2)).join('')
  const cords = times(18, (index) => hang(334 + index * 32, 300, 200 + index * 47, 675)).join('')
  return (
    kit.solid(path('M300 214L370 110H850L920 214') + rect(284, 214, 652, 106, 4)) +
    kit.solid(rect(570, 84, 80, 26, 2)) +
    kit.ink(circle(302, 267, 8) + circle(918, 267, 8)) +
    kit.hair(path('M386 196L430 130H790L834 196Z'), 'mute') +
    kit.solid(ports, 1) +
    kit.fill(
      times(
        18,
        (index) => circle(334 + index * 32, 256, 3) + circle(334 + index * 32, 278, 3),
      ).join(''),
    ) +
    kit.light(path(cords), 1.5) +
    kit.light(path('M610 84V0'), 4)
  )
}

const hang = (x1: number, y1: number, x2: number, y2: number) =>
  `M${x1} ${y1}C${x1} ${(y1 + y2) / 2} ${x2} ${(y1 + y2) / 2 - 20} ${x2} ${y2}`

/** Backscatter falls with length; a connection reflects and steps, a splice only steps, the end is noise. */
function measurement(kit: Kit): string {
  const grid: Point[][] = [
    ...times(11, (index): Point[] => [
      [120 + index * 96, 90],
      [120 + index * 96, 570],
    ]),
    ...times(6, (index): Point[] => [
      [120, 90 + index * 96],
      [1080, 90 + index * 96],
    ]),
  ]
  const noise = [0, 22, -14, 30, -6, 18, -26, 12, 34, -10, 20, -18, 28, 4, -22, 16, 30, -8]
  const trace: Point[] = [
    [120, 130],
    [132, 130],
    [140, 205],
    [360, 242],
    [366, 150],
    [374, 150],
    [384, 262],
    [620, 302],
    [630, 318],
    [820, 350],
    [826, 232],
    [836, 232],
    [846, 372],
    [960, 391],
    [966, 190],
    [976, 190],
    [990, 500],
    ...noise.map((value, index): Point => [995 + index * 5, 520 - value]),
  ]
  return (
    kit.solid(rect(120, 90, 960, 480)) +
    kit.hair(strokes(...grid), 'rule', 1) +
    kit.ink(path('M120 90V570H1080')) +
    kit.light(strokes(trace), 2.5) +
    kit.hair(
      strokes(
        [
          [370, 90],
          [370, 570],
        ],
        [
          [625, 90],
          [625, 570],
        ],
        [
          [831, 90],
          [831, 570],
        ],
      ),
      'mute',
      0.75,
    ) +
    kit.text('dB', { x: 98, y: 108, size: 22, anchor: 'end' }) +
    kit.text('km', { x: 1080, y: 606, size: 22, anchor: 'end' })
  )
}

function publication(kit: Kit): string {
  const lines = (x: number, y: number, count: number, size = 300) =>
    times(count, (index): Point[] => [
      [x, y + index * 24],
      [x + (index === count - 1 ? size * 0.6 : size), y + index * 24],
    ])
  return (
    kit.solid(
      path(
        'M600 120C520 84 330 84 180 110V570C330 544 520 544 600 580ZM600 120C680 84 870 84 1020 110V570C870 544 680 544 600 580Z',
      ),
    ) +
    kit.hair(strokes(...lines(230, 300, 9), ...lines(660, 420, 5)), 'mute', 1) +
    kit.ink(
      strokes(
        [
          [230, 176],
          [480, 176],
        ],
        [
          [230, 206],
          [400, 206],
        ],
      ),
      4,
    ) +
    kit.ink(rect(660, 150, 310, 230)) +
    kit.hair(
      circle(815, 265, 80) + line(680, 265, 950, 265) + line(815, 165, 815, 365),
      'mute',
      0.75,
    ) +
    kit.ink(circle(815, 265, 62)) +
    kit.light(
      path('M660 265H775C810 265 810 225 850 225H970M775 265C810 265 810 305 850 305H970'),
      2.5,
    )
  )
}
