import type { Drawing } from './drawing.ts'
import { sheet } from './kit.ts'
import type { Kit } from './kit.ts'
import { circle, curve, line, path, rect, strokes, times } from './shapes.ts'
import type { Point } from './shapes.ts'

const width = 640
const height = 400

/** The four values of the company, each as the thing that shows it. */
export const valuePictures = (kit: Kit): Drawing[] =>
  [
    { name: 'measure', title: 'A micrometer on a fiber of 125 µm', body: micrometer(kit) },
    { name: 'maximum', title: 'Measured losses and the limit on the data sheet', body: limit(kit) },
    {
      name: 'second-visit',
      title: 'A closure opened again: its trays hinge, its slack is long enough',
      body: `<g transform="translate(24 0)">${secondVisit(kit)}</g>`,
    },
    {
      name: 'record',
      title: 'A drawer of test records, one drawn by its serial number',
      body: record(kit),
    },
  ].map(({ name, title, body }) => ({
    file: `storage/stockImages/values/${name}.svg`,
    svg: sheet({ width, height, title, ground: kit.color.ground, body }),
  }))

function micrometer(kit: Kit): string {
  const y = 168
  const graduations = times(17, (index): Point[] => [
    [330 + index * 7, y],
    [330 + index * 7, y - (index % 5 ? 9 : 15)],
  ])
  const thimble = times(8, (index): Point[] => [
    [462, y - 25 + index * 7.2],
    [index % 4 ? 474 : 482, y - 25 + index * 7.2],
  ])
  return (
    kit.solid(
      path(
        `M166 ${y - 22}H120V${y + 30}C120 340 334 340 334 ${y + 30}V${y + 20}H288V${y + 30}C288 268 166 268 166 ${y + 30}Z`,
      ),
    ) +
    kit.solid(rect(166, y - 9, 50.5, 18) + rect(219.5, y - 9, 68.5, 18)) +
    kit.solid(rect(288, y - 22, 174, 44)) +
    kit.hair(
      strokes(...graduations, [
        [330, y],
        [462, y],
      ]),
      'ink',
      1,
    ) +
    kit.solid(
      path(`M450 ${y - 28}L466 ${y - 34}H556V${y + 34}H466L450 ${y + 28}Z`) +
        rect(556, y - 16, 40, 32, 3),
    ) +
    kit.hair(
      strokes(...thimble.map((run): Point[] => run.map(([x, level]) => [x + 4, level]))),
      'ink',
      1,
    ) +
    kit.hair(
      strokes(
        ...times(6, (index): Point[] => [
          [566 + index * 5, y - 16],
          [566 + index * 5, y + 16],
        ]),
      ),
      'mute',
      0.75,
    ) +
    kit.light(path(`M218 0V${height}`), 3)
  )
}

function limit(kit: Kit): string {
  const x0 = 80
  const base = 320
  // A skewed distribution of measured losses, as connectors give it; the last bars stand below the limit.
  const counts = [3, 14, 34, 58, 74, 80, 72, 58, 43, 31, 21, 14, 9, 6, 3, 2]
  const bars = counts
    .map((count, index) => rect(x0 + 20 + index * 24, base - count * 2.6, 24, count * 2.6))
    .join('')
  const end = x0 + 20 + 18 * 24
  return (
    kit.solid(bars) +
    kit.ink(line(x0, base, 580, base)) +
    kit.hair(
      strokes(
        ...times(11, (index): Point[] => [
          [x0 + 20 + index * 48, base],
          [x0 + 20 + index * 48, base + 8],
        ]),
      ),
      'ink',
    ) +
    kit.light(line(end, 60, end, base + 20), 3) +
    kit.text('max.', { x: end + 14, y: 80, size: 20, weight: 600 }) +
    kit.text('dB', { x: 580, y: base + 34, size: 18, anchor: 'end', tone: 'mute' })
  )
}

function secondVisit(kit: Kit): string {
  const tray = (x: number, y: number, turn: number, body = '') =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${kit.solid(rect(0, -10, 250, 12, 3))}${body}</g>`
  const sleeves = kit.ink(times(6, (index) => rect(96 + index * 12, -16, 6, 6, 2)).join(''), 1)
  return (
    kit.solid(rect(130, 300, 330, 26, 3) + rect(110, 318, 370, 14, 3)) +
    kit.solid(rect(150, 120, 26, 180, 3)) +
    tray(176, 292, 0, sleeves) +
    tray(176, 262, 0, sleeves) +
    tray(176, 232, 0, sleeves) +
    tray(176, 198, -38, sleeves) +
    kit.hair(path('M362 196A190 190 0 0 0 322 84'), 'mute') +
    kit.hair(path('M325.3 96.6L322 84L333.4 90.4'), 'mute') +
    kit.ink(rect(230, 332, 18, 40) + rect(300, 332, 18, 40) + rect(370, 332, 18, 40)) +
    kit.light(
      path(
        'M239 400V352C239 330 163 340 163 300V224C163 160 92 148 100 196C106 228 160 212 185 178L268 112',
      ),
      3,
    )
  )
}

function record(kit: Kit): string {
  const card = (index: number) => {
    const x = 150 + index * 16
    const y = 190 - index * 9
    return kit.solid(
      path(
        `M${x} ${y + 130}V${y}H${x + 40 + (index % 3) * 40}V${y - 14}H${x + 90 + (index % 3) * 40}V${y}H${x + 260}V${y + 130}`,
      ),
      1,
    )
  }
  const trace = curve(0, 210, 3, (x) => {
    const events = [70, 150]
    const step = events.filter((event) => x > event).length
    const spike = events.some((event) => x > event - 3 && x <= event + 3) ? 34 : 0
    return x * 0.14 + step * 13 - spike
  })
  const front =
    kit.solid(path('M110 250H430V372H110ZM430 250L560 176V298L430 372M110 250L140 233')) +
    kit.solid(rect(226, 300, 88, 26, 3) + rect(212, 270, 116, 18, 1))
  return (
    kit.solid(path('M110 250L240 176H560L430 250')) +
    times(4, (index) => card(5 - index)).join('') +
    kit.solid(rect(176, 44, 262, 190, 2)) +
    kit.hair(
      strokes(
        ...times(4, (index): Point[] => [
          [200, 92 + index * 28],
          [414, 92 + index * 28],
        ]),
        [
          [200, 84],
          [200, 184],
        ],
      ),
      'rule',
    ) +
    kit.light(strokes(trace.map(([x, y]): Point => [202 + x, 110 + y])), 2) +
    kit.text('No. 0418 2231', { x: 200, y: 72, size: 17, weight: 600 }) +
    front +
    kit.fill(circle(270, 313, 3), 'ink')
  )
}
