import type { Drawing } from './drawing.ts'
import { sheet } from './kit.ts'
import type { Kit } from './kit.ts'
import { circle, flow, line, path, rect, strokes, times } from './shapes.ts'
import type { Point } from './shapes.ts'

const width = 1200
const height = 675

/** Six motifs for the news list; each serves every item of its kind. */
export const newsPictures = (kit: Kit): Drawing[] =>
  [
    { name: 'product', title: 'A cassette with eighteen ports, its trunk and its cords', body: product(kit) },
    { name: 'measurement', title: 'Reflectometer trace of a link', body: measurement(kit) },
    { name: 'works', title: 'Elevation of a works with sawtooth roof, drawing tower and chimney', body: works(kit) },
    { name: 'event', title: 'Plan of an exhibition hall with the way to one stand', body: event(kit) },
    { name: 'demo-trailer', title: 'Demonstration trailer with a rack, a pole section and a splicing bench', body: trailer(kit) },
    { name: 'publication', title: 'An open paper with a figure', body: publication(kit) },
  ].map(({ name, title, body }) => ({
    file: `content/storage/stockImages/news/${name}.svg`,
    svg: sheet({ width, height, title, ground: kit.color.ground, body }),
  }))

function product(kit: Kit): string {
  const ports = times(18, (index) => rect(322 + index * 32, 236, 24, 62, 2)).join('')
  const cords = times(18, (index) => flow2(334 + index * 32, 300, 200 + index * 47, 675)).join('')
  return (
    kit.solid(path('M300 214L370 110H850L920 214') + rect(284, 214, 652, 106, 4)) +
    kit.solid(rect(570, 84, 80, 26, 2)) +
    kit.ink(circle(302, 267, 8) + circle(918, 267, 8)) +
    kit.hair(path('M386 196L430 130H790L834 196Z'), 'mute') +
    kit.solid(ports, 1) +
    kit.fill(times(18, (index) => circle(334 + index * 32, 256, 3) + circle(334 + index * 32, 278, 3)).join('')) +
    kit.light(path(cords), 1.5) +
    kit.light(path('M610 84V0'), 4)
  )
}

const flow2 = (x1: number, y1: number, x2: number, y2: number) =>
  `M${x1} ${y1}C${x1} ${(y1 + y2) / 2} ${x2} ${(y1 + y2) / 2 - 20} ${x2} ${y2}`

/** Backscatter falls with length; a connection reflects and steps, a splice only steps, the end is noise. */
function measurement(kit: Kit): string {
  const grid: Point[][] = [
    ...times(11, (index): Point[] => [[120 + index * 96, 90], [120 + index * 96, 570]]),
    ...times(6, (index): Point[] => [[120, 90 + index * 96], [1080, 90 + index * 96]]),
  ]
  const noise = [0, 22, -14, 30, -6, 18, -26, 12, 34, -10, 20, -18, 28, 4, -22, 16, 30, -8]
  const trace: Point[] = [
    [120, 130], [132, 130], [140, 205], [360, 242], [366, 150], [374, 150], [384, 262],
    [620, 302], [630, 318], [820, 350], [826, 232], [836, 232], [846, 372], [960, 391], [966, 190], [976, 190], [990, 500],
    ...noise.map((value, index): Point => [995 + index * 5, 520 - value]),
  ]
  return (
    kit.solid(rect(120, 90, 960, 480)) +
    kit.hair(strokes(...grid), 'rule', 1) +
    kit.ink(path('M120 90V570H1080')) +
    kit.light(strokes(trace), 2.5) +
    kit.hair(strokes([[370, 90], [370, 570]], [[625, 90], [625, 570]], [[831, 90], [831, 570]]), 'mute', 0.75) +
    kit.text('dB', { x: 98, y: 108, size: 22, anchor: 'end' }) +
    kit.text('km', { x: 1080, y: 606, size: 22, anchor: 'end' })
  )
}

function works(kit: Kit): string {
  const roof = `M300 560V430${times(6, (index) => `V350L${410 + index * 110} 430`).join('')}V560Z`
  return (
    kit.hair(line(0, 560, 1200, 560), 'ink', 1.5) +
    kit.solid(path('M1010 560V120H1110V560') + rect(1000, 104, 120, 16)) +
    kit.hair(strokes(...times(7, (index): Point[] => [[1030, 180 + index * 52], [1090, 180 + index * 52]])), 'mute') +
    kit.solid(path('M150 560L164 150H206L220 560Z') + rect(158, 138, 54, 12)) +
    kit.hair(strokes([[162, 206], [208, 206]], [[161, 222], [209, 222]]), 'mute') +
    kit.solid(path(roof)) +
    kit.hair(strokes(...times(6, (index): Point[] => [[300 + index * 110 + 14, 420], [300 + index * 110 + 14, 368]])), 'mute') +
    kit.solid(times(5, (index) => rect(340 + index * 116, 470, 70, 44)).join('') + rect(920, 470, 56, 90)) +
    kit.light(path('M1060 120V530C1060 575 1040 610 1000 610H0'), 2.5)
  )
}

function event(kit: Kit): string {
  const blocks: string[] = []
  const inner: string[] = []
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 5; column++) {
      const x = 190 + column * 172
      const y = 120 + row * 158
      if (row === 1 && column === 3) continue
      const wide = (row + column) % 3 === 0
      blocks.push(wide ? rect(x, y, 132, 106, 2) : rect(x, y, 60, 106, 2) + rect(x + 72, y, 60, 106, 2))
      inner.push(wide ? rect(x + 44, y + 36, 44, 34) : line(x, y + 52, x + 60, y + 52) + line(x + 72, y + 70, x + 132, y + 70))
    }
  }
  return (
    kit.fill(rect(130, 70, 960, 535), 'paper') +
    kit.ink(path('M610 640V605H130V70H1090V605H690V640'), 2) +
    kit.ink(blocks.join('')) +
    kit.hair(inner.join(''), 'mute', 0.75) +
    kit.solid(rect(706, 278, 132, 106, 2), 3) +
    kit.hair(strokes(...times(12, (index): Point[] => [[150 + index * 80, 70], [150 + index * 80, 82]])), 'mute') +
    kit.light(path('M650 675V580C650 556 690 556 690 530V360C690 331 700 331 740 331'), 3) +
    kit.fill(circle(752, 331, 9), 'accent')
  )
}

function trailer(kit: Kit): string {
  const wheel = (x: number) => kit.solid(circle(x, 520, 46)) + kit.ink(circle(x, 520, 20)) + kit.fill(circle(x, 520, 4))
  return (
    kit.hair(line(60, 566, 1140, 566), 'ink', 1.5) +
    kit.solid(rect(170, 150, 800, 350, 6)) +
    kit.solid(path('M970 470H1080L1100 486V500H970') + rect(1086, 500, 14, 66) + path('M1100 486l26-8v16z')) +
    kit.solid(path('M240 150L214 84H826L800 150Z') + rect(240, 190, 560, 260, 2)) +
    kit.solid(rect(280, 206, 110, 244) + rect(452, 350, 150, 10) + path('M466 360V450M588 360V450')) +
    kit.ink(times(9, (index) => rect(290, 218 + index * 25, 90, 17, 1)).join(''), 1) +
    kit.solid(rect(496, 318, 60, 32, 3) + path('M506 318l10-14h20l10 14')) +
    kit.solid(rect(690, 190, 20, 260) + path('M650 232H750V242H650Z') + rect(716, 300, 44, 64, 3)) +
    kit.solid(rect(850, 220, 84, 280, 2)) +
    kit.ink(circle(862, 366, 4)) +
    kit.hair(strokes([[170, 470], [850, 470]]), 'mute') +
    wheel(420) + wheel(530) +
    kit.light(path('M380 226C430 226 420 336 496 336M556 336C640 336 640 228 690 228M710 228C736 228 738 270 738 300M738 364C738 440 840 400 970 400H1200'), 2.5)
  )
}

function publication(kit: Kit): string {
  const lines = (x: number, y: number, count: number, size = 300) =>
    times(count, (index): Point[] => [[x, y + index * 24], [x + (index === count - 1 ? size * 0.6 : size), y + index * 24]])
  return (
    kit.solid(path('M600 120C520 84 330 84 180 110V570C330 544 520 544 600 580ZM600 120C680 84 870 84 1020 110V570C870 544 680 544 600 580Z')) +
    kit.hair(strokes(...lines(230, 300, 9), ...lines(660, 420, 5)), 'mute', 1) +
    kit.ink(strokes([[230, 176], [480, 176]], [[230, 206], [400, 206]]), 4) +
    kit.ink(rect(660, 150, 310, 230)) +
    kit.hair(circle(815, 265, 80) + line(680, 265, 950, 265) + line(815, 165, 815, 365), 'mute', 0.75) +
    kit.ink(circle(815, 265, 62)) +
    kit.light(path('M660 265H775C810 265 810 225 850 225H970M775 265C810 265 810 305 850 305H970'), 2.5)
  )
}
