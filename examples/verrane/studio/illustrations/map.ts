import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { feature } from 'topojson-client'
import type { Drawing } from './drawing.ts'
import { modules } from '../places.ts'
import { sheet } from './kit.ts'
import type { Kit } from './kit.ts'
import { circle, n, path as draw } from './shapes.ts'
import type { Point } from './shapes.ts'

export const mapFile = 'storage/stockImages/map/offices.svg'
const width = 1200
const height = 560

export const offices = [
  { id: 'us', name: 'New Jersey', longitude: -74.2, latitude: 40.7 },
  { id: 'nl', name: 'Netherlands', longitude: 4.9, latitude: 52.4 },
  { id: 'cn', name: 'Nanjing', longitude: 118.8, latitude: 32.1 },
  { id: 'jp', name: 'Tokyo', longitude: 139.7, latitude: 35.7 },
  { id: 'ph', name: 'Manila', longitude: 121, latitude: 14.6 },
]

/** Land of Natural Earth (public domain) as level hairlines, the offices joined by the line of light. */
export function officeMap(kit: Kit): Drawing {
  const rows: string[] = []
  const step = 5.2
  const outlines = readLand()
  for (let y = step; y < height; y += step) {
    for (const [from, to] of spans(outlines, y)) {
      if (to - from > 1.2) rows.push(`M${n(from)} ${n(y)}H${n(to)}`)
    }
  }
  const [us, nl, ...east] = offices.map(({ longitude, latitude }) => project(longitude, latitude))
  if (!us || !nl) throw new Error('the map needs its first two offices')
  // As the cables run: over the Atlantic first, then on from Europe to the three in the east.
  const over = `M${at(us)}C${n(us[0] + 70)} ${n(us[1] - 62)} ${n(nl[0] - 80)} ${n(nl[1] - 40)} ${at(nl)}`
  const onward = east
    .map(([x, y]) => `M${at(nl)}C${n(nl[0] + 150)} ${n(nl[1])} ${n(x - 190)} ${n(y)} ${at([x, y])}`)
    .join('')
  const points = [us, nl, ...east]
  const body =
    kit.hair(draw(rows.join('')), 'mute', 1).replace('<g ', '<g opacity=".55" ') +
    kit.light(draw(over + onward), 2) +
    `<g fill="${kit.color.paper}" stroke="${kit.color.accent}" stroke-width="2">${points.map(([x, y]) => circle(x, y, 5)).join('')}</g>`
  return {
    file: mapFile,
    svg: sheet({
      width,
      height,
      title: 'World map with the offices in New Jersey, the Netherlands, Nanjing, Tokyo and Manila',
      body,
    }),
  }
}

const at = ([x, y]: Point) => `${n(x)} ${n(y)}`

/** The record that lets a page place its own labels over the map. */
export function officeRecord(): string {
  const records = offices
    .map(({ id, name, longitude, latitude }) => {
      const [x, y] = project(longitude, latitude)
      return `    { id: '${id}', name: '${name}', x: ${((100 * x) / width).toFixed(2).replace(/\.?0+$/, '')}, y: ${((100 * y) / height).toFixed(2).replace(/\.?0+$/, '')} },`
    })
    .join('\n')
  return `/** Where the offices are on the map, in percent of its width and height. Made by studio/illustrations/map.ts. */
export const officeMap = {
  picture: 'stockImages/map/offices.svg',
  width: ${width},
  height: ${height},
  places: [
${records}
  ],
}
`
}

/** Equal Earth (Šavrič, Patterson and Jenny, 2018): areas are true, and the outline is calm. */
export function project(longitude: number, latitude: number): Point {
  const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796]
  const turn = Math.PI / 180
  const theta = Math.asin((Math.sqrt(3) / 2) * Math.sin(latitude * turn))
  const t2 = theta * theta
  const t6 = t2 ** 3
  const slope = 9 * a4 * t6 * t2 + 7 * a3 * t6 + 3 * a2 * t2 + a1
  const x = (2 * Math.sqrt(3) * (longitude - 11) * turn * Math.cos(theta)) / (3 * slope)
  const y = theta * (a4 * t6 * t2 + a3 * t6 + a2 * t2 + a1)
  const scale = 228
  return [width / 2 + x * scale, 300 - y * scale]
}

function readLand(): Point[][] {
  const file = join(modules, 'world-atlas/land-50m.json')
  const topology = JSON.parse(readFileSync(file, 'utf8')) as { objects: { land: unknown } }
  const { features } = feature(topology, topology.objects.land)
  return features
    .flatMap(({ geometry }) => geometry.coordinates.flat())
    .filter((ring) => ring.some(([, latitude]) => latitude > -60) && !crosses(ring))
    .map((ring) => {
      // The map ends at 169° W, so that the far east of Asia stays in one piece.
      const turn = ring.every(([longitude]) => longitude < -168) ? 360 : 0
      return ring.map(([longitude, latitude]) => project(longitude + turn, latitude))
    })
}

/** Small islands on the date line have corners on both edges of the map. */
const crosses = (ring: [number, number][]) => {
  const longitudes = ring.map(([longitude]) => longitude)
  return ring.length < 60 && Math.max(...longitudes) - Math.min(...longitudes) > 300
}

/** Where the level line at y lies on land: pairs of x, by the even-odd rule. */
function spans(rings: Point[][], y: number): [number, number][] {
  const crossings: number[] = []
  for (const ring of rings) {
    for (const [index, [x2, y2]] of ring.entries()) {
      const [x1, y1] = ring.at(index - 1) ?? [x2, y2]
      if (y1 > y !== y2 > y) crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
    }
  }
  crossings.sort((a, b) => a - b)
  const pairs: [number, number][] = []
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    pairs.push([crossings[index] ?? 0, crossings[index + 1] ?? 0])
  }
  return pairs
}
