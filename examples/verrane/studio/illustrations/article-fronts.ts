import { articleFolder, articleSize } from './article-size.ts'
import type { Drawing } from './drawing.ts'
import { sheet } from './kit.ts'
import type { Kit } from './kit.ts'
import { at, circle, flow, path, rect } from './shapes.ts'

/** Pixels for a millimeter. */
const scale = 18
const mm = (value: number) => value * scale
/** A double-density module and its bezel opening, in millimeters. */
const front = { width: 18.35, height: 8.5 }

type Ports = {
  name: string
  links: string
  /** Middles of the ports, their outline, and where each has its ferrules. */
  at: number[]
  width: number
  height: number
  ferrules: [x: number, y: number][]
}

const kinds: Ports[] = [
  {
    name: 'LC duplex',
    links: 'One link',
    at: [0],
    width: 12.6,
    height: 6.4,
    ferrules: [
      [-3.125, 0],
      [3.125, 0],
    ],
  },
  {
    name: 'CS',
    links: 'Two links',
    at: [-4.3, 4.3],
    width: 7.6,
    height: 6.4,
    ferrules: [
      [-1.9, 0],
      [1.9, 0],
    ],
  },
  {
    name: 'SN',
    links: 'Four links',
    at: [-6.5, -2.1667, 2.1667, 6.5],
    width: 3.9,
    height: 7.6,
    ferrules: [
      [0, -1.55],
      [0, 1.55],
    ],
  },
]

/** One module front with one, two or four duplex ports, and the links that leave it. */
export function moduleFronts(kit: Kit): Drawing {
  const y = 220
  const body = kinds.map((kind, index) => {
    const x = 230 + index * 370
    return (
      links(kit, kind, x, y + mm(front.height / 2)) +
      at(x, y, module(kit, kind)) +
      kit.text(kind.name, { x, y: 100, size: 24, weight: 600, anchor: 'middle' }) +
      kit.text(kind.links, { x, y: 566, size: 20, anchor: 'middle' })
    )
  })
  const left = 230 - mm(front.width / 2)
  return {
    file: `${articleFolder}/module-fronts.svg`,
    svg: sheet({
      ...articleSize,
      ground: kit.color.ground,
      title:
        'Front of a double-density transceiver module, 18.35 mm wide: with one LC duplex port, two CS ports or four SN ports',
      body:
        body.join('') +
        kit.measure([left, 606], [left + mm(front.width), 606], '18.35 mm') +
        kit.text('Ferrule 1.25 mm in all three, to one scale', {
          x: 970 + mm(front.width / 2),
          y: 633,
          size: 20,
          anchor: 'end',
          tone: 'mute',
        }),
    }),
  }
}

const block = (x: number, y: number, width: number, height: number) =>
  rect(mm(x - width / 2), mm(y - height / 2), mm(width), mm(height), mm(0.3))

function module(kit: Kit, { at: middles, width, height, ferrules }: Ports): string {
  const places = middles.flatMap((x) => ferrules.map(([dx, dy]) => [x + dx, dy] as const))
  return (
    kit.solid(
      rect(mm(-front.width / 2), mm(-front.height / 2), mm(front.width), mm(front.height), 3),
    ) +
    kit.ink(middles.map((x) => block(x, 0, width, height)).join(''), 1) +
    kit.solid(places.map(([x, dy]) => circle(mm(x), mm(dy), mm(0.625))).join('')) +
    kit.fill(places.map(([x, dy]) => circle(mm(x), mm(dy), 2.3)).join(''), 'accent')
  )
}

/** Each port's link runs down to a neighbor of its own. */
function links(kit: Kit, { at: middles }: Ports, x: number, top: number): string {
  const spread = middles.length > 2 ? 5 : 6
  const ends = middles.map((middle, index) => ({
    from: x + mm(middle),
    to: x + mm((index - (middles.length - 1) / 2) * spread),
  }))
  const lines = ends.map(({ from, to }) => sideways(flow(top, from, 488, to)))
  return (
    kit.light(path(lines.join('')), 2) +
    kit.solid(ends.map(({ to }) => rect(to - 22, 488, 44, 36, 3)).join(''))
  )
}

/** The line of light runs level; here it runs down, so its coordinates change places. */
const sideways = (d: string) => d.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, '$2 $1')
