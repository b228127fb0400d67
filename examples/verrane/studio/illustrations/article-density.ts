import { articleFolder, articleSize } from './article-size.ts'
import type { Drawing } from './drawing.ts'
import { sheet } from './kit.ts'
import type { Kit } from './kit.ts'
import { line, n, path, rect, times } from './shapes.ts'

/** Pixels for a millimeter. A 19-inch front is 482.6 mm wide; one rack unit is 44.45 mm, its panel 43.7 mm high. */
const scale = 2.24
const front = { width: 482.6 * scale, height: 43.7 * scale }
const left = (1200 - front.width) / 2

/** Outlines in millimeters, as in the models of the product pictures. */
const ports = {
  lc: {
    columns: 24,
    pitch: 13,
    width: 12.6,
    height: 9.3,
    ferrules: [
      [-3.125, 0],
      [3.125, 0],
    ],
  },
  sn: {
    columns: 72,
    pitch: 13 / 3,
    width: 3.9,
    height: 9.3,
    ferrules: [
      [0, -1.55],
      [0, 1.55],
    ],
  },
} as const

export function densityArticle(kit: Kit): Drawing {
  const rows = [
    {
      y: 92,
      name: 'LC duplex',
      count: '72 ports',
      fibers: '144 fibers',
      front: ferrules(kit, ports.lc, 'lc'),
    },
    {
      y: 286,
      name: 'SN',
      count: '216 ports',
      fibers: '432 fibers',
      front: ferrules(kit, ports.sn, 'sn'),
    },
    {
      y: 480,
      name: 'SN-MT, 16 fibers each',
      count: '216 ports',
      fibers: '3,456 fibers',
      front: arrays(kit, 'mt'),
    },
  ]
  const body = rows
    .map(
      ({ y, name, count, fibers, front: drawn }) =>
        `<g transform="translate(${left.toFixed(1)} ${y})">${panel(kit)}${drawn}</g>` +
        kit.text(name, { x: left, y: y - 16, size: 24, weight: 600 }) +
        kit.text(count, { x: 600, y: y - 16, size: 20, anchor: 'middle', tone: 'mute' }) +
        kit.text(fibers, { x: 1200 - left, y: y - 16, size: 24, weight: 600, anchor: 'end' }),
    )
    .join('')
  return {
    file: `${articleFolder}/fiber-density.svg`,
    svg: sheet({
      ...articleSize,
      ground: kit.color.ground,
      title:
        'Three panel fronts of one rack unit, to one scale: 72 LC duplex ports with 144 fibers, 216 SN ports with 432, 216 SN-MT ports with 3,456',
      body: body + kit.measure([left, 612], [left + front.width, 612], '482.6 mm, one rack unit'),
    }),
  }
}

/** A bare front with its ears, slots and three trays. */
function panel(kit: Kit): string {
  const ear = 16 * scale
  const slots = [0, 1].flatMap((side) =>
    [6, 37.7].map((y) => rect((side ? 482.6 - 12 : 4) * scale, y * scale - 4, 8 * scale, 8, 4)),
  )
  const trays = times(3, (index) =>
    rect(ear + 10, (2.2 + index * 13.2) * scale, front.width - 2 * ear - 20, 12.4 * scale, 2),
  )
  return (
    kit.solid(rect(0, 0, front.width, front.height, 2)) +
    kit.ink(slots.join(''), 1) +
    kit.hair(
      line(ear, 0, ear, front.height) +
        line(front.width - ear, 0, front.width - ear, front.height) +
        trays.join(''),
      'mute',
      0.75,
    )
  )
}

type Port = {
  columns: number
  pitch: number
  width: number
  height: number
  ferrules: readonly (readonly [number, number])[]
}

/** A tray's ports in one row; the front repeats it three times. */
const places = ({ columns, pitch }: Port) => {
  const x0 = 482.6 / 2 - ((columns - 1) / 2) * pitch
  return times(columns, (column) => (x0 + column * pitch) * scale)
}

const onTrays = (id: string, body: string) =>
  `<g id="${id}" transform="translate(0 ${n(8.4 * scale)})">${body}</g>` +
  times(2, (index) => `<use href="#${id}" y="${n((index + 1) * 13.2 * scale)}"/>`).join('')

const outlines = (port: Port) => {
  const [width, height] = [port.width * scale, port.height * scale]
  return path(
    places(port)
      .map((x) => `M${n(x - width / 2)} ${n(-height / 2)}h${n(width)}v${n(height)}h${n(-width)}z`)
      .join(''),
  )
}

/** Ferrules of 1.25 mm as dots. */
function ferrules(kit: Kit, port: Port, id: string): string {
  const dots = places(port).flatMap((x) =>
    port.ferrules.map(([dx, dy]) => `M${n(x + dx * scale)} ${n(dy * scale)}h0`),
  )
  return onTrays(id, kit.ink(outlines(port), 0.8) + kit.light(path(dots.join('')), 2.8))
}

/** An array ferrule on edge: 16 fibers at 0.25 mm make a line of 3.75 mm. */
function arrays(kit: Kit, id: string): string {
  const rows = places(ports.sn).map((x) => `M${n(x)} ${n(-1.875 * scale)}v${n(3.75 * scale)}`)
  return onTrays(id, kit.ink(outlines(ports.sn), 0.8) + kit.light(path(rows.join('')), 1.6))
}

/** 2,048 fibers of a row: 15 rack units of LC panels or five of SN, in the same rack. */
export function rackUnits(kit: Kit): Drawing {
  const unit = 34
  const rack = (x: number, filled: number, name: string, note: string) => {
    const width = 300
    const top = 62
    const posts = kit.ink(
      line(x, top - 14, x, top + 15 * unit + 14) +
        line(x + width, top - 14, x + width, top + 15 * unit + 14),
      3,
    )
    const panels = times(15, (index) => {
      const y = top + index * unit
      return index < filled
        ? kit.solid(rect(x, y + 2, width, unit - 4)) +
            kit.hair(
              path(times(3, (row) => `M${x + 26} ${y + 10 + row * 7}h${width - 52}`).join('')),
              'accent',
              2.2,
            )
        : kit.hair(`<path stroke-dasharray="3 5" d="M${x} ${y + unit}h${width}"/>`, 'mute', 0.75)
    })
    return (
      posts +
      panels.join('') +
      kit.text(name, { x, y: 640, size: 24, weight: 600 }) +
      kit.text(note, { x: x + width, y: 640, size: 20, anchor: 'end', tone: 'mute' })
    )
  }
  return {
    file: `${articleFolder}/rack-units.svg`,
    svg: sheet({
      ...articleSize,
      ground: kit.color.ground,
      title: '2,048 fibers take 15 rack units of LC panels or five of SN panels',
      body:
        rack(180, 15, 'LC', '15 rack units') +
        rack(720, 5, 'SN', '5 rack units') +
        kit.measure([1052, 62 + 5 * unit], [1052, 62 + 15 * unit], '10 units', 1),
    }),
  }
}

export const densityFigures = (kit: Kit): Drawing[] => [densityArticle(kit), rackUnits(kit)]
